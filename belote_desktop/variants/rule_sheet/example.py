"""The worked example of a rule sheet: a deal made and a deal failed, scored by the engine and told in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop.engine import Denomination, Message, Outcome, Ruleset, Suit, settle
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.conditions import declares, meets_roem, says_belote
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.lines import Section, words_of_the_game
from belote_desktop.variants.rule_sheet.topics.table import pack_points

SUIT = Suit.HEARTS
BID = 100
"""The points bid in the example, or the nearest bid to them."""
Shares = tuple[tuple[int, ...], ...]
MADE: Mapping[int, Shares] = {
    2: ((92, 60), (112, 40), (132, 20)),
    3: ((70, 47, 35), (90, 36, 26), (110, 25, 17)),
    4: ((62, 40, 30, 20), (86, 30, 20, 16), (110, 20, 12, 10)),
}
FAILED: Mapping[int, Shares] = {
    2: ((54, 98), (40, 112), (20, 132)),
    3: ((40, 66, 46), (26, 76, 50), (11, 86, 55)),
    4: ((34, 56, 36, 26), (24, 64, 38, 26), (12, 72, 40, 28)),
}
"""How the sides may share the 152 points of a whole pack, the takers first; the first that fits is told."""

_DEALT = {
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.TAKE_TURN_UP: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker’s side wins {first} in cards and the last trick, the defenders "
        "{second}."),
    #: {bid}: the number bid. {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.POINTS: QT_TRANSLATE_NOOP("sheet",
        "Suppose the taker’s side has bid {bid} in {suit}. It wins {first} in cards and the last trick, the defenders "
        "{second}."),
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}: points.
    AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP("sheet",
        "Suppose the taker plays Hokum in {suit}. The taker’s side wins {first} in cards and the last trick, the "
        "defenders {second}."),
}  # fmt: skip
_DEALT_ALONE = {
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}: points.
    3: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker wins {first} in cards and the last trick, the second player {second} "
        "and the third {third}."),
    #: {suit}: a suit, ♥ on screen, hearts aloud. {first}, {second}, {third}, {fourth}: points.
    4: QT_TRANSLATE_NOOP("sheet",
        "Suppose trumps are {suit}. The taker wins {first} in cards and the last trick, the second player {second}, "
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
_MET = QT_TRANSLATE_NOOP("sheet", "The taker’s side also has roem of {three} in its tricks.")
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
    sides = rules.side_count
    made = _first(rules, MADE[sides], Result.MADE, last_trick=0)
    failed = _first(rules, FAILED[sides], Result.FAILED, last_trick=1)
    return _told(rules, made, _opening(rules, made)), _told(rules, failed, (_instead(failed),))


def _first(rules: Ruleset, shares: Shares, result: Result, *, last_trick: int) -> Outcome:
    """The first of these deals that ends so, or the last of them."""
    deals = [_outcome(rules, each, last_trick=last_trick) for each in shares]
    return next((deal for deal in deals if settle(rules, deal).result is result), deals[-1])


def _outcome(rules: Ruleset, shares: tuple[int, ...], *, last_trick: int) -> Outcome:
    """A deal in hearts: the cards in these shares, a run and belote on the takers' side where they exist."""
    sides = len(shares)
    run = int(str(run_points(rules)["three"])) if declares(rules) or meets_roem(rules) else 0
    declared = (run,) + (0,) * (sides - 1)
    none = (0,) * sides
    return Outcome(
        taker=0,
        cards=_cards(rules, shares),
        last_trick=last_trick,
        contract=Contract(declarer=0, denomination=Denomination.of(SUIT), bid=_bid(rules)),
        tricks=_tricks(rules, shares),
        declared=declared,
        best=(0,) if run else (),
        valid=declared,
        belote=((0, "K"),) if says_belote(rules) else (),
        jack=0,
        held_in=none,
        bolts_in=none,
        trickless_in=none,
        order=tuple(range(sides)),
    )


def _cards(rules: Ruleset, shares: tuple[int, ...]) -> tuple[int, ...]:
    """The shares for the points that are in play: fewer where cards are left over."""
    in_play = pack_points(rules, Denomination.of(SUIT))
    dealt = rules.table.seats * rules.hand_size + int(rules.value("kitty"))
    in_play = in_play * dealt // len(pack(rules))
    others = tuple(in_play * share // sum(shares) for share in shares[1:])
    return (in_play - sum(others), *others)


def _tricks(rules: Ruleset, shares: tuple[int, ...]) -> tuple[int, ...]:
    others = tuple(max(1, rules.hand_size * share // sum(shares)) for share in shares[1:])
    return (rules.hand_size - sum(others), *others)


def _bid(rules: Ruleset) -> int | None:
    """The bid nearest to the points of the example; None where nothing is bid."""
    if rules.auction.auction_model is not AuctionModel.POINTS:
        return None
    lowest, step = rules.auction.min_bid, rules.auction.bid_step
    wanted = BID // rules.bid.bid_unit
    return lowest + max(0, wanted - lowest) // step * step


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
    counted = tuple(_line(_COUNTS, score.counted, side, rules) for side in outcome.sides)
    if score.compared and score.compared != tuple(total(score.counted, side) for side in outcome.sides):
        counted += (say(_COMPARED, first=score.compared[0], second=score.compared[1]),)
    end = say(_ENDS[score.result]) if score.result in _ENDS else say(_OTHER_END, result=score.result)
    return ExampleDeal(outcome, score, dealt, counted, end, _written(score, rules))


def _written(score: Score, rules: Ruleset) -> tuple[Message, ...]:
    """The sentences on what every side scores; a single one if the counted points are the score."""
    if score.written == score.counted and rules.side_count == 2:
        return (say(_ALL_OF_IT, first=score.points[0], second=score.points[1]),)
    return tuple(_line(_WRITES, score.written, side, rules) for side in range(rules.side_count))


def _line(sources: Mapping[tuple[int, int], str], items: tuple[Item, ...], side: int, rules: Ruleset) -> Message:
    """The sentence on what one side counts or scores: nothing, one item, or several and their sum."""
    parts = _parts(items, side, rules)
    source = sources[side if rules.side_count > 2 else side - 2, min(len(parts), 2)]
    return say(source, **({"items": parts} if parts else {}), total=total(items, side))


def _parts(items: tuple[Item, ...], side: int, rules: Ruleset) -> tuple[Message, ...]:
    """The items of a side, those for the same thing together."""
    sums: dict[What, int] = {}
    for item in items:
        if item.side == side and item.points:
            sums[item.what] = sums.get(item.what, 0) + item.points
    found = ((_FOR.get(what, _FOR_ANYTHING), what, points) for what, points in sums.items())
    return tuple(
        counted(source, points)
        if "%n" in source
        else say(source, points=_signed(points), what=what, **words_of_the_game(source, rules))
        for source, what, points in found
    )


def _signed(points: int) -> int | str:
    """The points, with the sign for minus that stands in texts."""
    return points if points >= 0 else f"−{-points}"


#: {first}, {second}: points.
_COMPARED = QT_TRANSLATE_NOOP(
    "sheet", "For the contract, the taker’s side has {first} and the defenders {second}. The rest is scored separately."
)
#: {result}: how a deal ended, in lower case: tie, misplay. In the worked example.
_OTHER_END = QT_TRANSLATE_NOOP("sheet", "The deal ends like this: {result}.")
#: {first}, {second}: points.
_ALL_OF_IT = QT_TRANSLATE_NOOP(
    "sheet", "All of this is scored: {first} by the taker’s side and {second} by the defenders."
)
#: {points}: a number. {what}: what it is for. One item of a list of points.
_FOR_ANYTHING = QT_TRANSLATE_NOOP("sheet", "{points} ({what})")
_FOR = {
    #: {points}: a number. One item of a list of points.
    What.CARDS: QT_TRANSLATE_NOOP("sheet", "{points} for cards"),
    #: {points}: a number. One item of a list of points.
    What.LAST_TRICK: QT_TRANSLATE_NOOP("sheet", "{points} for the last trick"),
    #: {points}: a number. One item of a list of points.
    What.DECLARATIONS: QT_TRANSLATE_NOOP("sheet", "{points} for declarations"),
    #: {points}: a number. One item of a list of points. Roem: what cards score that meet in one trick.
    What.ROEM: QT_TRANSLATE_NOOP("sheet", "{points} for roem"),
    #: {points}: a number. One item of a list of points. {belote}: the word of the game for king and queen of trumps.
    What.BELOTE: QT_TRANSLATE_NOOP("sheet", "{points} for {belote}"),
    #: {points}: a number. One item of a list of points.
    What.BID: QT_TRANSLATE_NOOP("sheet", "{points} for the bid"),
    #: {points}: a number. One item of a list of points.
    What.FAILED_DEAL: QT_TRANSLATE_NOOP("sheet", "{points} for the failed contract"),
    #: {points}: a number. One item of a list of points.
    What.TRANSFERRED: QT_TRANSLATE_NOOP("sheet", "{points} from the taker"),
    #: One item of a list of points.
    What.TENS: QT_TRANSLATE_NOOP("sheet", "%n match point(s)", "", 1),
    #: {points}: a number. One item of a list of points. May be negative.
    What.ROUNDING: QT_TRANSLATE_NOOP("sheet", "{points} for rounding"),
    #: {points}: a number. One item of a list of points. Negative.
    What.PENALTY: QT_TRANSLATE_NOOP("sheet", "{points} as a penalty"),
}
_COUNTS = {
    (-2, 0): QT_TRANSLATE_NOOP("sheet", "The taker’s side counts nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (-2, 1): QT_TRANSLATE_NOOP("sheet", "The taker’s side counts {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (-2, 2): QT_TRANSLATE_NOOP("sheet", "The taker’s side counts {items:and}: {total}."),
    (-1, 0): QT_TRANSLATE_NOOP("sheet", "The defenders count nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (-1, 1): QT_TRANSLATE_NOOP("sheet", "The defenders count {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (-1, 2): QT_TRANSLATE_NOOP("sheet", "The defenders count {items:and}: {total}."),
    (0, 0): QT_TRANSLATE_NOOP("sheet", "The taker counts nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (0, 1): QT_TRANSLATE_NOOP("sheet", "The taker counts {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (0, 2): QT_TRANSLATE_NOOP("sheet", "The taker counts {items:and}: {total}."),
    (1, 0): QT_TRANSLATE_NOOP("sheet", "The second player counts nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (1, 1): QT_TRANSLATE_NOOP("sheet", "The second player counts {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (1, 2): QT_TRANSLATE_NOOP("sheet", "The second player counts {items:and}: {total}."),
    (2, 0): QT_TRANSLATE_NOOP("sheet", "The third player counts nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (2, 1): QT_TRANSLATE_NOOP("sheet", "The third player counts {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (2, 2): QT_TRANSLATE_NOOP("sheet", "The third player counts {items:and}: {total}."),
    (3, 0): QT_TRANSLATE_NOOP("sheet", "The fourth player counts nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (3, 1): QT_TRANSLATE_NOOP("sheet", "The fourth player counts {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (3, 2): QT_TRANSLATE_NOOP("sheet", "The fourth player counts {items:and}: {total}."),
}
"""(which side, how many things: none, one, several); two sides are -2 and -1, players alone 0 to 3."""
_WRITES = {
    (-2, 0): QT_TRANSLATE_NOOP("sheet", "The taker’s side scores nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (-2, 1): QT_TRANSLATE_NOOP("sheet", "The taker’s side scores {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (-2, 2): QT_TRANSLATE_NOOP("sheet", "The taker’s side scores {items:and}: {total}."),
    (-1, 0): QT_TRANSLATE_NOOP("sheet", "The defenders score nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (-1, 1): QT_TRANSLATE_NOOP("sheet", "The defenders score {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (-1, 2): QT_TRANSLATE_NOOP("sheet", "The defenders score {items:and}: {total}."),
    (0, 0): QT_TRANSLATE_NOOP("sheet", "The taker scores nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (0, 1): QT_TRANSLATE_NOOP("sheet", "The taker scores {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (0, 2): QT_TRANSLATE_NOOP("sheet", "The taker scores {items:and}: {total}."),
    (1, 0): QT_TRANSLATE_NOOP("sheet", "The second player scores nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (1, 1): QT_TRANSLATE_NOOP("sheet", "The second player scores {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (1, 2): QT_TRANSLATE_NOOP("sheet", "The second player scores {items:and}: {total}."),
    (2, 0): QT_TRANSLATE_NOOP("sheet", "The third player scores nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (2, 1): QT_TRANSLATE_NOOP("sheet", "The third player scores {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (2, 2): QT_TRANSLATE_NOOP("sheet", "The third player scores {items:and}: {total}."),
    (3, 0): QT_TRANSLATE_NOOP("sheet", "The fourth player scores nothing."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick.
    (3, 1): QT_TRANSLATE_NOOP("sheet", "The fourth player scores {items:and}."),
    #: {items}: what the points are for: 92 for cards and 10 for the last trick. {total}: their sum.
    (3, 2): QT_TRANSLATE_NOOP("sheet", "The fourth player scores {items:and}: {total}."),
}
