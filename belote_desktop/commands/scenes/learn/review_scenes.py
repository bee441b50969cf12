"""Scenes of the review of a deal with every kind of blunder: as a question, and with the answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PySide6.QtWidgets import QWidget

from belote_desktop import engine, players, records, variants
from belote_desktop.coach.looking_back.review import DealReview, Verdict, review_deal
from belote_desktop.coach.looking_back.review_text import deal_key, review_data
from belote_desktop.commands.scenes.stage import NAMES, Act, Scene, Stage
from belote_desktop.engine import Match, Play
from belote_desktop.models.analysis.reviewer import settled_deals
from belote_desktop.models.words.names import Names
from belote_desktop.records import Played
from belote_desktop.windows.review.review_page import ReviewPage

DEALS_SEED = 5
"""Deals in which a player by chance sits in the first seat."""
PACE, OTHERS_PACE = 0.1, 0.01
"""Parts of the time a review takes: the scenes show how it looks, not how much it knows. Of the others' decisions they
show no more than what luck and skill came to.
"""


@cache
def recorded(game: str, deals: int) -> bytes:
    """The record of some deals between a player by chance and three Casual players."""
    match: Match = engine.start(variants.get(game), DEALS_SEED)
    seats = match.rules.table.seats
    recorder = records.Recorder("00")
    header = records.Header.of(match.rules, NAMES[:seats], ["human", *["casual"] * (seats - 1)], "2026-11-22")
    text = recorder.opening_text(header, match)
    while len(match.deals) < deals:
        seat = engine.to_act(match)
        assert seat is not None
        action = players.get("random" if seat == 0 else "casual").choose(engine.view(match, seat), seed=3)
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text.encode()


@cache
def reviewed(game: str, deals: int) -> tuple[tuple[int, str, dict[str, Any]], ...]:
    """What a profile keeps of the reviews of these deals: for each its number, its key and the review itself."""
    settled = settled_deals(recorded(game, deals))
    return tuple(
        (number, deal_key(steps), review_data(review_in_short(steps, number, PACE, OTHERS_PACE)))
        for number, steps in settled.items()
    )


def review_in_short(steps: Sequence[Played], number: int, pace: float, others_pace: float) -> DealReview:
    """The review of a deal that thinks at one pace about the first seat's decisions, at another about the others'."""
    own, others = review_deal(steps, number, (0,), pace=pace), review_deal(steps, number, (1, 2, 3), pace=others_pace)
    return DealReview(number, tuple(sorted((*own.judged, *others.judged), key=lambda each: each.place)))


def review_page(stage: Stage, game: str, deals: int) -> ReviewPage:
    """The review page of some deals of a game, in place of the table."""
    parts, match_id = stage.program.services, f"scene-{game}"
    for number, key, review in reviewed(game, deals):
        parts.profile.reviews.keep(match_id, number, key, review)
    page = ReviewPage(parts, match_id, recorded(game, deals), Names(NAMES[: variants.get(game).table.seats], 0))
    stage.window.show_page(page)
    stage.settle()
    return page


def _asked(game: str, deals: int = 1) -> Act:
    def act(stage: Stage) -> QWidget | None:
        review_page(stage, game, deals)
        return None

    return act


def _told(game: str, deals: int = 1, verdict: Verdict = Verdict.MISTAKE, *, cards: bool = False) -> Act:
    """The first decision with this verdict, or the first of a card, with its explanation."""

    def act(stage: Stage) -> QWidget | None:
        tell(review_page(stage, game, deals), verdict, cards=cards)
        stage.settle()
        return None

    return act


def tell(page: ReviewPage, verdict: Verdict, *, cards: bool = False) -> None:
    """Go to the first decision with a verdict in any of the deals, and have its answer shown."""
    for number in page.deals:
        page.choose_deal(number)
        for place, moment in enumerate(page.walk.moments):
            judged = moment.judged
            if judged is not None and judged.verdict is verdict and (isinstance(judged.action, Play) or not cards):
                page.walk.show_moment(place)
                page.parts.reason.show_button.click()
                return
    raise ValueError(f"No decision of these deals is called {verdict}.")


def _walked(game: str, deals: int) -> Act:
    """The last of some deals with all its verdicts known, its hidden hands open, at its first mistake that cost."""

    def act(stage: Stage) -> QWidget | None:
        page = review_page(stage, game, deals)
        page.choose_deal(deals)
        for place in range(len(page.walk.moments) - 1):
            page.walk.show_moment(place)
            page.parts.reason.show_button.click()
        judged = [moment.judged for moment in page.walk.moments]
        page.walk.show_moment(next(place for place, one in enumerate(judged) if one and one.verdict is Verdict.MISTAKE))
        page.parts.board.switch.click()
        stage.settle()
        return None

    return act


REVIEW_SCENES: tuple[Scene, ...] = (
    Scene("review-asked", "a moment of a deal: the better card is asked for", _asked("belot-bg")),
    Scene("review-call", "a call that was a mistake: what it cost, what was better and why", _told("coinche")),
    Scene("review-card", "a card that was a mistake, in one of several deals", _told("belot-bg", 3)),
    Scene("review-lucky", "a mistake that did no harm as the cards lay", _told("coinche", verdict=Verdict.LUCKY)),
    Scene("review-bad-luck", "nothing was wrong, and it cost", _told("belot-bg", 4, Verdict.BAD_LUCK)),
    Scene("review-timeline", "a deal that has been gone through, with all hands open", _walked("classic", 2)),
    Scene("review-reason", "the reason against a card", _told("belot-bg", cards=True)),
    Scene("review-match", "the moments of several deals", _asked("coinche", 3)),
    Scene("review-large", "a mistake told with text twice as large", _told("belot-bg", 3), {"text_size": 200}),
)
