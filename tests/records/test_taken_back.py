"""What was taken back is checked as well: it cannot be used to hide what is false."""

from __future__ import annotations

import pytest

from belote_desktop import engine, records, variants
from tests.records.recorded_matches import GAMES, record_match

PLAYED = record_match(variants.get("classic", deals=2, target=0), 3, undo=0)
LINES = PLAYED.text.splitlines()
ACTS = [place for place, line in enumerate(LINES) if line[1:3] == ": "]
SETTLED = next(place for place, line in enumerate(LINES) if line.startswith("score "))


def with_lines(place: int, *lines: str) -> str:
    """The record with lines put in before a place."""
    return "\n".join([*LINES[:place], *lines, *LINES[place:], ""])


def told(text: str) -> list[tuple[int, str]]:
    """The problems: the line, and what the message says."""
    return [(problem.line, engine.in_english(problem.message)) for problem in records.check(text)]


def test_an_unlawful_action_that_was_taken_back_is_told() -> None:
    place = ACTS[-3]
    ((line, sentence),) = told(with_lines(place, LINES[ACTS[-9]], "take-back 1"))
    assert line == place + 1
    assert "is not allowed" in sentence


def test_each_unlawful_action_is_told_and_what_follows_it_is_not() -> None:
    place = ACTS[-3]
    wrong = LINES[ACTS[-9]]
    text = with_lines(place, wrong, wrong, wrong, "take-back 3", wrong, "take-back 1")
    assert [line for line, _ in told(text)] == [place + 1, place + 5]


def false_score_before_a_take_back() -> tuple[str, int]:
    """A settled deal with a false score, its last card taken back and played again with the true one."""
    last = max(place for place in ACTS if place < SETTLED)
    a, b = PLAYED.match.deals[0].score.points
    lie = LINES[SETTLED].replace(f"points {a} {b}", f"points {a + 10} {b}")
    assert lie != LINES[SETTLED]
    following = next(place for place in ACTS if place > SETTLED)
    lines = [*LINES[last:SETTLED], lie, *LINES[SETTLED + 1 : following], "take-back 1"]
    return with_lines(last, *lines), last + lines.index(lie) + 1


def test_a_false_score_that_was_taken_back_is_told() -> None:
    text, line = false_score_before_a_take_back()
    assert [number for number, _ in told(text)] == [line]


def test_a_deal_dealt_anew_after_taking_back_may_have_another_deck() -> None:
    """A match that was taken up again deals other cards when the end of a deal was taken back."""
    last = max(place for place in ACTS if place < SETTLED)
    other = record_match(variants.get("classic", deals=2, target=0), 4, undo=0).text.splitlines()
    begins = next(place for place, line in enumerate(other) if line.startswith("deal 1"))
    deck = [other[begins + 1], other[begins + 2], other[begins + 3]]
    deal = next(line for line in LINES[SETTLED:] if line.startswith("deal 2"))
    text = with_lines(last, *LINES[last : SETTLED + 1], "", deal, *deck, "take-back 1")
    assert told(text) == []
    other_card = "7S" if deck[2] != "turn-up 7S" else "8S"
    ((_, sentence),) = told(text.replace(f"{deck[2]}\n", f"turn-up {other_card}\n"))
    assert "is not the turn-up" in sentence


def test_what_stands_is_not_told_twice() -> None:
    place = ACTS[-3]
    text = with_lines(place, "help hint", LINES[place], "take-back 1").replace(
        LINES[SETTLED], LINES[SETTLED] + " x/0/1/x"
    )
    lines = [line for line, _ in told(text)]
    assert lines == sorted(set(lines))


@pytest.mark.parametrize(("game", "options"), GAMES[::5])
def test_matches_with_much_taken_back_are_without_fault(game: str, options: dict[str, object]) -> None:
    for seed in range(2):
        assert told(record_match(variants.get(game, **options), seed, undo=0.1, steps=250).text) == []
