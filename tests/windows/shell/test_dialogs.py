"""Every page, dialog and panel opens in every language and theme, and says everything in that language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.pages.strength_scenes import made_up
from belote_desktop.engine import Match, Rule, SeatView
from belote_desktop.models.home.home import Home
from belote_desktop.models.home.waiting_matches import MatchSummary
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.direction import visible
from belote_desktop.models.words.names import Names
from belote_desktop.profile import Directories, Saves
from belote_desktop.variants import GameShelf
from belote_desktop.windows.home.first_start import FirstStart
from belote_desktop.windows.home.home_page import HomePage
from belote_desktop.windows.honesty.strength_window import StrengthWindow
from belote_desktop.windows.look.languages import PSEUDO, Languages, available, own_name
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.new_match.unfinished import UnfinishedWindow
from belote_desktop.windows.rule_book.rules_window import RulesWindow
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.score_sheet.score_page import ScoreSheet
from belote_desktop.windows.settings.settings_dialog import SettingsDialog
from belote_desktop.windows.shell.about import AboutWindow
from belote_desktop.windows.shell.keys_window import KeysWindow
from belote_desktop.windows.widgets.overlay import Overlay
from tests.models.memory_settings import MemorySettings
from tests.program.seen_in_window import problems

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
NOT_FOR_TRANSLATORS = {*NAMES, "Belote Desktop", *(own_name(known) for known in available())}


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match between club players."""
    match = engine.start(variants.get("classic"), seed=5)
    player = players.get("casual")
    while (seat := engine.to_act(match)) is not None:
        match, _ = engine.apply(match, player.choose(engine.view(match, seat), seed=1), seat)
    return match


@pytest.fixture
def preferences() -> Preferences:
    return Preferences(MemorySettings(player_name="Anna"))


def summary(match: Match) -> MatchSummary:
    moment = QDateTime(2026, 11, 21, 13, 40, 0)
    return MatchSummary.of(Path("saved.brn"), NAMES, moment, engine.view(match, 0))


@dataclass(frozen=True)
class Stage:
    """What windows are made from."""

    style: Style
    preferences: Preferences
    match: Match
    parent: QWidget

    @property
    def view(self) -> SeatView:
        return engine.view(self.match, 0)


def _rules(stage: Stage) -> QWidget:
    window = RulesWindow(stage.style, stage.preferences, stage.match.rules)
    window.open_at(Rule.OVERRUFF)
    return window


def _sheet(stage: Stage) -> QWidget:
    sheet = ScoreSheet(stage.style, stage.preferences, NAMES)
    sheet.show_view(stage.view, over=True)
    sheet.open_deal(0)
    return sheet


def _home(stage: Stage) -> QWidget:
    home = Home(games=("classic", "coinche"), match=summary(stage.match))
    return HomePage(stage.style, stage.preferences, home, GameShelf())


EVERY: dict[str, Callable[[Stage], QWidget]] = {
    "new match": lambda stage: NewMatch(stage.style, stage.preferences),
    "score sheet": _sheet,
    "settings": lambda stage: SettingsDialog(stage.style, stage.preferences),
    "rules": _rules,
    "strength": lambda stage: StrengthWindow(stage.style, stage.match.rules, made_up()),
    "keys": lambda stage: KeysWindow(stage.style, stage.preferences),
    "about": lambda stage: AboutWindow(stage.style, Directories.under(Path("profile"))),
    "unfinished": lambda stage: UnfinishedWindow(
        stage.style, [summary(stage.match)], Saves(Path("matches"), Path("aside"))
    ),
    "deal result": lambda stage: DealResult(stage.style, stage.preferences, NAMES, stage.view, stage.parent),
    "match over": lambda stage: MatchOver(stage.style, NAMES, stage.view, stage.parent),
    "first start": lambda stage: FirstStart(stage.style, stage.preferences, Home(is_first=True), (60, 17)),
    "home": _home,
}


@pytest.fixture(params=sorted(EVERY))
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    style: Style,
    languages: Languages,
    preferences: Preferences,
    match: Match,
) -> Iterator[QWidget]:
    """Each window in turn, shown; overlays lie over a parent of 900 by 600."""
    parent = QWidget()
    parent.resize(900, 600)
    qtbot.addWidget(parent)
    made = EVERY[request.param](Stage(style, preferences, match, parent))
    if isinstance(made, Overlay):
        parent.show()
        made.open_over()
    else:
        qtbot.addWidget(made)
        made.resize(900, 600)
        made.show()
    yield made
    parent.close()  # until here it has to live


def texts(window: QWidget) -> list[str]:
    """Everything that is written on labels and buttons, but what is only waiting to be deleted."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = [part.text() for part in window.findChildren(QLabel)]
    found += [part.text() for part in window.findChildren(QAbstractButton)]
    found += [box.itemText(row) for box in window.findChildren(QComboBox) for row in range(box.count())]
    return [re.sub(r"<[^>]*>", " ", text).strip() for text in found if text.strip()]


@pytest.mark.sampled(12)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
def test_a_window_opens_in_every_language_and_theme(
    window: QWidget, languages: Languages, preferences: Preferences, language: str, theme: str
) -> None:
    before = set(texts(window))
    preferences.set("theme", theme)
    languages.use(language)
    QApplication.processEvents()
    assert window.isVisible()
    assert texts(window)
    picture = window.grab().toImage()
    assert len({picture.pixel(x, y) for x in range(0, 900, 9) for y in range(0, 600, 9) if picture.valid(x, y)}) > 4
    if language == PSEUDO:
        assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert set(texts(window)) != before


def test_everything_that_is_said_goes_through_the_translators(window: QWidget, languages: Languages) -> None:
    languages.use(PSEUDO)
    QApplication.processEvents()
    bare = [
        text
        for text in texts(window)
        if re.search(r"[^\W\d_]{3}", text) and "[" not in text and text not in NOT_FOR_TRANSLATORS
    ]
    keys = [text for text in bare if not isinstance(window, KeysWindow)]  # key caps are not sentences
    commands = [text for text in keys if not text.startswith("belote-desktop ")]
    names = [text for text in commands if not re.fullmatch(rf"({'|'.join(NAMES)}|,| |and)+", visible(text))]
    months = [QLocale().monthName(month) for month in range(1, 13)]  # Qt writes dates
    assert [text for text in names if not any(month in text for month in months)] == []


@pytest.mark.parametrize(("compiled", "said"), [(True, "full speed"), (False, "was not compiled for this computer")])
def test_about_says_whether_the_search_is_compiled(
    style: Style, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, compiled: bool, said: str
) -> None:
    monkeypatch.setattr("belote_desktop.windows.shell.about.is_compiled", lambda: compiled)
    window = AboutWindow(style, Directories.under(Path("profile")))
    qtbot.addWidget(window)
    assert said in window.speed.text()


def test_everything_that_takes_the_keyboard_has_a_name(window: QWidget) -> None:
    nameless = [
        part
        for part in window.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and isinstance(part, (QAbstractButton, QComboBox, QLineEdit))
        and not part.isHidden()
        and not (part.accessibleName() or getattr(part, "text", lambda: "")())
    ]
    assert nameless == []


@pytest.mark.parametrize(
    "window",
    ["about", "keys", "new match", "rules", "score sheet", "settings", "strength", "unfinished"],
    indirect=True,
)
def test_escape_closes_a_dialog(window: QWidget, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_is_pressed_is_large_enough(window: QWidget) -> None:
    """44 pixels, the size of a finger; the small words that set a value back may be 24 (WCAG 2.2, 2.5.8)."""
    for part in window.findChildren(QAbstractButton):
        if part.isVisible() and part.parent() is not None and not part.objectName().startswith("qt_"):
            least = 24 if part.property("role") == "reset" else 40
            assert part.height() >= least, part.accessibleName() or part.text()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("width", "height"), [(640, 536), (700, 876), (900, 576)])
@pytest.mark.parametrize("name", ["deal result", "match over"])
def test_no_button_of_a_panel_over_the_table_is_cut_at_any_size_of_text(
    name: str,
    width: int,
    height: int,
    qtbot: QtBot,
    style: Style,
    preferences: Preferences,
    match: Match,
    languages: Languages,
) -> None:
    languages.use("fr")
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(width, height)
    overlay = EVERY[name](Stage(style, preferences, match, parent))
    assert isinstance(overlay, Overlay)
    parent.show()
    overlay.open_over()
    for size in range(100, 201, 10):
        preferences.set("text_size", size)
        qtbot.waitUntil(lambda: problems(parent) == [])
        for button in overlay.findChildren(QPushButton):
            button.setFocus()  # its edge is wider now
            assert problems(parent) == [], (size, button.text())


@pytest.mark.parametrize("language", ["en", "fr", PSEUDO])
@pytest.mark.parametrize("name", ["deal result", "match over"])
def test_a_panel_over_the_table_is_as_high_as_what_it_says(
    name: str, language: str, qtbot: QtBot, style: Style, preferences: Preferences, match: Match, languages: Languages
) -> None:
    languages.use(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(900, 576)
    overlay = EVERY[name](Stage(style, preferences, match, parent))
    assert isinstance(overlay, Overlay)
    overlay.open_over()
    parent.show()
    QApplication.processEvents()
    content = overlay.content
    items = [content.itemAt(place) for place in range(content.count())]
    last = max(item.geometry().bottom() for item in items if item is not None and item.spacerItem() is None)
    assert overlay._area.verticalScrollBar().maximum() == 0
    assert overlay._holder.height() - last <= content.contentsMargins().bottom() + content.spacing() + 2
