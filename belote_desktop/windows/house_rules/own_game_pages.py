"""Navigation among the pages of user-made games: the list, the editor, and a new match."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.windows.drafts.match_draft import MatchDraft
from belote_desktop.windows.house_rules.own_game_draft import OwnGameDraft
from belote_desktop.windows.house_rules.own_games_page import OwnGamesPage
from belote_desktop.windows.house_rules.rule_editor import RuleEditor
from belote_desktop.windows.look.services import Services
from belote_desktop.windows.widgets.page import Page


class OwnGamePages(QObject):
    """Makes the pages and passes them to `show`; `play` carries the name of a game to be played.

    A draft is kept until it is saved or discarded, also when another page is opened or the program ends.
    """

    play = Signal(str)

    def __init__(self, services: Services, show: Callable[[Page], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._show = show
        self._drafts: dict[str, OwnGameDraft] = {}
        self._is_taken_up = False

    def show_list(self, chosen: str = "") -> OwnGamesPage:
        """Show the list of user-made games, with one of them selected."""
        page = OwnGamesPage(self._services.style, self._services.preferences, self._services.profile.own_games)
        page.choose(chosen)
        page.play.connect(self.play)
        page.edit.connect(self.edit)
        page.new.connect(lambda: self.make())
        page.renamed.connect(self._on_renamed)
        self._show(page)
        return page

    def ask_for_file(self) -> OwnGamesPage:
        """Ask for the file of a game and import it, showing the list."""
        page = self.show_list()
        page.ask_for_file()
        return page

    def take_in(self, path: Path) -> OwnGamesPage:
        """Import the game in a file, showing the list."""
        page = self.show_list()
        page.take_in(path)
        return page

    def edit(self, name: str) -> RuleEditor:
        """Edit a user-made game; a name that no longer exists starts a new game."""
        game = self._services.profile.own_games.shelf().own_game(name)
        if game is None:
            return self.make()
        self._take_up()
        left = self._drafts.get(name)
        if left is not None and not left.is_of(game):  # another game has that name by now
            self._drafts.setdefault("", self._drafts.pop(name)).editing = ""
        return self._edit(name, lambda: OwnGameDraft.of(game, self))

    def make(self, base: str = "", rules: Ruleset | None = None) -> RuleEditor:
        """Edit a new game based on one of the catalogue; without `rules`, an unsaved draft is continued."""
        begin = base or "classic"
        self._take_up()
        if rules is not None:
            self._drafts.pop("", None)
        return self._edit("", lambda: OwnGameDraft(begin, rules, parent=self))

    def make_from(self, chosen: MatchDraft) -> RuleEditor:
        """Edit a new game made from the choices for a match, with the rules changed there."""
        own = chosen.shelf.own_game(chosen.variant)
        return self.make(chosen.variant if own is None else own.base, chosen.rules)

    def _edit(self, name: str, draft: Callable[[], OwnGameDraft]) -> RuleEditor:
        self._take_up()
        if name not in self._drafts:
            self._drafts[name] = self._watched(draft())
        edited = self._drafts[name]
        page = RuleEditor(self._services.style, self._services.profile.own_games, edited)
        page.kept.connect(lambda _: self._on_kept(edited))
        page.play.connect(self.play)
        self._show(page)
        page.finished.connect(lambda: self._on_left(edited))
        return page

    def _on_kept(self, draft: OwnGameDraft) -> None:
        """Note that a draft now belongs to the saved game."""
        self._drafts = {name: each for name, each in self._drafts.items() if each is not draft}
        self._drafts[draft.editing] = draft
        self._write()

    def _on_renamed(self, old: str, new: str) -> None:
        self._take_up()
        draft = self._drafts.pop(old, None)
        if draft is not None:
            draft.renamed(new)
            self._drafts[new] = draft
            self._write()

    def _on_left(self, draft: OwnGameDraft) -> None:
        self._drafts = {name: each for name, each in self._drafts.items() if each is not draft}
        draft.deleteLater()
        self._write()
        self.show_list(draft.editing)

    # ------------------------------------------------------------------ what outlives the program
    def _take_up(self) -> None:
        """Restore the drafts left when the program ended, except those that are no longer possible games."""
        if self._is_taken_up:
            return
        self._is_taken_up = True
        shelf = self._services.profile.own_games.shelf()
        for left in self._services.profile.own_game_drafts.games:
            game = shelf.own_game(left.editing) if left.editing else None
            with suppress(RulesetError):
                draft = OwnGameDraft(left.base, parent=self) if game is None else OwnGameDraft.of(game, self)
                draft.take_up(left)
                self._drafts.setdefault(draft.editing, self._watched(draft))

    def _watched(self, draft: OwnGameDraft) -> OwnGameDraft:
        draft.changed.connect(self._write)
        draft.called.connect(self._write)
        return draft

    def _write(self) -> None:
        self._services.profile.own_game_drafts.keep(each.unsaved for each in self._drafts.values() if each.is_unsaved)
