"""The list of user-made games: play, change, rename, delete, export and import them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.profile import OwnGames, ProfileError, Removed
from belote_desktop.variants import OwnGame, name_of
from belote_desktop.variants.own_game import LONGEST
from belote_desktop.windows.cards.empty_state import EmptyState
from belote_desktop.windows.house_rules import own_game_files
from belote_desktop.windows.house_rules.game_columns import GameColumns
from belote_desktop.windows.look import recent_files
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.entry_list import Entry, EntryList
from belote_desktop.windows.widgets.page import Page, panel, set_role
from belote_desktop.windows.widgets.strip import Strip

SIGNS = {
    "play": "play", "edit": "pencil", "rename": "log", "export": "export", "delete": "cross", "new": "plus",
    "import": "import",
}  # fmt: skip
ABOUT_ONE = ("play", "edit", "rename", "export", "delete")
"""The commands that need a selected game."""
KEYS = {"rename": "F2", "delete": "Del"}


class OwnGamesPage(Page):
    """The list page; `play` and `edit` carry the name of a game, `new` asks for a new one."""

    play = Signal(str)
    edit = Signal(str)
    new = Signal()
    renamed = Signal(str, str)
    """The old name of a game, and the new one."""

    def __init__(self, style: Style, preferences: Preferences, games: OwnGames, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._store = games
        self.games: tuple[OwnGame, ...] = ()
        self.list = EntryList()
        self.list.itemActivated.connect(lambda: self.do("play"))
        self.list.currentRowChanged.connect(self._on_row)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.empty = EmptyState(style, preferences, (SIGNS["new"], SIGNS["import"]))
        self.empty.first_asked.connect(lambda: self.do("new"))
        self.empty.second_asked.connect(lambda: self.do("import"))
        self.buttons = {key: QPushButton() for key in SIGNS}
        for key, button in self.buttons.items():
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, key=key: self.do(key))
        set_role(self.buttons["play"], "primary")
        self.rename_edit, self.rename_done = QLineEdit(), QPushButton()
        self.rename_edit.setMaxLength(LONGEST)
        self.rename_edit.returnPressed.connect(self._on_renamed)
        self.rename_done.clicked.connect(self._on_renamed)
        self.strip = Strip(style)
        self._lay_out()
        self.renew()
        self.prefer(900, 640)

    def _lay_out(self) -> None:
        self.rename_box = panel("banner")
        row = QHBoxLayout(self.rename_box)
        row.setContentsMargins(14, 8, 14, 8)
        row.addWidget(self.rename_edit, 1)
        row.addWidget(self.rename_done)
        self.rename_box.hide()
        self.columns = GameColumns(self.style_, self.list, self.buttons.values())
        self.body.addWidget(self.columns, 1)
        self.body.addWidget(self.empty, 1)
        self.body.addWidget(self.rename_box)
        self.body.addWidget(self.strip.frame)

    def retranslate(self) -> None:
        """Set all texts, and list the games as they are on disk."""
        said = self.tr("Games with the rules of your table.")
        #: A title.
        self.set_title(self.tr("Your games"), said)
        self.empty.word(
            self.tr("No games of your own yet"),
            self.tr(
                "Change the rules of any game to those of your table, and keep it under a name of its own. You can "
                "send it to others as a small file."
            ),
            self._texts()["new"],
            self._texts()["import"],
        )
        self.list.setAccessibleName(self.windowTitle())
        for key, text in self._texts().items():
            self.buttons[key].setText(text)
        self.columns.arrange()
        #: The label of a field.
        self.rename_edit.setAccessibleName(self.tr("New name"))
        #: A button.
        self.rename_done.setText(self.tr("Rename"))
        self._show_games(self.chosen)

    def _texts(self) -> dict[str, str]:
        return {
            #: A button.
            "play": self.tr("Play…"),
            #: A button.
            "edit": self.tr("Change rules…"),
            #: A button.
            "rename": self.tr("Rename…"),
            #: A button.
            "export": self.tr("Export…"),
            #: A button.
            "delete": self.tr("Delete"),
            #: A button: make a new game of your own.
            "new": self.tr("New game…"),
            #: A button.
            "import": self.tr("Import…"),
        }

    def restyle(self) -> None:
        for key, button in self.buttons.items():
            ink = self.style_.ink
            put_sign(button, SIGNS[key], ink.primary_text if key == "play" else ink.text2, self.style_.px(18))
        self.empty.restyle()
        self.columns.arrange()
        if self.list.count():
            self._show_games(self.chosen)

    def first_focus(self) -> QWidget:
        """The list, or the button that makes a game if the list is empty."""
        return self.list if self.games else self.empty.first

    @property
    def chosen(self) -> str:
        """The name of the selected game; empty if there is none."""
        row = self.list.currentRow()
        return self.games[row].name if 0 <= row < len(self.games) else ""

    def choose(self, name: str) -> None:
        """Select a game by its name."""
        names = [game.name for game in self.games]
        if name in names:
            self.list.setCurrentRow(names.index(name))

    def do(self, what: str) -> None:
        """Run a command of the buttons, the menu of the list or the keys."""
        self.rename_box.hide()
        doings: dict[str, Callable[[], object]] = {
            "play": lambda: self.play.emit(self.chosen),
            "edit": lambda: self.edit.emit(self.chosen),
            "rename": self._ask_name,
            "export": self._export,
            "delete": self._delete,
            "new": self.new.emit,
            "import": self.ask_for_file,
        }
        if self.chosen or what not in ABOUT_ONE:
            self.strip.clear()
            doings[what]()

    def ask_for_file(self) -> None:
        """Ask for the file of a game and import it."""
        path = own_game_files.which(self)
        if path is not None:
            self.take_in(path)

    def take_in(self, path: Path) -> None:
        """Import the game in a file and select it."""
        try:
            taken = self._store.take_in(path)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        recent_files.note(path)
        self._show_games(taken.game.name)
        #: {name}: a game's name.
        said = self.tr("{name} was imported.").format(name=taken.game.name)
        if taken.instead_of:
            #: {name}, {other}: names of games.
            said = self.tr("You already have a game called {name}. The imported one is called {other}.")
            said = said.format(name=taken.instead_of, other=taken.game.name)
        self.strip.tell(said)

    def _show_games(self, chosen: str) -> None:
        self.games = self._store.all()
        self.list.clear()
        for game in self.games:
            self.list.add(self._told(game))
        self.columns.arrange()
        self.choose(chosen)
        if self.games and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self.empty.setVisible(not self.games)
        self.columns.setVisible(bool(self.games))
        self._on_row()
        self._tell_notices()

    def _tell_notices(self) -> None:
        """Show which files of the profile contain no game, and why; they are not listed."""
        if self._store.notices:
            self.strip.refuse("\n".join(words.sentence(message) for message in self._store.notices))
            self._store.notices.clear()

    def _told(self, game: OwnGame) -> Entry:
        #: {game}: a game, Coinche.
        changed = self.tr("{game}, %n rule(s) changed", "", len(game.changes))
        return Entry(game.name, changed.format(game=words.translated(name_of(game.base))))

    def _on_row(self, *_: object) -> None:
        for key in ABOUT_ONE:
            self.buttons[key].setEnabled(bool(self.chosen))

    def _on_menu(self, point: QPoint) -> None:
        menu = QMenu(self)
        for key in ABOUT_ONE:
            action = QAction(self._texts()[key], menu)
            action.triggered.connect(lambda _=False, key=key: self.do(key))
            action.setEnabled(bool(self.chosen))
            menu.addAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(point))

    def _ask_name(self) -> None:
        self.rename_edit.setText(self.chosen)
        self.rename_box.show()
        self.rename_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rename_edit.selectAll()

    def _on_renamed(self) -> None:
        old = self.chosen
        try:
            game = self._store.rename(old, self.rename_edit.text())
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self.renamed.emit(old, game.name)
        self.rename_box.hide()
        self._show_games(game.name)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _export(self) -> None:
        path = own_game_files.where_to(self, self.chosen)
        if path is None:
            return
        try:
            self._store.export(self.chosen, path)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        recent_files.note(path)
        #: {file}: a file's name. {name}: a game's name.
        self.strip.tell(self.tr("{name} was exported to {file}.").format(name=self.chosen, file=path.name))

    def _delete(self) -> None:
        """Delete the selected game, with a button to undo it."""
        try:
            removed = self._store.remove(self.chosen)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        row = self.list.currentRow()
        self._show_games("")
        self.list.setCurrentRow(min(row, len(self.games) - 1))
        #: {name}: a game's name.
        said = self.tr("{name} was deleted. You can still continue its matches.").format(name=removed.game.name)
        #: A button.
        self.strip.tell(said, self.tr("Undo"), lambda: self._restore(removed))
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self, removed: Removed) -> None:
        try:
            self._store.restore(removed)
        except ProfileError as problem:
            self.strip.refuse(words.sentence(problem.message))
            return
        self._show_games(removed.game.name)
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Rename on F2, delete on Delete; Escape first cancels a new name, then closes the page."""
        if event.key() == Qt.Key.Key_Escape and self.rename_box.isVisible():
            self.rename_box.hide()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.list.hasFocus() and event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
            self.do("rename" if event.key() == Qt.Key.Key_F2 else "delete")
        else:
            super().keyPressEvent(event)
