"""The language of the window: finds translations, installs them, and switches while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from belote_desktop import translations
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.suit_names import DeckNames
from belote_desktop.resources import deck

SYSTEM = "system"
PSEUDO = "xx-rtl"
"""A language for tests: every sentence in brackets, read from right to left."""


def available() -> tuple[str, ...]:
    """The languages the program speaks, English first."""
    return translations.languages()


def own_name(language: str) -> str:
    """A language in its own words, as `Français`; a menu of languages must be readable to those who look for theirs."""
    if language == PSEUDO:
        return "[xx]"
    if language == translations.ENGLISH:
        return "English"
    locale = QLocale(language)
    if locale.language() is QLocale.Language.C:  # Qt does not know it
        return language
    name = locale.nativeLanguageName() or language
    name = name[:1].upper() + name[1:]
    regions = [each for each in available() if each.partition("_")[0] == language.partition("_")[0]]
    return f"{name} ({locale.nativeTerritoryName()})" if len(regions) > 1 and "_" in language else name


def chosen(wish: str) -> str:
    """The language for a wish of the settings: the wish itself if it is spoken, else the system's, else English."""
    found = in_force(wish)
    return translations.best(QLocale.system().uiLanguages()) if found == SYSTEM else found


def in_force(wish: str) -> str:
    """What is marked in a menu of languages: the wish, or the system's while the wish has no file of translations."""
    return wish if wish in (*available(), PSEUDO) else SYSTEM


class PseudoTranslator(QTranslator):
    """Brackets every sentence of ours, so that what was not marked for translation shows."""

    def translate(self, context: str, source_text: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        return f"[{source_text}]"

    def isEmpty(self) -> bool:
        return False


class Languages(QObject):
    """Keeps the translators of the application in step with the preference `language`, and with the suits of the deck.

    Qt tells every open window by an event (QEvent.LanguageChange); each words itself anew.
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
        """Install what the preference asks for."""
        self.use(chosen(str(self._preferences.value("language"))))

    def use(self, wanted: str) -> None:
        """Install a language, if it is not installed already."""
        if wanted == self.language:
            return
        self.language = wanted
        # the locale and the direction come first: what windows do on LanguageChange depends on both
        QLocale.setDefault(self.locale())
        self._app.setLayoutDirection(self.direction())
        self.remove()
        for translator in _translators(wanted, self, self._data):
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)
        self._name_suits()

    def _name_suits(self) -> None:
        """Cards are called by the suits they show; windows hear of it as of another language."""
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

    def remove(self) -> None:
        """Take the installed translators out again."""
        self._drop_suits()
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._data.clear()

    def locale(self) -> QLocale:
        """The language with the region of the system where they agree, so that numbers look as they do at home."""
        system = QLocale.system()
        if self.language == PSEUDO:
            return QLocale("en")
        wanted = QLocale(self.language)
        return system if system.language() == wanted.language() else wanted

    def direction(self) -> Qt.LayoutDirection:
        """The way the language reads."""
        if self.language == PSEUDO:
            return Qt.LayoutDirection.RightToLeft
        return QLocale(self.language).textDirection()

    def _on_changed(self, key: str) -> None:
        if key == "language":
            self.apply()
        elif key == "deck_colours":
            self._name_suits()


def _translators(language: str, parent: QObject, data: list[bytes]) -> list[QTranslator]:
    """Qt's own sentences first, ours above them: the last one installed is asked first."""
    if language == PSEUDO:
        return [PseudoTranslator(parent)]
    qt, ours = QTranslator(parent), QTranslator(parent)
    found = []
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        found.append(qt)
    made = translations.installed().get(language)
    if made is not None:
        data.append(made.read_bytes())  # Qt reads from these bytes as long as the translator lives
        if ours.load(data[-1]):
            found.append(ours)
    return found
