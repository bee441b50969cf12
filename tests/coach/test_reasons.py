"""Which idea is told: what is kept has to be a card that might have gone, and an idea to play high may need it."""

from __future__ import annotations

from collections.abc import Callable

from belote_desktop.coach.reasons import Choice, Line, Reason
from belote_desktop.engine import Card, Play
from belote_desktop.engine.actions import Action
from belote_desktop.engine.wording.messages import Message, say
from belote_desktop.players.evidence import Weighed

POINTS = {"7": 0, "8": 0, "9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}


def play(word: str) -> Play:
    return Play(Card.parse(word))


def speaking(name: str, cards: str) -> Callable[[Action], Message | None]:
    spoken_for = [play(word) for word in cards.split()]
    return lambda action: say(name) if action in spoken_for else None


def told(behind: dict[str, float], *lines: Line) -> Reason | None:
    """The reason where these cards are so far behind the first, without an error."""
    weighed = tuple(Weighed(play(word), (-by,), -by, by, 0.0) for word, by in behind.items())
    equals = tuple(each.action for each in weighed if each.behind == 0)
    rank: dict[Action, tuple[int, ...]] = {play(word): (POINTS[word[0]],) for word in behind}
    return Choice(weighed, equals, weighed[0].action, lambda action: rank[action]).usual(lines)


def test_a_card_that_nobody_would_throw_is_not_named_as_the_one_to_keep() -> None:
    keep_ace = Line("keep", speaking("keep", "9S 8S"), keeps=True)
    least = Line("least", speaking("least", "9S"))
    first = told({"9S": 0, "8S": 3, "AS": 9}, keep_ace, least)
    assert first is not None
    assert first.idea == "least"


def test_the_next_best_card_or_one_of_as_many_points_may_be_kept() -> None:
    keep = Line("keep", speaking("keep", "9S JS"), keeps=True)
    least = Line("least", speaking("least", "9S"))
    for behind in ({"9S": 0.0, "JS": 1.0, "8H": 9.0}, {"9S": 0.0, "KH": 3.0}):
        first = told(behind, keep, *([least] if "8H" in behind else []))
        assert first is not None
        assert first.idea == "keep"


def test_points_are_fed_with_what_is_kept_though_the_highest_would_be_worse_than_none() -> None:
    """The ace would feed the most, and costs more than the seven that feeds nothing."""
    feed = Line("feed", speaking("feed", "KS AS"), takes_high=True)
    keep = Line("keep", speaking("keep", "KS 7S"), keeps=True)
    first = told({"KS": 0, "7S": 1, "AS": 9}, feed, keep)
    assert first is not None
    assert [str(each) for each in first.sentences] == ["feed", "keep"]
    assert first.for_actions == (play("KS"),)


def test_where_no_other_idea_speaks_the_one_that_was_passed_over_is_told() -> None:
    alone = told({"9S": 0, "8S": 3, "AS": 9}, Line("keep", speaking("keep", "9S 8S"), keeps=True))
    assert alone is not None
    assert alone.idea == "keep"
