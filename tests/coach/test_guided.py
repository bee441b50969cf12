"""The guided first deals: what they show, that what they say is so, and how another card is answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach.advice import advise
from belote_desktop.coach.guided import (
    NOTIONS,
    Guide,
    GuidedDeal,
    Moment,
    Remark,
    guided_deal,
    guided_games,
    reminder,
    task,
)
from belote_desktop.coach.guided.deals import LEARNER
from belote_desktop.coach.guided.tricks import best_card
from belote_desktop.coach.questions import question
from belote_desktop.engine import Action, Card, Match, Play
from belote_desktop.engine.events import CardPlayed, TrickWon
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.match.seating import settled_view, shown_step

GAMES = ("classic", "coinche", "belot-bg", "baloot", "decouverte")
EARLY = {
    "aim", "cards", "company", "auction", "trump_order", "side_order", "call", "trumps", "lead", "follow", "trick",
}  # fmt: skip
LATE = {"counting", "last_trick", "result"}


@dataclass(frozen=True)
class Told:
    """A moment of a guided deal with what is said of it."""

    match: Match
    at: Moment
    remarks: dict[str, Remark]
    action: Action | None
    new: frozenset[str] = frozenset()
    """The ids of the notions that come up for the first time."""


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
        new = frozenset(remarks) - guide.told
        guide = guide.after(remarks)
        if match.deals:
            yield Told(match, at, remarks, None, new)
            return
        seat = engine.to_act(match)
        action = deal.action(match, position) or players.get("club").choose(engine.view(match, seat), seed=1)
        yield Told(match, at, remarks, action, new)
        match, events = engine.apply(match, action)
        position += 1
        step, _ = shown_step(match, LEARNER, tuple(events), position)
        at = Moment(step.events, step.view)


def test_five_games_have_a_guided_deal() -> None:
    assert set(guided_games()) == set(GAMES)
    assert guided_games()[0] == "classic"


@pytest.mark.parametrize("game", GAMES)
def test_every_notion_is_met_once(game: str) -> None:
    met = [notion for moment in told(deal_of(game)) for notion in moment.new]
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


@pytest.mark.parametrize(
    ("game", "points"),
    [
        ("classic", "at least half of the points"),
        ("coinche", "130 points"),
        ("belot-bg", "more than half of the points"),  # half is held over
        ("baloot", "more than half of the points"),  # half fails
        ("decouverte", "more than half of the points"),
    ],
)
def test_the_taker_is_told_the_points_that_make_the_contract(game: str, points: str) -> None:
    told_of = [str(each.remarks["trumps"].sentences[-1]) for each in told(deal_of(game)) if "trumps" in each.remarks]
    assert len(told_of) == 1
    assert points in told_of[0]


@pytest.mark.parametrize("game", ["classic", "decouverte"])
@pytest.mark.parametrize(("tie", "points"), [("made", "at least half of"), ("fail", "more than half of")])
def test_the_hint_asks_for_as_many_points_as_the_guide(game: str, tie: str, points: str) -> None:
    rules = variants.get(game, tie=tie)
    view = engine.view(engine.start(rules, 1, dealer=rules.table.seats - 1), LEARNER)
    duty = next(notion for notion in NOTIONS if notion.id == "auction").remark(Moment((), view))
    assert duty is not None
    assert points in str(duty.sentences[-1])
    assert points in str(question(view))


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_is_short(game: str) -> None:
    for moment in told(deal_of(game)):
        for remark in moment.remarks.values():
            assert 1 <= len(remark.sentences) <= 3
            assert len(" ".join(map(str, remark.sentences))) <= 240


@pytest.mark.parametrize("game", GAMES)
def test_the_card_a_remark_is_about_lies_on_the_table_or_in_my_hand(game: str) -> None:
    for moment in told(deal_of(game)):
        view = moment.at.view
        won = moment.at.happened(TrickWon)
        trick = (*(view.trick.cards if view.trick else ()), *(won.cards if won else ()))
        seen = {*view.hand, *trick, view.turn_up}
        for remark in moment.remarks.values():
            assert not isinstance(remark.about, Card) or remark.about in seen


@pytest.mark.parametrize("game", GAMES)
def test_the_first_trick_is_told_as_it_was(game: str) -> None:
    moment = next(each for each in told(deal_of(game)) if "trick" in each.remarks)
    won = moment.at.happened(TrickWon)
    assert won is not None
    remark = moment.remarks["trick"]
    assert remark.about == best_card(moment.at.view, won)
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
                played = [event.card for event in moment.at.all_happened(CardPlayed)]
                assert not isinstance(remark.about, Card) or remark.about in (wanted.card, *said, *played)


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
    assert "result" in last.remarks
    assert last.new == {"result"}


@pytest.mark.parametrize("game", GAMES)
def test_something_is_said_of_every_trick_its_winner_and_its_points_among_it(game: str) -> None:
    tricks = [(each, won) for each in told(deal_of(game)) if (won := each.at.happened(TrickWon)) is not None]
    assert len(tricks) == variants.get(game).hand_size
    for moment, won in tricks:
        remark = moment.remarks["trick"]
        assert any(message.count == won.points for message in remark.sentences)
        assert remark.about == best_card(moment.at.view, won)


@pytest.mark.parametrize("game", GAMES)
def test_why_a_trick_was_won_is_told_of_the_first_four_and_of_every_ruff(game: str) -> None:
    for moment in told(deal_of(game)):
        if (won := moment.at.happened(TrickWon)) is None:
            continue
        best = best_card(moment.at.view, won)
        is_told = best in moment.remarks["trick"].sentences[0].facts.values()
        assert is_told == (won.number <= 4 or best.suit is not won.cards[0].suit)


@pytest.mark.parametrize("game", GAMES)
def test_how_the_points_stand_is_told_only_after_the_last_tricks(game: str) -> None:
    """A deal of sixteen tricks would take more than seven minutes if it were told after each of eight."""
    standing = [
        won.number
        for moment in told(deal_of(game))
        if (won := moment.at.happened(TrickWon)) is not None
        and any("ours" in message.facts for message in moment.remarks["trick"].sentences)
    ]
    assert standing
    assert set(standing) <= set(range(variants.get(game).hand_size - 3, variants.get(game).hand_size))


@pytest.mark.parametrize("game", GAMES)
def test_the_trumps_that_are_left_are_counted_rightly(game: str) -> None:
    for moment in told(deal_of(game)):
        said = [each for remark in moment.remarks.values() for each in remark.sentences if "still hold" in each.source]
        contract = moment.at.view.contract
        for message in said:
            assert moment.match.deal is not None
            assert contract is not None
            others = [moment.match.deal.hand(seat) for seat in range(1, variants.get(game).table.seats)]
            assert message.count == sum(card.suit is contract.trump for hand in others for card in hand)


@pytest.mark.parametrize("game", GAMES)
def test_both_orders_are_shown_before_the_learner_calls(game: str) -> None:
    asked = next(each for each in told(deal_of(game)) if "call" in each.remarks)
    ids = list(asked.remarks)
    assert ids.index("trump_order") < ids.index("side_order") < ids.index("call")
    trumps, side = asked.remarks["trump_order"].row, asked.remarks["side_order"].row
    assert [str(each.card)[0] for each in trumps] == list("J9ATKQ87")
    assert [each.note for each in trumps] == [20, 14, 11, 10, 4, 3, 0, 0]
    assert [str(each.card)[0] for each in side] == list("ATKQJ987")
    assert [each.note for each in side] == [11, 10, 4, 3, 2, 0, 0, 0]
    assert trumps[0].card.suit is not side[0].card.suit


def test_what_the_learner_declares_and_the_pair_of_belote_are_named_and_lifted_in_the_hand() -> None:
    said = [remark for each in told(deal_of("classic")) for remark in each.remarks.values()]
    declared = [each for each in said if each.title.source == "A declaration"]
    mine = [each for each in declared if each.lifted]
    assert ["".join(map(str, each.lifted)) for each in mine] == ["JDTD9D"]
    assert str(mine[0].about) == "TD", "in the middle of them"
    assert mine[0].sentences[0].facts["cards"] == mine[0].lifted
    shown = next(each for each in said if each.title.source == "Which declarations score?")
    assert shown.lifted == mine[0].lifted
    pair = next(each for each in said if each.title.source == "King and queen of trumps")
    assert [str(card) for card in pair.sentences[0].facts["cards"]] == ["KD", "QD"]  # type: ignore[attr-defined]
    assert pair.lifted == (), "they are another player's"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_asked_for_with_an_action_the_rules_allow(game: str) -> None:
    """After the set part too, where the learner chooses freely and gets advice."""
    for moment in told(deal_of(game)):
        if moment.action is None or not moment.at.is_my_turn:
            continue
        advice = None if moment.at.next_action else advise(moment.at.view, pace=0.1)
        asked = task(Moment((), moment.at.view, moment.at.next_action, advice))
        assert asked is not None
        assert asked.sentences
        assert not isinstance(asked.about, Card) or Play(asked.about) in moment.at.view.lawful


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_the_set_deal_has_a_reason(game: str) -> None:
    """A choice is asked for with a reason, the card last; where there is no choice, that is said."""
    for moment in told(deal_of(game)):
        wanted = moment.at.next_action
        if isinstance(wanted, Play) and sum(isinstance(each, Play) for each in moment.at.view.lawful) > 1:
            asked = task(moment.at)
            assert asked is not None
            assert len(asked.sentences) == 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_the_set_deal_is_as_good_as_the_best_that_the_search_finds(game: str) -> None:
    for moment in told(deal_of(game)):
        if isinstance(moment.at.next_action, Play):
            assert moment.at.next_action in advise(moment.at.view).equals


def test_where_the_learner_chooses_the_guide_says_what_a_hint_says() -> None:
    free = next(each for each in told(deal_of("classic")) if each.at.is_my_turn and each.at.next_action is None)
    advice = advise(free.at.view)
    asked = task(Moment((), free.at.view, None, advice))
    assert asked is not None
    assert advice.reason is not None
    assert Play(asked.about) == advice.action  # type: ignore[arg-type]
    assert asked.sentences[0] == advice.reason.told


def test_a_card_that_no_idea_speaks_for_is_said_to_do_best_on_average() -> None:
    free = next(each for each in told(deal_of("classic")) if each.at.is_my_turn and each.at.next_action is None)
    advice = advise(free.at.view)
    vars(advice)["reason"] = None  # as if no idea spoke for it
    asked = task(Moment((), free.at.view, None, advice))
    assert asked is not None
    assert isinstance(advice.action, Play)
    best = say("On average, over many ways the other cards could lie, {card:the} does best.", card=advice.action.card)
    assert asked.sentences[-1] == best


@pytest.mark.parametrize("game", GAMES)
def test_another_call_is_answered_with_the_reason_for_the_one_to_make(game: str) -> None:
    moment = next(each for each in told(deal_of(game)) if "call" in each.remarks)
    wanted, reason = moment.at.next_action, moment.remarks["call"].sentences[0]
    other = next(each for each in moment.at.view.lawful if each != wanted)
    assert wanted is not None
    assert reason in reminder(moment.at.view, wanted, other).sentences
