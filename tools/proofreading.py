"""Print what players read, as they read it, for somebody who reads a language with fresh eyes.

    python -m tools.proofreading courses GAME … --language fr    # the lessons: what is told, asked and answered
    python -m tools.proofreading hints GAME … --language fr      # five hints, all steps, in a deal of each game
    python -m tools.proofreading reviews GAME … --language fr    # the mistakes and the bad luck in a deal of each game

Rule sheets are printed by `belote-desktop rules show GAME --language fr`; single sentences are in translations/*.ts.
The deals are the same each time.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtWidgets import QApplication

from belote_desktop import coach, engine, players, variants
from belote_desktop.coach.ladder import rung
from belote_desktop.coach.lessons import Ask, Do, PlayDeal, Step, Tell
from belote_desktop.coach.lessons.courses import course
from belote_desktop.coach.looking_back.review import Judged
from belote_desktop.coach.standing import Severity
from belote_desktop.commands.scenes.learn.review_scenes import recorded, review_in_short
from belote_desktop.commands.scenes.stage import NAMES
from belote_desktop.engine import Card, Match, Play, Ruleset
from belote_desktop.models.analysis.reviewer import settled_deals
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import moment_words, review_words, words
from belote_desktop.models.words.names import Names
from belote_desktop.profile.settings import Settings
from belote_desktop.windows.board.people import people_round
from belote_desktop.windows.learn.lesson_words import answer_text
from belote_desktop.windows.look.languages import Languages

HINTS = 5
"""Hints in each deal: enough for calls, leads, following and discarding to occur."""
PACE = 0.3
"""The share of the usual search: what is said matters here, not how sure it is."""
INDEX = "en"


def course_text(game: str) -> Iterator[str]:
    """The lessons of a game, a sentence a line."""
    rules = variants.get(game)
    for lesson in course(rules):
        yield f"\n## {words.sentence(lesson.title)}"
        for step in lesson.steps:
            yield ""
            yield from _step(step, rules)


def _step(step: Step, rules: Ruleset) -> Iterator[str]:
    names = people_round(rules, step.seat if isinstance(step, Do) else 0, Preferences(Settings(None)))
    if isinstance(step, Tell | PlayDeal):
        yield from (words.sentence(each, INDEX, names) for each in step.sentences)
    if not isinstance(step, Ask):
        return
    if isinstance(step, Do):
        calls = engine.view(step.position, step.seat).calls
        yield "  ".join(f"{names.first(seat)}: {words.call_text(call, rules)}" for seat, call in calls)
    for row in step.picture:
        title = "" if row.title is None else words.sentence(row.title, INDEX, names)
        yield f"  [{title} {_tokens(row.cards)}]"
    yield from (words.sentence(each, INDEX, names) for each in (*step.given, step.question))
    for option in step.options:
        mark = "*" if option.is_right else "-"
        yield f"  {mark} {answer_text(option.shown, rules, INDEX)} => {words.sentence(option.why, INDEX, names)}"


def hint_text(game: str) -> Iterator[str]:
    """Hints for decisions spread over a deal that has a contract, with the hand they are about."""
    rules = variants.get(game)
    positions = _decisions(rules)
    names = Names(NAMES[: rules.table.seats], 0)
    for place in range(HINTS):
        match = positions[place * len(positions) // HINTS]
        hint = coach.hint(engine.view(match, 0), pace=PACE)
        view = hint.advice.view
        yield f"\nhand {_tokens(view.hand)} | trick {_tokens(() if view.trick is None else view.trick.cards)}"
        for number in range(1, 5):
            told = " ".join(words.sentence(each, INDEX, names) for each in rung(hint.advice, number))
            yield f"  {number}. {told}"


def _tokens(cards: Iterable[Card]) -> str:
    return " ".join(words.card_token(card, INDEX) for card in cards)


def _decisions(rules: Ruleset) -> list[Match]:
    """The decisions of seat 0, with a choice, in the first deal of a match in which it plays a card."""
    match, found = engine.start(rules, seed=5), list[Match]()
    while not match.deals or not any(isinstance(action, Play) for each in found for action in engine.legal(each)):
        seat = engine.to_act(match)
        if seat is None:
            break
        if seat == 0 and len(engine.view(match, 0).lawful) > 1:
            found.append(match)
        match, _ = engine.apply(match, players.get("casual").choose(engine.view(match, seat), seed=3), seat)
    return found


def review_text(game: str) -> Iterator[str]:
    """The mistakes and the bad luck of the first seat in a deal as a review tells them."""
    names = Names(NAMES[: variants.get(game).table.seats], 0)
    settled = settled_deals(recorded(game, 1))
    for number, steps in settled.items():
        review = review_in_short(steps, number, PACE, 0.01)
        yield review_words.fine_text(review, 0)
        for judged in (*review.moments(0), *review.unlucky(0)):
            yield ""
            yield from filter(None, _moment(judged, names))


def _moment(judged: Judged, names: Names) -> Iterator[str]:
    yield moment_words.moment_name(len(judged.advice.view.tricks) + 1 if isinstance(judged.action, Play) else 0)
    if judged.severity is not Severity.NONE:
        yield review_words.question_text(judged, INDEX)
        yield "  answered well: " + review_words.answer_text(judged, judged.advice.equals[0], INDEX)
        yield "  answered as played: " + review_words.answer_text(judged, judged.action, INDEX)
    yield "  " + moment_words.verdict_text(judged)
    yield "  " + moment_words.verdict_meaning(judged)
    yield "  " + review_words.best_text(judged, INDEX, names)
    yield "  " + review_words.reason_text(judged, INDEX, names)
    if judged.severity is not Severity.NONE:
        yield "  " + review_words.cost_text(judged)
    yield "  " + review_words.real_text(judged)


KINDS: dict[str, Callable[[str], Iterator[str]]] = {
    "courses": course_text, "hints": hint_text, "reviews": review_text,
}  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one kind of text of some games in a language."""
    parser = argparse.ArgumentParser(description="Print what players read, for proof-reading.")
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--language", default="en")
    given = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    preferences = Preferences(Settings(None))
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    languages = Languages(app, preferences)  # the translators last as long as this object
    languages.use(given.language)
    for game in given.games:
        print(f"\n# {game}")
        print("\n".join(KINDS[given.kind](game)), flush=True)


if __name__ == "__main__":
    main()
