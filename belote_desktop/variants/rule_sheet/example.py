"""The worked example of a rule sheet: a deal made and a deal failed, scored by the engine and told in sentences."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine import Message, Outcome, Ruleset, settle
from belote_desktop.engine.rules.conditions import declares, meets_roem, says_belote
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.rule_sheet.example_outcomes import SUIT, failed_outcome, made_outcome
from belote_desktop.variants.rule_sheet.example_points import what_is_counted, what_is_scored
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.lines import Section, words_of_the_game

_DEALT = {
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.TAKE_TURN_UP: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker’s side wins the last trick and {first} in cards, the defenders "
        "{second}."),
    #: {bid}: the number bid. {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.POINTS: QT_TRANSLATE_NOOP("sheet",
        "Suppose the taker’s side has bid {bid} in {suit}. It wins the last trick and {first} in cards, the "
        "defenders {second}."),
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP("sheet",
        "Suppose the taker plays Hokum in {suit}. The taker’s side wins the last trick and {first} in cards, the "
        "defenders {second}."),
}  # fmt: skip
_DEALT_ALONE = {
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}: points.
    3: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker wins the last trick and {first} in cards, the second player {second} "
        "and the third {third}."),
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}, {fourth}: points.
    4: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker wins the last trick and {first} in cards, the second player {second}, "
        "the third {third} and the fourth {fourth}."),
}  # fmt: skip
_HELD = {
    #: {belote}: the word of the game for king and queen of trumps.
    (True, True): QT_TRANSLATE_NOOP("sheet", "The taker’s side also has a run of three that counts, and {belote}."),
    (True, False): QT_TRANSLATE_NOOP("sheet", "The taker’s side also has a run of three that counts."),
    #: {belote}: the word of the game for king and queen of trumps.
    (False, True): QT_TRANSLATE_NOOP("sheet", "The taker’s side also has {belote}."),
}
_HELD_ALONE = {
    #: {belote}: the word of the game for king and queen of trumps.
    (True, True): QT_TRANSLATE_NOOP("sheet", "The taker also has a run of three that counts, and {belote}."),
    (True, False): QT_TRANSLATE_NOOP("sheet", "The taker also has a run of three that counts."),
    #: {belote}: the word of the game for king and queen of trumps.
    (False, True): QT_TRANSLATE_NOOP("sheet", "The taker also has {belote}."),
}
#: {three}: points.
_MET = QT_TRANSLATE_NOOP("sheet", "The taker’s side also has {three} roem in its tricks.")
_INSTEAD = {
    #: {first}, {second}: points.
    2: QT_TRANSLATE_NOOP("sheet",
        "Now suppose the taker’s side wins only {first} in cards, and the defenders {second} and the last trick."),
    #: {first}, {second}, {third}: points.
    3: QT_TRANSLATE_NOOP("sheet",
        "Now suppose the taker wins only {first} in cards, the second player {second} and the last trick, and the "
        "third {third}."),
    #: {first}, {second}, {third}, {fourth}: points.
    4: QT_TRANSLATE_NOOP("sheet",
        "Now suppose the taker wins only {first} in cards, the second player {second} and the last trick, the third "
        "{third} and the fourth {fourth}."),
}  # fmt: skip

_ENDS = {
    Result.MADE: QT_TRANSLATE_NOOP("sheet", "The contract is made."),
    Result.FAILED: QT_TRANSLATE_NOOP("sheet", "The contract fails."),
}
#: {result}: how a deal ended, in lower case: tie, misplay. In the worked example.
_OTHER_END = QT_TRANSLATE_NOOP("sheet", "Result: {result}.")


@dataclass(frozen=True)
class ExampleDeal:
    """One deal of the worked example, from its cards to its score; the takers are side 0.

    `dealt` tells its cards (of the second deal what is otherwise than in the first), `end` how it ends; `counted` and
    `written` are sentences, one for each side or one for both. Where not all that is counted decides, `counted` ends
    with what does.
    """

    outcome: Outcome
    score: Score
    dealt: tuple[Message, ...]
    counted: tuple[Message, ...]
    end: Message
    written: tuple[Message, ...]


def example(rules: Ruleset) -> Section:
    """The section with the example; its numbers are those of `settle`."""
    made, failed = example_deals(rules)
    told = (*made.dealt, *made.counted, made.end, *made.written)
    more = (*failed.dealt, *failed.counted, failed.end, *failed.written)
    #: Title of a section of the rule sheet.
    return Section(say(QT_TRANSLATE_NOOP("sheet", "Two example deals")), (*told, *more), "example")


def example_deals(rules: Ruleset) -> tuple[ExampleDeal, ExampleDeal]:
    """A deal that is made and one that fails, as far as the rules let these cards end so."""
    made, failed = made_outcome(rules), failed_outcome(rules)
    return _told(rules, made, _opening(rules, made)), _told(rules, failed, (_instead(failed),))


def _facts(rules: Ruleset, outcome: Outcome) -> dict[str, object]:
    names = ("first", "second", "third", "fourth")
    cards = dict(zip(names, outcome.cards, strict=False))
    return {**cards, "suit": SUIT, "bid": outcome.contract.bid, "three": run_points(rules)["three"]}


def _opening(rules: Ruleset, outcome: Outcome) -> tuple[Message, ...]:
    facts = _facts(rules, outcome)
    model = rules.auction.auction_model
    source = _DEALT_ALONE.get(len(outcome.cards), _DEALT.get(model, _DEALT[AuctionModel.TAKE_TURN_UP]))
    held = (say(_MET, **facts),) if meets_roem(rules) else ()
    holding = (_HELD_ALONE if rules.side_count > 2 else _HELD).get((declares(rules), says_belote(rules)))
    also = () if holding is None else (say(holding, **words_of_the_game(holding, rules)),)
    return (say(source, **facts), *held, *also)


def _instead(outcome: Outcome) -> Message:
    names = ("first", "second", "third", "fourth")
    cards: dict[str, object] = dict(zip(names, outcome.cards, strict=False))
    return say(_INSTEAD[len(outcome.cards)], **cards)


def _told(rules: Ruleset, outcome: Outcome, dealt: tuple[Message, ...]) -> ExampleDeal:
    """The example deal for this outcome."""
    score = settle(rules, outcome)
    end = say(_ENDS[score.result]) if score.result in _ENDS else say(_OTHER_END, result=score.result)
    counted = what_is_counted(score, rules, outcome.last_trick)
    return ExampleDeal(outcome, score, dealt, counted, end, what_is_scored(score, rules))
