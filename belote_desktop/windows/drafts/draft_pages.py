"""The pages that show a draft: made for its game on first use, refreshed with every change."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from belote_desktop.engine import Ruleset
from belote_desktop.engine.rules import RuleField
from belote_desktop.models.words import words
from belote_desktop.windows import drafts
from belote_desktop.windows.drafts.draft_page import DraftPage
from belote_desktop.windows.drafts.rule_draft import RuleDraft
from belote_desktop.windows.widgets.page import label
from belote_desktop.windows.widgets.scrolling import scrolling
from belote_desktop.windows.widgets.sidebar_pages import SidebarPages

Fields = tuple[RuleField, ...]


class DraftPages(QObject):
    """Fills the pages of a sidebar, and shows there how many rules are changed on each.

    `fields` are the rules of the pages of options, by key; `options` makes one of these pages; `others` make the rest.
    """

    def __init__(
        self,
        sidebar: SidebarPages,
        draft: RuleDraft,
        fields: Mapping[str, Fields],
        options: Callable[[Fields], drafts.OptionPage],
        others: Mapping[str, Callable[[], DraftPage]],
    ) -> None:
        super().__init__(sidebar)
        self._sidebar, self._draft = sidebar, draft
        self._fields, self._options, self._others = fields, options, others
        self._made: dict[str, DraftPage] = {}
        self._game: Ruleset = draft.base
        self.counted = label(role="sentence")
        sidebar.add_to_head(self.counted)
        sidebar.about_to_show.connect(self._on_about_to_show)
        sidebar.shown.connect(self._count)

    def page(self, key: str) -> DraftPage:
        """The page with this key, made on first use, because making all of them takes a second."""
        self._drop_other_game()
        if key not in self._made:
            made = self._options(self._fields[key]) if key in self._fields else self._others[key]()
            self._made[key] = made
            self._sidebar.put(key, scrolling(made))
        return self._made[key]

    def rules_on(self, key: str) -> drafts.OptionPage:
        """The rules of a page of options."""
        page = self.page(key)
        assert isinstance(page, drafts.OptionPage)
        return page

    def refresh(self) -> None:
        """Show the changed draft on every page made so far."""
        self._drop_other_game()
        for page in self._made.values():
            page.refresh()
        self._on_about_to_show(self._sidebar.current)
        for key in self._fields:
            self._sidebar.count_changes(key, self._changed_on(key))
        self._count(self._sidebar.current)

    def _drop_other_game(self) -> None:
        if self._game != self._draft.base:
            self._game = self._draft.base
            self.drop()

    def drop(self) -> None:
        """Make every page again on its next use; the current one is kept until then, as it may have the focus."""
        for key in self._made:
            if key != self._sidebar.current:
                self._sidebar.clear(key)
        self._made.clear()

    def _on_about_to_show(self, key: str) -> None:
        if key in self._fields or key in self._others:
            self.page(key)

    def _changed_on(self, key: str) -> int:
        changes = self._draft.changes()
        return sum(field.name in changes for field in self._fields[key])

    def _count(self, key: str) -> None:
        if key not in self._fields:
            self.counted.hide()
            return
        #: Beside a group of rules. {changed}, {all}: numbers of rules.
        said = self.tr("{changed} of {all} changed")
        changed, every = self._changed_on(key), self.rules_on(key).count
        self.counted.show()
        self.counted.setText(said.format(changed=words.number(changed), all=words.number(every)))
