"""The start: a window at once, the program into it, and everything as it was left."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import second_start, variants
from belote_desktop.faults import Faults
from belote_desktop.opening import IN_USE, Opening
from belote_desktop.profile.directories import Directories
from belote_desktop.profile.own_games.own_game_text import text_of
from belote_desktop.variants import own_game
from belote_desktop.windows.house_rules.own_games_page import OwnGamesPage
from belote_desktop.windows.shell.startup_window import TITLE_BAR, USUAL_SIZE, Frame, Left
from tests.records.recorded_matches import record_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
Open = Callable[..., Opening]
LONGEST_START = 60
"""Seconds after which a start has failed. It takes less than one; a busy machine may need many more."""


@pytest.fixture
def opened(profile_dir: Path, qapp: QApplication, qtbot: QtBot, faults: Faults) -> Iterator[Open]:
    """Openings on one profile; each is shown and filled."""
    made: list[Opening] = []

    def start(file: Path | None = None) -> Opening:
        frame = Frame(Left.read(Directories.under(profile_dir).settings))
        opening = Opening(frame, profile_dir, file, faults)
        made.append(opening)
        opening.frame.show()
        qtbot.waitUntil(lambda: opening.program is not None or opening.status != 0, timeout=30000)
        return opening

    yield start
    for opening in made:
        opening.frame.close()
        opening.close()


def printed_by(script: str, at_most: float = LONGEST_START) -> list[str]:
    """The lines that a start of the program prints. A start that fails says why; one that takes longer than `at_most`
    seconds is ended, and says where it was.
    """
    bounded = f"import faulthandler; faulthandler.dump_traceback_later({at_most}, exit=True)\n{script}"
    done = subprocess.run([sys.executable, "-c", bounded], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_the_first_window_is_painted_before_a_rule_or_a_player_is_loaded() -> None:
    script = """
import sys
from PySide6.QtWidgets import QApplication
from belote_desktop import opening
def filled(self):
    heavy = [name for name in sys.modules if name.split(".")[1:2] in (["engine"], ["players"], ["table"], ["models"])]
    print(self.frame.isVisible(), heavy)
    QApplication.exit(0)
opening.Opening.fill = filled
opening.run()
"""
    assert printed_by(script) == ["True []"]


FIRST_PAGE = """
import gc, inspect, sys, traceback
from PySide6.QtWidgets import QApplication
from belote_desktop import opening
from belote_desktop.commands import main
put_in, read, sources = opening.Opening._put_in, inspect.getsource, []
def filled(self, news=None):
    status = 1
    try:
        put_in(self, news)
        page = type(self.program.window.stack.currentWidget()).__name__
        assert page == PAGE, f"the first page is {page}"
        print(*sys.modules)
        print(*[module.__name__ for module in sources])
        print(gc.isenabled(), gc.get_freeze_count() > 0)
        status = 0
    except Exception:
        traceback.print_exc()
    finally:
        QApplication.exit(status)
def noted(module):
    sources.append(module)
    return read(module)
opening.Opening._put_in, inspect.getsource = filled, noted
sys.exit(main.run(["--profile", FOLDER]))
"""
LATER = (
    "coach", "engine.deals", "engine.settlement", "models.analysis", "models.match.controller", "players.search_player",
    "profile.archive.import_note", "profile.practice", "profile.progress", "profile.statistics", "search.core",
    "table.scene.scene", "table.view", "variants.trial", "windows.learn", "windows.review", "windows.rule_book",
    "windows.printing", "windows.settings", "windows.widgets.navigation",
)  # fmt: skip
"""What no first page needs."""
TO_FOLD = (
    "engine.auction", "engine.deal", "engine.events", "engine.matches.match", "engine.phases", "engine.view",
    "records.folding", "table.scene.picture", "windows.new_match.match_painting", "models.home.where_it_stands",
)  # fmt: skip
"""What the picture of a match needs, which comes after the first page."""
OF_A_MATCH = (*TO_FOLD, "engine.actions", "records.reading")
"""What only a match needs."""
OF_THE_LIBRARY = (
    "PySide6.QtPrintSupport", "difflib", "html", "logging.handlers", "multiprocessing", "platform", "sqlite3",
    "subprocess",
)  # fmt: skip


def first_page(folder: Path, page: str) -> tuple[list[str], list[str], str]:
    """The modules imported when the first page stands, those whose sources PySide has read, and whether Python
    collects garbage by itself and leaves out what then stands.
    """
    script = FIRST_PAGE.replace("PAGE", repr(page)).replace("FOLDER", repr(str(folder)))
    modules, sources, garbage = printed_by(script)
    return modules.split(), sources.split(), garbage


def needed_later(modules: Iterable[str], names: Iterable[str]) -> list[str]:
    """Those of the modules that have one of these names, or are in a package of such a name."""
    return sorted(each for each in modules if any(f"{each}.".startswith(f"belote_desktop.{name}.") for name in names))


def test_a_start_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="the first page is FirstStart"):
        first_page(tmp_path, "TablePage")
    with pytest.raises(AssertionError, match="line 3 in <module>"):
        printed_by("import time\ntime.sleep(60)", at_most=0.1)


def test_what_comes_later_is_called_by_names_that_exist() -> None:
    assert [name for name in (*LATER, *OF_A_MATCH) if find_spec(f"belote_desktop.{name}") is None] == []


def test_the_first_page_imports_what_it_needs_and_no_more(tmp_path: Path) -> None:
    modules, _, _ = first_page(tmp_path, "FirstStart")
    assert needed_later(modules, (*LATER, *OF_A_MATCH)) == []
    assert sorted(set(OF_THE_LIBRARY) & set(modules)) == []


def test_a_match_that_waits_is_offered_without_its_players_and_its_table(tmp_path: Path) -> None:
    matches = Directories.under(tmp_path).matches
    matches.mkdir()
    (matches / "waits.brn").write_text(record_match(variants.get("classic"), 5, undo=0, steps=20).text, "utf-8")
    modules, _, _ = first_page(tmp_path, "HomePage")
    assert needed_later(modules, (*LATER, *TO_FOLD)) == []
    assert sorted(set(OF_THE_LIBRARY) & set(modules)) == []


def test_pyside_reads_none_of_our_sources_and_garbage_is_left_to_the_main_thread(tmp_path: Path) -> None:
    _, sources, garbage = first_page(tmp_path, "FirstStart")
    assert needed_later(sources, ("engine", "models", "profile", "table", "variants", "windows")) == []
    assert garbage == "False True"


def test_the_program_lies_in_the_window_that_was_shown_first(opened: Open, qtbot: QtBot) -> None:
    opening = opened()
    assert opening.program is not None
    window = opening.program.window
    assert window.window() is opening.frame
    assert window.isVisible()
    assert opening.frame.windowTitle() == window.windowTitle() != ""
    qtbot.waitUntil(lambda: not opening.frame.windowIcon().isNull())


def test_closing_the_window_keeps_its_size_and_its_cloth(opened: Open, qtbot: QtBot) -> None:
    opening = opened()
    assert opening.program is not None
    theme = opening.program.services.style.theme
    opening.frame.resize(731, 577)
    settings = opening.program.services.profile.directories.settings
    opening.frame.close()
    left = Left.read(settings)
    assert left.cloth == (theme.cloth, theme.cloth_edge)
    frame = Frame(left)
    qtbot.addWidget(frame)
    assert (frame.width(), frame.height()) == (731, 577)


def test_quitting_from_the_menu_closes_the_window(opened: Open) -> None:
    opening = opened()
    assert opening.program is not None
    opening.program.window.menus.actions["quit"].trigger()
    assert not opening.frame.isVisible()


def test_full_screen_is_of_the_window_on_the_screen(opened: Open, qtbot: QtBot) -> None:
    opening = opened()
    assert opening.program is not None
    window = opening.program.window
    window.show_new_match().start_button.click()  # before the first match there is no menu
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert opening.frame.isFullScreen()
    assert window.menus.actions["full_screen"].isChecked()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not opening.frame.isFullScreen()
    assert window.menuBar().isVisible()


def test_a_second_window_on_the_same_profile_says_so_and_closes_if_the_first_does_not_answer(
    opened: Open, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_start, "hand_over", lambda *_: False)
    monkeypatch.setattr("belote_desktop.opening.PATIENCE_MS", 0)
    opened()
    second = opened()
    assert second.status == IN_USE
    assert not second.frame.isVisible()
    assert "profile" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "window_geometry = 3", "not toml at all [", 'window_cloth = "red"'])
def test_settings_that_tell_nothing_of_the_window_give_the_usual_one(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text, encoding="utf-8")
    assert Left.read(path) == Left()
    assert Left.read(tmp_path / "none.toml") == Left()


def test_the_first_window_shows_its_cloth(qtbot: QtBot) -> None:
    frame = Frame(Left(cloth=("#102030", "#102030")))
    qtbot.addWidget(frame)
    with qtbot.waitSignal(frame.painted):
        frame.show()
    room = frame.screen().availableGeometry()
    assert frame.size() == QSize(*USUAL_SIZE).boundedTo(QSize(room.width(), room.height() - TITLE_BAR))
    assert frame.grab().toImage().pixelColor(frame.rect().center()).name() == "#102030"


def test_what_is_damaged_is_told_though_the_first_page_did_not_need_it(
    opened: Open, profile_dir: Path, qtbot: QtBot
) -> None:
    directories = Directories.under(profile_dir)
    directories.settings.write_text("no settings", encoding="utf-8")
    directories.practice.write_text("no questions", encoding="utf-8")
    program = opened().program
    assert program is not None
    banner = program.window.banner
    assert "settings.toml" in banner.accessibleName()
    qtbot.waitUntil(lambda: directories.practice.name in banner.accessibleName(), timeout=10_000)
    assert "settings.toml" in banner.accessibleName(), "nobody has read it yet"
    banner.action.click()
    assert not banner.isVisible()


def test_a_file_that_is_no_record_is_told_over_the_front_door(opened: Open, tmp_path: Path) -> None:
    broken = tmp_path / "broken.brn"
    broken.write_text("Nothing of a match.")
    program = opened(broken).program
    assert program is not None
    assert program.window.banner.isVisible()
    assert "broken.brn" in program.window.banner.accessibleName()


def test_the_program_can_be_opened_with_a_game_of_ones_own(opened: Open, tmp_path: Path) -> None:
    file = tmp_path / "friday.belotegame"
    file.write_text(text_of(own_game("Friday", "classic", {"target": 501})))
    program = opened(file).program
    assert program is not None
    page = program.window.stack.currentWidget()
    assert isinstance(page, OwnGamesPage)
    assert page.chosen == "Friday"
