"""The guided first deals: what they show, that what they say is so, and how another card is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach.guided import Guide, GuidedDeal, Moment, Remark, guided_deal, guided_games, reminder, task
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.engine import Action, Card, Match, Play
from belote_desktop.engine.events import TrickWon
from belote_desktop.models.match.seating import settled_view, shown_step

GAMES = ("classic", "coinche", "belot-bg", "baloot", "decouverte")
EARLY = {"cards", "company", "auction", "trumps", "lead", "follow", "trick"}
LATE = {"counting", "last_trick", "result"}


@dataclass(frozen=True)
class Told:
    """A moment of a guided deal with what is said of it."""

    match: Match
    at: Moment
    remarks: dict[str, Remark]
    action: Action | None


def deal_of(game: str) -> GuidedDeal:
    found = guided_deal(game)
    assert found is not None
    return found


def told(deal: GuidedDeal) -> Iterator[Told]:
    """Every moment of the deal, played out by players who play soundly."""
    match, guide, at = deal.start(), Guide(), Moment((), engine.view(deal.start(), LEARNER))
    position = 0
    while True:
        mine = not match.deals and engine.to_act(match) == LEARNER
        at = Moment(at.events, at.view, deal.action(match, position) if mine else None)
        remarks = {notion.id: remark for notion, remark in guide.remarks(at)}
        guide = guide.after(remarks)
        if match.deals:
            yield Told(match, at, remarks, None)
            return
        seat = engine.to_act(match)
        action = deal.action(match, position) or players.get("club").choose(engine.view(match, seat), seed=1)
        yield Told(match, at, remarks, action)
        match, events = engine.apply(match, action)
        position += 1
        step, _ = shown_step(match, LEARNER, tuple(events), position)
        at = Moment(step.events, step.view)


def test_five_games_have_a_guided_deal() -> None:
    assert set(guided_games()) == set(GAMES)
    assert guided_games()[0] == "classic"


@pytest.mark.parametrize("game", GAMES)
def test_every_notion_is_met_once(game: str) -> None:
    met = [notion for moment in told(deal_of(game)) for notion in moment.remarks]
    assert len(met) == len(set(met))
    rules = variants.get(game)
    wanted = EARLY | LATE | ({"belote"} if rules.belote.belote else set())
    assert wanted <= set(met)


@pytest.mark.parametrize("game", GAMES)
def test_the_set_part_shows_the_first_notions(game: str) -> None:
    deal = deal_of(game)
    moments = list(told(deal))[: len(deal.actions) + 1]
    assert {notion for moment in moments for notion in moment.remarks} >= EARLY


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_makes_a_contract_of_the_own_side(game: str) -> None:
    match = list(told(deal_of(game)))[-1].match
    settled = match.deals[0]
    assert settled.contract is not None
    assert settled.contract.declarer == LEARNER
    assert settled.score.result is engine.Result.MADE


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_is_short(game: str) -> None:
    for moment in told(deal_of(game)):
        for remark in moment.remarks.values():
            assert 1 <= len(remark.sentences) <= 3
            assert len(" ".join(map(str, remark.sentences))) <= 230


@pytest.mark.parametrize("game", GAMES)
def test_the_card_a_remark_is_about_lies_on_the_table_or_in_my_hand(game: str) -> None:
    for moment in told(deal_of(game)):
        view = moment.at.view
        seen = {*view.hand, *(view.trick.cards if view.trick else ()), view.turn_up}
        for remark in moment.remarks.values():
            assert not isinstance(remark.about, Card) or remark.about in seen


@pytest.mark.parametrize("game", GAMES)
def test_the_first_trick_is_told_as_it_was(game: str) -> None:
    moment = next(each for each in told(deal_of(game)) if "trick" in each.remarks)
    won = moment.at.happened(TrickWon)
    assert won is not None
    remark = moment.remarks["trick"]
    assert remark.about == won.seat
    assert any(message.count == won.points for message in remark.sentences)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_set_deal_goes_on_with_is_asked_for(game: str) -> None:
    """At each decision of the set part some remark or task names the learner's next action."""
    for moment in told(deal_of(game)):
        wanted = moment.at.next_action
        if wanted is None:
            continue
        asked = task(moment.at)
        assert asked is not None
        if isinstance(wanted, Play):
            assert asked.about == wanted.card
            for remark in moment.remarks.values():
                said = [fact for sentence in remark.sentences for fact in sentence.facts.values()]
                assert not isinstance(remark.about, Card) or remark.about in (wanted.card, *said)


@pytest.mark.parametrize("game", GAMES)
def test_another_card_is_answered_with_the_card_to_play(game: str) -> None:
    answered = 0
    for moment in told(deal_of(game)):
        wanted = moment.at.next_action
        others = [action for action in moment.at.view.lawful if isinstance(action, Play) and action != wanted]
        if isinstance(wanted, Play) and others:
            remark = reminder(moment.at.view, wanted, others[0])
            assert remark.about == wanted.card
            assert wanted.card in remark.sentences[-1].facts.values()
            answered += 1
    assert answered > 0


def test_the_settled_deal_is_seen_as_it_lies() -> None:
    last = list(told(deal_of("classic")))[-1]
    assert last.at.view == settled_view(last.match, LEARNER)
    assert set(last.remarks) == {"result"}
