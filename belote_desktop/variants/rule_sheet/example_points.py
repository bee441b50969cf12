"""What the sides count and score in a deal of the worked example, as sentences."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.rules.conditions import by_match_points, every, hokum, positive
from belote_desktop.engine.score import Item, Score, What, total
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, say
from belote_desktop.variants.rule_sheet.topics.lines import words_of_the_game


def what_is_counted(score: Score, rules: Ruleset, last_trick: int) -> tuple[Message, ...]:
    """A sentence on what each side counts, and one on what decides where that is not all of it.

    `last_trick` is the side that won the last trick.
    """
    sides = range(rules.side_count)
    names = {
        side: _FOR | _LAST_TRICK_TOO if side == last_trick and _rounded_together(rules) else _FOR for side in sides
    }
    lines = tuple(_line(_COUNTS, score.counted, side, rules, names[side]) for side in sides)
    if not score.compared or score.compared == tuple(total(score.counted, side) for side in sides):
        return lines
    return (*lines, say(_COMPARED, first=score.compared[0], second=score.compared[1]))


def what_is_scored(score: Score, rules: Ruleset) -> tuple[Message, ...]:
    """The sentences on what every side scores; a single one if the counted points are the score."""
    if score.written == score.counted and rules.side_count == 2:
        return (say(_ALL_OF_IT, first=score.points[0], second=score.points[1]),)
    written = _in_match_points(score) if by_match_points(rules) else score.written
    return tuple(_line(_WRITES, written, side, rules, _FOR) for side in range(rules.side_count))


def _in_match_points(score: Score) -> tuple[Item, ...]:
    """One item of match points for each side, beside penalties: its parts would be in another unit in the text."""
    penalties = tuple(item for item in score.written if item.what is What.PENALTY)
    rest = tuple(item for item in score.written if item.what is not What.PENALTY)
    sums = (Item(What.TENS, side, total(rest, side), "rounding") for side in range(len(score.points)))
    return (*sums, *penalties)


def _line(
    sources: Mapping[tuple[int, int], str],
    items: tuple[Item, ...],
    side: int,
    rules: Ruleset,
    names: Mapping[What, str],
) -> Message:
    """The sentence on what one side counts or scores: nothing, one item, or several and their sum."""
    parts = _parts(items, side, rules, names)
    source = sources[side if rules.side_count > 2 else side - 2, min(len(parts), 2)]
    return say(source, **({"items": parts} if parts else {}), total=total(items, side))


def _parts(items: tuple[Item, ...], side: int, rules: Ruleset, names: Mapping[What, str]) -> tuple[Message, ...]:
    """The items of a side, those for the same thing together."""
    sums: dict[What, int] = {}
    for item in items:
        if item.side == side and item.points:
            sums[item.what] = sums.get(item.what, 0) + item.points
    found = ((names.get(what, _FOR_ANYTHING), what, points) for what, points in sums.items())
    return tuple(
        counted(source, points)
        if "%n" in source
        else say(source, points=points, what=what, **words_of_the_game(source, rules))
        for source, what, points in found
    )


#: {first}, {second}: points.
_COMPARED = QT_TRANSLATE_NOOP(
    "sheet", "For the contract, the taker’s side has {first} and the defenders {second}. The rest is scored separately."
)
#: {first}, {second}: points.
_ALL_OF_IT = QT_TRANSLATE_NOOP(
    "sheet", "Each side scores all its points: {first} for the taker’s side and {second} for the defenders."
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
_LAST_TRICK_TOO = {
    #: {points}: a number. One item of a list of points. For games in which both are rounded together.
    What.CARDS: QT_TRANSLATE_NOOP("sheet", "{points} for cards and the last trick"),
}
_rounded_together = every(hokum, positive("last_trick"))
"""Whether the points of the cards and of the last trick become match points as one sum."""
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
