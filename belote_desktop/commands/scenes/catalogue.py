"""All scenes by name. Each sets up the stage and returns the widget to draw, or None for the whole window."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.learn.coach_scenes import COACH_SCENES
from belote_desktop.commands.scenes.learn.drill_scenes import DRILL_SCENES
from belote_desktop.commands.scenes.learn.glossary_scenes import GLOSSARY_SCENES
from belote_desktop.commands.scenes.learn.guided_scenes import GUIDED_SCENES
from belote_desktop.commands.scenes.learn.lesson_scenes import LESSON_SCENES
from belote_desktop.commands.scenes.learn.replay_scenes import REPLAY_SCENES
from belote_desktop.commands.scenes.learn.review_scenes import REVIEW_SCENES
from belote_desktop.commands.scenes.learn.rule_book_scenes import RULE_BOOK_SCENES
from belote_desktop.commands.scenes.pages.achievement_scenes import ACHIEVEMENT_SCENES
from belote_desktop.commands.scenes.pages.daily_scenes import DAILY_SCENES
from belote_desktop.commands.scenes.pages.history_scenes import HISTORY_SCENES
from belote_desktop.commands.scenes.pages.home_scenes import HOME_SCENES
from belote_desktop.commands.scenes.pages.honesty_scenes import HONESTY_SCENES
from belote_desktop.commands.scenes.pages.own_game_scenes import OWN_GAME_SCENES
from belote_desktop.commands.scenes.pages.picker_scenes import PICKER_SCENES
from belote_desktop.commands.scenes.pages.player_scenes import PLAYER_SCENES
from belote_desktop.commands.scenes.pages.rating_scenes import RATING_SCENES
from belote_desktop.commands.scenes.pages.sheet_scenes import SHEET_SCENES
from belote_desktop.commands.scenes.pages.strength_scenes import STRENGTH_SCENES
from belote_desktop.commands.scenes.play.auction_scenes import AUCTION_SCENES
from belote_desktop.commands.scenes.play.comfort_scenes import COMFORT_SCENES
from belote_desktop.commands.scenes.play.declaration_scenes import DECLARATION_SCENES
from belote_desktop.commands.scenes.play.game_scenes import GAME_SCENES
from belote_desktop.commands.scenes.play.layout_scenes import LAYOUT_SCENES
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Action, Match
from belote_desktop.engine.refusals import Rule
from belote_desktop.profile.failures import not_written

# One deal in which Léa takes diamonds after a first trick with a tierce; written out, so that pictures stay the same.
DECK = (
    "7S JS TD AH 8D 8S TC AS 9S 7D KC 8C KD JH QS 9H KH AC 7C 7H "
    "QD KS QH TS JD QC 9D 8H TH AD JC 9C"
)  # fmt: skip
CALLS_AND_CARDS = (
    "take QD JD 9D 7D AH 8H 7H JH 9H TH AD QH 7C KD QC TC TD 8D AS 8C 7S TS 9S KC 8S AC 9C JS KS QS KH JC"
)  # fmt: skip


def _start(options: Mapping[str, object], dealer: int = 1) -> Match:
    return engine.start(variants.get("classic", **options), seed=1, decks=[DECK], dealer=dealer)


def _script(match: Match, count: int) -> Sequence[Action]:
    return [engine.parse_action(match, word) for word in CALLS_AND_CARDS.split()[:count]]


def _table(count: int, shown: int = 0, **options: object) -> Act:
    """The scripted deal after `count` actions, the last `shown` of them with their bubbles."""

    def act(stage: Stage) -> None:
        match = _start(options)
        stage.play(match, _script(match, count), shown=shown)

    return act


def _mid_trick(stage: Stage) -> None:
    """An illegal card has the focus and shows why it may not be played."""
    _table(16, shown=3)(stage)
    stage.press(Qt.Key.Key_S)


def _auction(passes: int) -> Act:
    def act(stage: Stage) -> None:
        match = _start({}, dealer=3 - passes % 4)
        stage.play(match, [engine.parse_action(match, "pass")] * passes, shown=min(passes, 3))

    return act


def _last_trick(stage: Stage) -> None:
    _table(16)(stage)
    stage.window.table.show_last_trick(True)


def _unsaved(stage: Stage) -> None:
    _table(16)(stage)
    stage.window.session.controller.failed.emit(not_written(Path("classic.brn"), OSError(errno.ENOSPC, "")).message)


def _settled(stage: Stage) -> None:
    stage.play_whole(deals=3)


def _over(stage: Stage) -> None:
    stage.play_match(variants.get("classic", target=500))


def _lost(stage: Stage) -> None:
    stage.play_match(variants.get("coinche", target=701))


def _sheet(stage: Stage) -> None:
    stage.play_whole(deals=6)
    stage.window.show_sheet()
    stage.window.stack.currentWidget().open_deal(3)


def _manual(stage: Stage) -> None:
    """A hand with a tierce in a game where players declare themselves: every option is a button."""
    match = _start({"announcing": "manual", "decl_window": "before_play"}, dealer=0)
    stage.play(match, [engine.parse_action(match, word) for word in ("take", "done", "done", "done")])


def _unfinished(stage: Stage) -> QWidget:
    stage.save_a_match(12)
    stage.save_a_match(3, target=501)
    window: QWidget = stage.window.show_unfinished()
    return window


def _new_match(stage: Stage) -> None:
    stage.window.show_new_match()


def _settings(stage: Stage) -> QWidget:
    _table(16)(stage)
    window: QWidget = stage.window.show_settings()
    return window


def _rules(stage: Stage) -> QWidget:
    _table(16)(stage)
    window: QWidget = stage.window.show_rules(Rule.RUFF)
    return window


def _keys(stage: Stage) -> QWidget:
    window: QWidget = stage.window.show_keys()
    return window


def _about(stage: Stage) -> QWidget:
    window: QWidget = stage.window.show_about()
    return window


def _licences(stage: Stage) -> QWidget:
    window: QWidget = stage.window.side.licences()
    return window


def _log(stage: Stage) -> None:
    _table(16, shown=3)(stage)
    stage.window.log.toggle(stage.window)


SCENES: tuple[Scene, ...] = (
    Scene("new-deal", "the cards are dealt, you speak first", _auction(0)),
    Scene("auction", "three have passed, you may take the turn-up's suit", _auction(3)),
    Scene("second-round", "all passed once, a suit may be named", _auction(4)),
    Scene("first-trick", "the first trick, a declaration is announced", _table(4, shown=3)),
    Scene("announcements", "the declarations that count are shown", _table(5, shown=4)),
    Scene("mid-trick", "a card that cannot be played says why", _mid_trick),
    Scene("belote", "rebelote is said", _table(15, shown=1)),
    Scene("last-trick", "the last trick is shown again", _last_trick),
    Scene("plain-panel", "a decision without a panel of its own: all options as buttons", _manual),
    Scene("deal-written", "the third deal is written on the sheet", _settled),
    Scene("match-won", "the match is over and won", _over),
    Scene("match-lost", "the match is over and lost", _lost),
    Scene("score-sheet", "the score sheet with a line opened", _sheet),
    Scene("log-paper", "the log of a deal from its first call, a row for each trick", _log),
    Scene("not-saved", "an action could not be written", _unsaved),
    Scene("new-match", "a match is put together", _new_match),
    *PICKER_SCENES,
    *PLAYER_SCENES,
    *HOME_SCENES,
    *DAILY_SCENES,
    *HISTORY_SCENES,
    *RATING_SCENES,
    *ACHIEVEMENT_SCENES,
    Scene("unfinished", "the unfinished matches", _unfinished),
    Scene("settings", "the settings", _settings),
    Scene("rules", "the rules of the game, at a paragraph", _rules),
    Scene("keys", "the keys", _keys),
    Scene("about", "about the program", _about),
    Scene("licences", "the licences of everything in the program", _licences),
    *OWN_GAME_SCENES,
    *COACH_SCENES,
    *GUIDED_SCENES,
    *LESSON_SCENES,
    *GLOSSARY_SCENES,
    *COMFORT_SCENES,
    *STRENGTH_SCENES,
    *DRILL_SCENES,
    *GAME_SCENES,
    *SHEET_SCENES,
    *DECLARATION_SCENES,
    *LAYOUT_SCENES,
    *AUCTION_SCENES,
    *REVIEW_SCENES,
    *RULE_BOOK_SCENES,
    *HONESTY_SCENES,
    *REPLAY_SCENES,
)
