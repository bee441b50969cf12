"""Sounds stay silent where they must; languages are found, chosen and put on."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtWidgets import QApplication

from belote_desktop import translations
from belote_desktop.app import Program
from belote_desktop.commands.rules.translation import language_of
from belote_desktop.commands.rules.translation import languages as languages_of_commands
from belote_desktop.commands.rules.translation import translations as sentences_of
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import OPTIONS, Group, Value
from belote_desktop.resources.sounds import seconds
from belote_desktop.translations import release
from belote_desktop.variants import get
from belote_desktop.windows.look.languages import PSEUDO, SYSTEM, Languages, available, chosen, own_name
from belote_desktop.windows.look.sounds import QUIET_TIME, EffectPlayer, Sounds, no_player, player
from belote_desktop.windows.match_parts.match_words import goal
from belote_desktop.windows.settings.setting_rows import setting_choices
from belote_desktop.windows.widgets.controls import Menu
from tests.models.memory_settings import MemorySettings


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def heard() -> list[tuple[str, float]]:
    return []


@pytest.fixture
def clock() -> Clock:
    return Clock()


def sounds(heard: list[tuple[str, float]], clock: Clock, **values: Value) -> Sounds:
    preferences = Preferences(MemorySettings(**values))
    return Sounds(preferences, lambda: lambda name, volume: heard.append((name, volume)), clock)


def test_two_sounds_of_a_kind_are_at_least_75_ms_apart(heard: list[tuple[str, float]], clock: Clock) -> None:
    table = sounds(heard, clock, volume=60)
    assert table.play("deal")
    clock.now += QUIET_TIME / 2
    assert not table.play("deal")
    clock.now += QUIET_TIME
    assert table.play("deal")
    assert heard == [("deal", 0.6), ("deal", 0.6)]


def test_of_two_sounds_at_once_the_one_that_matters_more_is_heard(heard: list[tuple[str, float]], clock: Clock) -> None:
    table = sounds(heard, clock)
    assert [table.play(name) for name in ("capot", "made", "play", "won")] == [True, False, False, True]
    clock.now += seconds("won") - 0.01
    assert not table.play("play"), "the end of a match is not talked over"
    clock.now += 0.02
    assert table.play("play")
    assert [name for name, _ in heard] == ["capot", "won", "play"]


def test_what_has_no_sound_leaves_another_alone(heard: list[tuple[str, float]], clock: Clock) -> None:
    table = sounds(heard, clock)
    assert not table.play("")
    assert table.play("play")


def test_the_volume_and_the_switch_hold_at_once(heard: list[tuple[str, float]], clock: Clock) -> None:
    preferences = Preferences(MemorySettings(volume=60))
    table = Sounds(preferences, lambda: lambda name, volume: heard.append((name, volume)), clock)
    for key, value in (("volume", 100), ("volume", 0), ("sound", False), ("sound", True)):
        preferences.set(key, value)
        clock.now += 1
        assert table.play("play") is (value is not False)
    assert [volume for _, volume in heard] == [1.0, 0.0, 0.0]


def test_sound_that_is_off_does_not_even_look_for_a_device(heard: list[tuple[str, float]], clock: Clock) -> None:
    def never() -> None:
        raise AssertionError("a device was looked for")

    table = Sounds(Preferences(MemorySettings(sound=False)), never, clock)  # type: ignore[arg-type]
    assert not table.play("play")


def test_without_the_libraries_of_sound_the_program_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)  # importing it raises ImportError
    assert player() is no_player


class Effect:
    """Stands for QSoundEffect."""

    def __init__(self) -> None:
        self.did: list[str | float] = []

    def setSource(self, url: QUrl) -> None:
        self.did.append(Path(url.toLocalFile()).name)

    def setVolume(self, volume: float) -> None:
        self.did.append(volume)

    def play(self) -> None:
        self.did.append("play")

    def stop(self) -> None:
        self.did.append("stop")


@pytest.mark.parametrize("has_device", [True, False])
def test_one_sound_ends_where_another_begins(monkeypatch: pytest.MonkeyPatch, has_device: bool) -> None:
    made: list[Effect] = []

    def make() -> Effect:
        made.append(Effect())
        return made[-1]

    devices = SimpleNamespace(defaultAudioOutput=lambda: SimpleNamespace(isNull=lambda: not has_device))
    library = SimpleNamespace(QMediaDevices=devices, QSoundEffect=make)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", library)
    play = EffectPlayer()
    for name in ("play", "play", "belote"):
        play(name, 0.5)
    used = {did[0]: did[1:] for did in (effect.did for effect in made) if len(did) > 1}
    wanted = {"play.wav": [0.5, "play", 0.5, "play", "stop"], "belote.wav": [0.5, "play"]}
    assert used == (wanted if has_device else {})


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    made = Languages(qapp, Preferences(MemorySettings(language="en")))
    yield made
    made.use("en")
    made.remove()


def test_english_and_french_are_there() -> None:
    assert available()[0] == "en"
    assert "fr" in available()


def test_a_wish_that_is_not_spoken_falls_back_on_the_system_or_english() -> None:
    assert chosen("fr") == "fr"
    assert chosen("tlh") in available()
    assert chosen("system") in available()


def test_a_language_is_named_in_its_own_words() -> None:
    assert (own_name("en"), own_name("fr")) == ("English", "Français")


def test_qt_speaks_the_language_too(languages: Languages) -> None:
    languages.use("fr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    languages.use("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_english_dates_are_british_unless_the_system_speaks_another_english(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages.use("en")
    for system, found in (("de_DE", "en_GB"), ("en_US", "en_US")):
        monkeypatch.setattr(QLocale, "system", staticmethod(lambda name=system: QLocale(name)))
        assert languages.locale().name() == found


def test_numbers_and_direction_follow_the_language(languages: Languages, qapp: QApplication) -> None:
    languages.use("fr")
    assert QLocale().language() is QLocale.Language.French
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
    languages.use(PSEUDO)
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert QCoreApplication.translate("anything", "Start").startswith("[")


# ---------------------------------------------------------------------- languages that are not ours
ARABIC_DIGITS = """<TS version="2.1" language="ar"><context><name>log</name>
<message><source>Two of 12</source><translation>٢ من ١٢ (7♥)</translation></message>
<message numerus="yes"><source>%n of 3</source><translation>{}</translation></message></context></TS>
""".format("<numerusform>%n من ٣</numerusform>" * 6)


@pytest.fixture
def arabic(languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Languages:
    """Languages of which Arabic is one, with figures in its sentences."""
    source, made = tmp_path / "belote_ar.ts", tmp_path / "belote_ar.qm"
    source.write_text(ARABIC_DIGITS, encoding="utf-8")
    release.compile_file(source, made)
    monkeypatch.setattr(translations, "installed", lambda: {"ar": made})
    return languages


@pytest.mark.parametrize(
    ("wish", "figure", "sentence", "counted"),
    [
        ("arabic", "٣", "٢ من ١٢ (7♥)", "5 من ٣"),
        ("western", "3", "2 من 12 (7♥)", "5 من 3"),
    ],
)
def test_figures_of_arabic_are_of_one_kind_in_numbers_and_sentences(
    arabic: Languages, wish: str, figure: str, sentence: str, counted: str
) -> None:
    arabic.use("ar")
    arabic._preferences.set("digits", wish)
    assert QLocale().toString(3) == figure
    assert QCoreApplication.translate("log", "Two of 12") == sentence
    assert QCoreApplication.translate("log", "%n of 3", "", 5) == counted
    assert QLocale().language() is QLocale.Language.Arabic


@pytest.mark.parametrize(("wish", "target"), [("arabic", "١٠٠٠"), ("western", "1000")])
def test_thousands_of_arabic_are_of_one_kind_in_numbers_and_sentences(
    languages: Languages, wish: str, target: str
) -> None:
    languages.use("ar")
    languages._preferences.set("digits", wish)
    assert words.number(1000) == target
    assert target in goal(get("classic")), "a sentence that counts"


def test_the_choice_of_digits_shows_both_kinds(arabic: Languages) -> None:
    arabic.use("ar")
    arabic._preferences.set("digits", "western")
    digits = next(option for option in OPTIONS if option.key == "digits")
    assert [text for value, text in setting_choices(digits) if value != "country"] == ["0 1 2 3", "٠ ١ ٢ ٣"]


def test_the_digits_of_other_languages_are_not_asked_for(languages: Languages) -> None:
    languages.use("fr")
    languages._preferences.set("digits", "arabic")
    assert QLocale().toString(3) == "3"
    digits = next(option for option in OPTIONS if option.key == "digits")
    assert (digits.is_for("ar_SA"), digits.is_for("fr")) == (True, False)


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts files of more languages beside English and French, with the French sentences for want of others; none takes
    them away."""
    ours = {code: file for code, file in translations.installed().items() if code in ("en", "fr")}

    def install(*names: str) -> None:
        monkeypatch.setattr(translations, "installed", lambda: ours | dict.fromkeys(names, ours["fr"]))

    return install


def language_actions(program: Program) -> dict[str, bool]:
    """The languages of the menu by their names, and whether each is marked."""
    return {each.text(): each.isChecked() for each in program.window.menus.menus["language"].actions()}


def test_a_third_language_is_offered_chosen_and_kept(
    third: Callable[..., None], open_program: Callable[..., Program], profile_dir: Path
) -> None:
    third("de")
    program = open_program()
    program.services.preferences.set("language", "en")
    assert list(language_actions(program))[1:] == ["English", "Deutsch", "Français"]
    program.window.menus.menus["language"].actions()[2].trigger()
    assert program.languages.language == "de"
    assert language_actions(program)["Deutsch"]
    assert program.window.menus.menus["view"].title() == "&Affichage"
    control = program.window.show_settings().pages[Group.LOOK].rows["language"].control
    assert isinstance(control, Menu)
    assert control.currentText() == "Deutsch"
    assert tomllib.loads((profile_dir / "settings.toml").read_text(encoding="utf-8"))["language"] == "de"


def test_a_language_whose_file_is_gone_is_kept_and_the_window_speaks_another(
    third: Callable[..., None], open_program: Callable[..., Program], profile_dir: Path
) -> None:
    third("de")
    program = open_program()
    program.services.preferences.set("language", "de")
    program.close()
    third()
    again = open_program()
    assert again.languages.language in ("en", "fr")
    assert again.services.profile.notices() == []
    assert next(iter(language_actions(again).values())), "as the system is marked"
    again.services.preferences.set("volume", 30)
    assert tomllib.loads((profile_dir / "settings.toml").read_text(encoding="utf-8"))["language"] == "de"


def test_the_commands_speak_a_third_language_too(third: Callable[..., None]) -> None:
    third("de")
    assert languages_of_commands() == ("en", "de", "fr")
    assert language_of({"LANGUAGE": "tlh:de:fr"}) == "de"
    assert sentences_of("de").texts == sentences_of("fr").texts


@pytest.mark.parametrize(
    ("system", "found"),
    [
        (["bg-BG"], "bg"),
        (["hr-HR"], "hr"),
        (["el-GR"], "el"),
        (["el-CY"], "el"),
        (["ar-SA"], "ar"),
        (["ar-EG"], "ar"),
        (["ar"], "ar"),
        (["fr-CA"], "fr"),
        (["sr-Cyrl-RS"], "en"),
        (["sr-Cyrl-RS", "hr-HR"], "hr"),
        (["de-DE"], "en"),
    ],
)
def test_the_first_start_speaks_the_language_of_the_system(system: list[str], found: str) -> None:
    assert translations.best(system) == found


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (["pt-BR"], "pt_BR"),
        (["pt-PT"], "pt_BR"),
        (["sr-Latn-RS"], "sr_Latn"),
        (["de_AT.UTF-8"], "de"),
        (["tlh", "fr-CA"], "fr"),
        (["en-GB", "fr"], "en"),
        (["tlh"], "en"),
        ([], "en"),
    ],
)
def test_the_nearest_language_is_chosen(third: Callable[..., None], wishes: list[str], found: str) -> None:
    third("de", "pt_BR", "sr_Latn")
    assert translations.best(wishes) == found


def test_languages_of_several_regions_name_them(third: Callable[..., None]) -> None:
    third("pt_BR", "pt_PT", "de", "tlh")
    assert own_name("pt_BR") == "Português (Brasil)"
    assert own_name("de") == "Deutsch"
    assert own_name("tlh") == "tlh"
    assert chosen(SYSTEM) in available()
