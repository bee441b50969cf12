"""The language of the window: finds translations, installs them, and switches while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from belote_desktop import translations
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.suit_names import DeckNames
from belote_desktop.resources import deck
from belote_desktop.windows.look.digits import OF_TWO_KINDS, WESTERN, in_western_digits, with_digits
from belote_desktop.windows.look.pseudo_languages import PSEUDO_LANGUAGES, PseudoTranslator

SYSTEM = "system"
PSEUDO = "xx-rtl"
"""A language for tests: every sentence in brackets and read from right to left."""
_SPELLED = {"en": "en_GB"}
"""Locales in place of languages: English here is British, and so are its dates."""


def available() -> tuple[str, ...]:
    """The languages the program speaks, English first."""
    return translations.languages()


def own_name(language: str) -> str:
    """The name of a language in itself, such as `Français`, so that its speakers can find it in the menu."""
    if language in PSEUDO_LANGUAGES:
        return f"[{language}]"
    if language == translations.ENGLISH:
        return "English"
    locale = QLocale(language)
    if locale.language() is QLocale.Language.C:  # Qt does not know it
        return language
    name = locale.nativeLanguageName() or language
    name = locale.toUpper(name[:1]) + name[1:]
    regions = [each for each in available() if each.partition("_")[0] == language.partition("_")[0]]
    return f"{name} ({locale.nativeTerritoryName()})" if len(regions) > 1 and "_" in language else name


def chosen(wish: str) -> str:
    """The language for a setting: the setting if it is available, else the system's language, else English."""
    found = in_force(wish)
    return translations.best(QLocale.system().uiLanguages()) if found == SYSTEM else found


def in_force(wish: str) -> str:
    """The entry to mark in the menu of languages: the setting, or the system's if it has no translation."""
    return wish if wish in (*available(), *PSEUDO_LANGUAGES) else SYSTEM


def system_locales() -> list[str]:
    """The locales of the system, most important first: where it is, then the languages of its windows."""
    system = QLocale.system()
    return [system.name(), *system.uiLanguages()]


class Languages(QObject):
    """Keeps the translators of the application in step with the setting `language` and the suits of the deck style.

    Qt informs every open window by an event (QEvent.LanguageChange); each sets its own texts.
    """

    def __init__(self, app: QApplication, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._preferences = preferences
        self._installed: list[QTranslator] = []
        self._suits: DeckNames | None = None
        self._data: list[bytes] = []
        self.language = ""
        preferences.changed.connect(self._on_changed)
        self.apply()

    def apply(self) -> None:
        """Install the language of the setting."""
        self.use(chosen(str(self._preferences.value("language"))))

    def use(self, wanted: str) -> None:
        """Install a language unless it is already installed."""
        if wanted != self.language:
            self.language = wanted
            self._install()

    def _install(self) -> None:
        """Put the language on, with its direction and its digits."""
        # the locale and the direction come first: what windows do on LanguageChange depends on both
        locale = self.locale()
        locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)  # %Ln of sentences as `words.number`
        QLocale.setDefault(locale)
        self._app.setLayoutDirection(self.direction())
        self.remove()
        for translator in self._translators():
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        self._name_suits()

    def _name_suits(self) -> None:
        """Name cards by the suits of the deck style; windows get it as a change of language."""
        names = deck.named(str(self._preferences.value("deck_colours"))).names
        if self._suits is None or self._suits.names is not names:
            self._drop_suits()
            if names:
                self._suits = DeckNames(names, self._installed, self)
                QCoreApplication.installTranslator(self._suits)
        # Qt posts the change to every window; it is delivered here, so that nothing is half in the old language
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    def _drop_suits(self) -> None:
        if self._suits is not None:
            QCoreApplication.removeTranslator(self._suits)
            self._suits.deleteLater()
            self._suits = None

    def _translators(self) -> list[QTranslator]:
        """Those of the language: Qt's own first, ours last, because the last one installed is asked first."""
        if self.language in PSEUDO_LANGUAGES:
            return [PseudoTranslator(PSEUDO_LANGUAGES[self.language], self)]
        qt, ours, found = QTranslator(self), QTranslator(self), list[QTranslator]()
        if qt.load(f"qtbase_{self.language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            found.append(qt)
        made = translations.installed().get(self.language)
        if made is not None:
            data = made.read_bytes()
            # Qt reads from these bytes as long as the translator lives
            self._data.append(
                in_western_digits(data) if self._has_digits and QLocale().zeroDigit() == WESTERN else data
            )
            if ours.load(self._data[-1]):
                found.append(ours)
        return found

    def remove(self) -> None:
        """Remove the installed translators."""
        self._drop_suits()
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._data.clear()

    def locale(self) -> QLocale:
        """The locale: the language with the system's region if they match, so that numbers look familiar."""
        system = QLocale.system()
        if self.language in PSEUDO_LANGUAGES:
            return QLocale(_SPELLED["en"])
        wanted = QLocale(_SPELLED.get(self.language, self.language))
        found = system if system.language() == wanted.language() else wanted
        return with_digits(found, str(self._preferences.value("digits"))) if self._has_digits else found

    def direction(self) -> Qt.LayoutDirection:
        """The reading direction of the language."""
        pseudo = PSEUDO_LANGUAGES.get(self.language)
        if pseudo is None:
            return QLocale(self.language).textDirection()
        return Qt.LayoutDirection.RightToLeft if pseudo.is_right_to_left else Qt.LayoutDirection.LeftToRight

    @property
    def _has_digits(self) -> bool:
        """Whether the language is written with either kind of digits."""
        return self.language.partition("_")[0] in OF_TWO_KINDS

    def _on_changed(self, key: str) -> None:
        if key == "language":
            self.apply()
        elif key == "digits" and self._has_digits:
            self._install()
        elif key == "deck_colours":
            self._name_suits()
