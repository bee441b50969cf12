"""What every test stands on: no screen, one known font, a profile of its own, repeatable examples in CI."""

from __future__ import annotations

import gc
import logging
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import HealthCheck, settings

from belote_desktop.garbage import collect_due
from tests.folders import ROOT, TESTS
from tests.lengths import WHOLE
from tests.narrowing import pytest_collection_modifyitems as pytest_collection_modifyitems
from tests.slowest_files import pytest_addoption as pytest_addoption
from tests.slowest_files import pytest_configure as pytest_configure

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from belote_desktop.app import Program
    from belote_desktop.faults import Faults
    from belote_desktop.models.preferences import Preferences
    from belote_desktop.windows.look.languages import Languages
    from belote_desktop.windows.look.style import Style

settings.register_profile("default", deadline=None, max_examples=25)
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "default")

if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # The processes of pytest-xdist and the programs that tests start would compile 700 modules each, every time. They
    # keep them in pytest's own cache instead: nothing is written among the sources.
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(ROOT / ".pytest_cache" / "bytecode")
    sys.dont_write_bytecode = False

SHOWING = ("commands", "program", "table", "windows")
"""The folders of tests in which windows are looked at."""

MEMORY, ENOUGH_MEMORY = Path("/dev/shm"), 2**30
if (
    os.access(MEMORY, os.W_OK)
    and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC  # some tests run programs out of their folders
    and shutil.disk_usage(MEMORY).free > ENOUGH_MEMORY
):
    # Each profile waits for the disk some twenty times before it is open. The folders of tests need not outlast the
    # machine, and are in memory where there is such a place.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Python's collector need not look through 15,000 tests again and again: 6 ms of processor time less a test.

    As in the program, only the main thread collects: pytest-xdist and many tests have other threads.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """What a test left behind is collected here, in the main thread."""
    collect_due()


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The application of the tests is that of the program."""
    from belote_desktop.qt_application import Application

    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """The command line the application of the tests is made with."""
    return ["belote-desktop"]


@pytest.fixture(scope="session", autouse=True)
def test_font(request: pytest.FixtureRequest) -> None:
    """Every window of the run uses Noto, so that pictures and sizes are the same on every machine.

    With FONTS=dejavu in the environment it uses DejaVu, as where there is nothing else.
    """
    if not any("qapp" in getattr(item, "fixturenames", ()) for item in request.session.items):
        return  # a run without windows needs no Qt
    app = request.getfixturevalue("qapp")
    from PySide6.QtGui import QFont, QFontDatabase

    from belote_desktop.resources import font_files
    from belote_desktop.table.items import fonts

    try:
        paths = font_files.found()
    except font_files.MissingFontError as problem:
        pytest.exit(f"The tests draw text with Noto. {problem}", returncode=2)
    for path in paths:
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            pytest.exit(f"Qt cannot read the font {path}. Install {font_files.PACKAGE} again.", returncode=2)
    if os.environ.get("FONTS") == "dejavu":
        fonts.SANS, fonts.SERIF = ("DejaVu Sans",), ("DejaVu Serif",)
        if missing := [name for name in (*fonts.SANS, *fonts.SERIF) if not QFontDatabase.hasFamily(name)]:
            pytest.exit(
                f"{missing[0]} is not installed: on Debian and Ubuntu 'apt install fonts-dejavu'.", returncode=2
            )
    app.setFont(QFont(fonts.families()[0], 10))


@pytest.fixture(autouse=True)
def nothing_is_logged(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test, as Python's and Qt's warnings do; not where errors are what it is about."""
    yield
    if "faults" in request.fixturenames:
        return
    try:
        records = caplog.get_records("call")
    except KeyError:  # another teardown failed first: pytest has dropped the records, and tells of that failure itself
        return
    told = [record for record in records if record.levelno >= logging.WARNING]
    assert not told, f"The program logged: {told[0].getMessage()}"


@pytest.fixture(autouse=True)
def windows_are_gone(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test asked Qt to delete is deleted before the next one; windows that pile up make every test slow."""
    yield
    if "qapp" in request.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def application_is_restored(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that chose a language or a look leaves the application as it was: the next one may run after any other."""
    if "qapp" not in request.fixturenames:
        yield
        return
    from PySide6.QtCore import QLocale

    app: QApplication = request.getfixturevalue("qapp")
    direction, locale, font, palette = app.layoutDirection(), QLocale(), app.font(), app.palette()
    yield
    QLocale.setDefault(locale)
    app.setLayoutDirection(direction)
    app.setFont(font)
    app.setPalette(palette)


@pytest.fixture
def profile_dir(tmp_path: Path) -> Path:
    """An empty profile directory for this test alone."""
    path = tmp_path / "profile"
    path.mkdir()
    return path


@pytest.fixture
def faults(qapp: QApplication, tmp_path: Path) -> Iterator[Faults]:
    """Tells errors in a window; none is caught until the test installs it."""
    from belote_desktop.faults import Faults
    from belote_desktop.profile.error_log import ErrorLog

    with ErrorLog(tmp_path / "log") as log:
        yield Faults(log, shows=True)


@pytest.fixture
def open_program(qapp: QApplication, profile_dir: Path) -> Iterator[Callable[..., Program]]:
    """Opens the whole program on the profile of the test; what is still open at the end is closed."""
    from tests.program.whole_program import Programs  # a run without windows needs no Qt

    programs = Programs(profile_dir)
    yield programs.open
    programs.close()


@pytest.fixture
def program(open_program: Callable[..., Program]) -> Program:
    """The whole program with its window shown."""
    return open_program()


@pytest.fixture(autouse=True)
def advice_is_found_once(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In tests of what windows show, the search for advice is not what is tested; `.ci/run` searches all the same."""
    if not request.path.is_relative_to(TESTS) or request.path.relative_to(TESTS).parts[0] not in SHOWING:
        return
    if WHOLE:
        from belote_desktop.commands.scenes.learn import review_scenes

        monkeypatch.setattr(review_scenes, "OTHERS_PACE", review_scenes.PACE)
    else:
        from tests import known_advice

        known_advice.use(monkeypatch)


@pytest.fixture
def quick_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    """What moves fast or slowly moves five times as fast, but in `.ci/run`: for tests that wait for its end."""
    if WHOLE:
        return
    from belote_desktop.table.items import tempo

    for speed in ("fast", "slow"):
        monkeypatch.setitem(tempo._SPEEDS, speed, tempo._SPEEDS[speed] / 5)


@pytest.fixture
def preferences(qapp: QApplication) -> Preferences:
    """What a person prefers before they have said anything."""
    from belote_desktop.models.preferences import Preferences
    from tests.models.memory_settings import MemorySettings

    return Preferences(MemorySettings())


@pytest.fixture
def style(qapp: QApplication, preferences: Preferences) -> Style:
    """The look of windows that are shown without the program."""
    from belote_desktop.windows.look.style import Style

    return Style(qapp, preferences)


@pytest.fixture
def languages(qapp: QApplication, preferences: Preferences) -> Iterator[Languages]:
    """The languages of windows that are shown without the program; English again after the test."""
    from belote_desktop.windows.look.languages import Languages

    made = Languages(qapp, preferences)
    yield made
    made.use("en")
    made.remove()


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where a person of their own would live for each test; nothing is made there before a test writes.

    Not `tmp_path`: it looks through all folders of the run for the next free number, in all 8 ms a test.
    """
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_platform_directories(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the person's own settings and saves."""
    home = next(homes)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home / variable.lower()))
