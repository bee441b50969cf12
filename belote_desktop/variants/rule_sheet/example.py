"""The worked example of a rule sheet: a deal made and a deal failed, scored by the engine and told in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from belote_desktop.engine import Denomination, Message, Outcome, Ruleset, Suit, settle
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.engine.rules.conditions import declares, meets_roem, says_belote
from belote_desktop.engine.rules.terms import AuctionModel
from belote_desktop.engine.score import Item, Result, Score, What, total
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.lines import Section, listed, words_of_the_game
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
    AuctionModel.TAKE_TURN_UP: QT_TRANSLATE_NOOP("sheet",
        "Suppose {suit} is trumps. The takers win {first} points in cards and the last trick, the defenders {second}."),
    AuctionModel.POINTS: QT_TRANSLATE_NOOP("sheet",
        "Suppose the takers have bid {bid} in {suit}. They win {first} points in cards and the last trick, the "
        "defenders {second}."),
    AuctionModel.HOKUM_SUN: QT_TRANSLATE_NOOP("sheet",
        "Suppose the takers play Hokum in {suit}. They win {first} points in cards and the last trick, the defenders "
        "{second}."),
}  # fmt: skip
_DEALT_ALONE = {
    3: QT_TRANSLATE_NOOP("sheet",
        "Suppose {suit} is trumps. The taker wins {first} points in cards and the last trick, the second player "
        "{second} and the third {third}."),
    4: QT_TRANSLATE_NOOP("sheet",
        "Suppose {suit} is trumps. The taker wins {first} points in cards and the last trick, the second player "
        "{second}, the third {third} and the fourth {fourth}."),
}  # fmt: skip
_HELD = {
    (True, True): QT_TRANSLATE_NOOP("sheet", "The takers' side also has a run of three that counts, and {belote}."),
    (True, False): QT_TRANSLATE_NOOP("sheet", "The takers' side also has a run of three that counts."),
    (False, True): QT_TRANSLATE_NOOP("sheet", "The takers' side also has {belote}."),
}
_MET = QT_TRANSLATE_NOOP("sheet", "In the takers' tricks there is roem of {three}.")
_INSTEAD = {
    2: QT_TRANSLATE_NOOP("sheet",
        "Suppose instead that the takers win only {first} points in cards, and the defenders {second} and the last "
        "trick."),
    3: QT_TRANSLATE_NOOP("sheet",
        "Suppose instead that the taker wins only {first} points in cards, the second player {second} and the last "
        "trick, and the third {third}."),
    4: QT_TRANSLATE_NOOP("sheet",
        "Suppose instead that the taker wins only {first} points in cards, the second player {second} and the last "
        "trick, the third {third} and the fourth {fourth}."),
}  # fmt: skip

_ENDS = {
    Result.MADE: QT_TRANSLATE_NOOP("sheet", "So the contract is made."),
    Result.FAILED: QT_TRANSLATE_NOOP("sheet", "So the contract fails."),
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
    return Section(say(QT_TRANSLATE_NOOP("sheet", "Two deals scored")), (*told, *more), "example")


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
    holding = _HELD.get((declares(rules), says_belote(rules)))
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
    return say(source, **({"items": listed(parts)} if parts else {}), total=total(items, side))


def _parts(items: tuple[Item, ...], side: int, rules: Ruleset) -> tuple[Message, ...]:
    """The items of a side, those for the same thing together."""
    sums: dict[What, int] = {}
    for item in items:
        if item.side == side and item.points:
            sums[item.what] = sums.get(item.what, 0) + item.points
    found = ((_FOR.get(what, _FOR_ANYTHING), what, points) for what, points in sums.items())
    return tuple(
        say(source, points=points, what=what, **words_of_the_game(source, rules)) for source, what, points in found
    )


_COMPARED = QT_TRANSLATE_NOOP("sheet",
    "What decides is {first} for the takers against {second} for the defenders; the rest counts apart.")  # fmt: skip
_OTHER_END = QT_TRANSLATE_NOOP("sheet", "The deal ends so: {result}.")
_ALL_OF_IT = QT_TRANSLATE_NOOP("sheet", "All of this is written: {first} for the takers, {second} for the defenders.")
_FOR_ANYTHING = QT_TRANSLATE_NOOP("sheet", "{points} ({what})")
_FOR = {
    What.CARDS: QT_TRANSLATE_NOOP("sheet", "{points} for cards"),
    What.LAST_TRICK: QT_TRANSLATE_NOOP("sheet", "{points} for the last trick"),
    What.DECLARATIONS: QT_TRANSLATE_NOOP("sheet", "{points} for declarations"),
    What.ROEM: QT_TRANSLATE_NOOP("sheet", "{points} for roem"),
    What.BELOTE: QT_TRANSLATE_NOOP("sheet", "{points} for {belote}"),
    What.BID: QT_TRANSLATE_NOOP("sheet", "{points} for the bid"),
    What.FAILED_DEAL: QT_TRANSLATE_NOOP("sheet", "{points} for the cards of the failed deal"),
    What.TRANSFERRED: QT_TRANSLATE_NOOP("sheet", "{points} from the taker"),
    What.TENS: QT_TRANSLATE_NOOP("sheet", "{points} match points"),
    What.ROUNDING: QT_TRANSLATE_NOOP("sheet", "{points} by rounding"),
    What.PENALTY: QT_TRANSLATE_NOOP("sheet", "{points} as a penalty"),
}
_COUNTS = {
    (-2, 0): QT_TRANSLATE_NOOP("sheet", "The takers count nothing."),
    (-2, 1): QT_TRANSLATE_NOOP("sheet", "The takers count {items}."),
    (-2, 2): QT_TRANSLATE_NOOP("sheet", "The takers count {items}: {total}."),
    (-1, 0): QT_TRANSLATE_NOOP("sheet", "The defenders count nothing."),
    (-1, 1): QT_TRANSLATE_NOOP("sheet", "The defenders count {items}."),
    (-1, 2): QT_TRANSLATE_NOOP("sheet", "The defenders count {items}: {total}."),
    (0, 0): QT_TRANSLATE_NOOP("sheet", "The taker counts nothing."),
    (0, 1): QT_TRANSLATE_NOOP("sheet", "The taker counts {items}."),
    (0, 2): QT_TRANSLATE_NOOP("sheet", "The taker counts {items}: {total}."),
    (1, 0): QT_TRANSLATE_NOOP("sheet", "The second player counts nothing."),
    (1, 1): QT_TRANSLATE_NOOP("sheet", "The second player counts {items}."),
    (1, 2): QT_TRANSLATE_NOOP("sheet", "The second player counts {items}: {total}."),
    (2, 0): QT_TRANSLATE_NOOP("sheet", "The third player counts nothing."),
    (2, 1): QT_TRANSLATE_NOOP("sheet", "The third player counts {items}."),
    (2, 2): QT_TRANSLATE_NOOP("sheet", "The third player counts {items}: {total}."),
    (3, 0): QT_TRANSLATE_NOOP("sheet", "The fourth player counts nothing."),
    (3, 1): QT_TRANSLATE_NOOP("sheet", "The fourth player counts {items}."),
    (3, 2): QT_TRANSLATE_NOOP("sheet", "The fourth player counts {items}: {total}."),
}
"""(which side, how many things: none, one, several); two sides are -2 and -1, players alone 0 to 3."""
_WRITES = {
    (-2, 0): QT_TRANSLATE_NOOP("sheet", "The takers write nothing."),
    (-2, 1): QT_TRANSLATE_NOOP("sheet", "The takers write {items}."),
    (-2, 2): QT_TRANSLATE_NOOP("sheet", "The takers write {items}: {total}."),
    (-1, 0): QT_TRANSLATE_NOOP("sheet", "The defenders write nothing."),
    (-1, 1): QT_TRANSLATE_NOOP("sheet", "The defenders write {items}."),
    (-1, 2): QT_TRANSLATE_NOOP("sheet", "The defenders write {items}: {total}."),
    (0, 0): QT_TRANSLATE_NOOP("sheet", "The taker writes nothing."),
    (0, 1): QT_TRANSLATE_NOOP("sheet", "The taker writes {items}."),
    (0, 2): QT_TRANSLATE_NOOP("sheet", "The taker writes {items}: {total}."),
    (1, 0): QT_TRANSLATE_NOOP("sheet", "The second player writes nothing."),
    (1, 1): QT_TRANSLATE_NOOP("sheet", "The second player writes {items}."),
    (1, 2): QT_TRANSLATE_NOOP("sheet", "The second player writes {items}: {total}."),
    (2, 0): QT_TRANSLATE_NOOP("sheet", "The third player writes nothing."),
    (2, 1): QT_TRANSLATE_NOOP("sheet", "The third player writes {items}."),
    (2, 2): QT_TRANSLATE_NOOP("sheet", "The third player writes {items}: {total}."),
    (3, 0): QT_TRANSLATE_NOOP("sheet", "The fourth player writes nothing."),
    (3, 1): QT_TRANSLATE_NOOP("sheet", "The fourth player writes {items}."),
    (3, 2): QT_TRANSLATE_NOOP("sheet", "The fourth player writes {items}: {total}."),
}
