"""What is said in Belote Découverte, where a player who shows no card of a suit may uncover one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

from belote_desktop import engine, variants
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.coach.ideas.card_ideas import ideas_on
from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.engine import Card, CardSet, Message, in_english
from belote_desktop.players.knowledge import Knowledge
from tests.coach.strategy.test_chapters import findings
from tests.coach.test_guided import deal_of, told

GAME = "decouverte"
POSITIONS = 300


@cache
def argued() -> tuple[tuple[str, Knowledge, Message], ...]:
    """What the ideas say of the cards in some positions, with what the seat knows."""
    return tuple(_argued())


def _argued() -> Iterator[tuple[str, Knowledge, Message]]:
    for match in islice(Deals(variants.get(GAME), 5).positions(), POSITIONS):
        seat = engine.to_act(match)
        view = engine.view(match, seat)
        if seat is None or view.contract is None or not view.lawful:
            continue
        at = Knowledge(view, view.contract, seat)
        for idea in ideas_on(at):
            for card in at.legal:
                message = idea.argues(at, card)
                if message is not None:
                    yield idea.name, at, message


def opened(at: Knowledge) -> CardSet:
    """The opponent's open cards."""
    return CardSet(stack.top for stack in at.view.stacks[1 - at.seat] if stack.top is not None)


def test_an_idea_says_of_no_player_that_a_suit_is_missing_but_that_it_is_not_open() -> None:
    said = [in_english(message) for _, _, message in argued()]
    assert not any(" void" in each for each in said)
    assert any("your opponent has no open card in that suit and can ruff" in each for each in said)
    assert any(": a lead of that suit may cost the taker a trump." in each for each in said)
    assert all("has no open card in" in each for each in said if "may cost the taker" in each)


def test_no_idea_promises_a_ruff_in_a_suit_that_a_covered_card_may_be_of() -> None:
    told_of = {idea for idea, _, _ in argued()}
    assert "avoid_the_ruff" in told_of
    assert told_of.isdisjoint({"make_void", "shortest_suit", "empty_a_suit"})


def test_only_an_open_trump_is_said_to_beat_yours() -> None:
    above = [
        (at, card)
        for idea, at, message in argued()
        if idea in ("draw_low", "drive_trump_out")
        for card in _cards(message.facts.get("above", ()))
    ]
    assert above
    assert all(card in opened(at) for at, card in above)


def _cards(fact: object) -> tuple[Card, ...]:
    return tuple(fact) if isinstance(fact, (CardSet, tuple)) else ()


def test_trumps_that_lie_covered_are_not_said_to_be_drawn() -> None:
    counted = [(at, message) for idea, at, message in argued() if idea == "count_trumps"]
    assert any("unseen" in message.facts for _, message in counted)
    for at, message in counted:
        assert "Among your open cards: " in in_english(message)
        trumps = at.out.suited(at.trump) if at.trump is not None else CardSet()
        assert trumps <= opened(at)
        assert message.facts.get("unseen", 0) == len(trumps)


def test_a_chapter_speaks_of_open_cards_and_of_the_trumps_your_opponent_has() -> None:
    said = {
        chapter: [in_english(message) for message in (finding.why, *finding.bad.values())]
        for chapter, _, finding in findings(GAME)
    }
    assert not any(" void" in each for sentences in said.values() for each in sentences)
    assert any("has no open card in that suit and can ruff" in each for each in said["not-into-a-ruff"])
    assert any("to ruff with. Draw trumps first." in each for each in said["draw-trumps"])
    assert not any("can still be ruffed" in each for each in said["draw-trumps"])


def test_the_guided_deal_says_you_and_names_open_cards() -> None:
    """You play alone: no side is spoken of, and the turn-up stays where it lies."""
    moments = list(told(deal_of(GAME)))
    sentences = [each for moment in moments for remark in moment.remarks.values() for each in remark.sentences]
    said = [each.to_player or str(each) for each in sentences]
    assert "You are the taker and must win more than half of the points." in said
    assert not any(" side" in each for each in said)
    assert not any("You have no " in each for each in said if "open" not in each and "partner" not in each)
    call = next(moment for moment in moments if "call" in moment.remarks)
    trumps = call.remarks["call"].sentences[0].facts["cards"]
    assert isinstance(trumps, tuple)
    assert trumps
    assert set(trumps) <= set(engine.view(call.match, LEARNER).hand)


def test_the_taker_draws_open_trumps_with_a_card_that_only_a_covered_one_could_beat() -> None:
    first_lead = next(each for each in told(deal_of(GAME)) if "lead" in each.remarks)
    said = [in_english(sentence) for sentence in first_lead.remarks["lead"].sentences]
    assert "Draw trumps from the top: your opponent may still ruff with Q♣." in said
