"""The rules of the game being played: a sheet generated from its ruleset, with a list of contents."""

from __future__ import annotations

import html

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.models import words
from belote_desktop.models.preferences import Preferences
from belote_desktop.table.fonts import SERIF
from belote_desktop.variants.rule_sheet import rule_sheet, section_about
from belote_desktop.windows.controls import capital
from belote_desktop.windows.navigation import Navigation
from belote_desktop.windows.sheet import Sheet, panel
from belote_desktop.windows.style import Style
from belote_desktop.windows.suit_text import rich

NARROW = 680
SERIF_FAMILIES = ", ".join(f"'{family}'" for family in SERIF)


class RulesWindow(Sheet):
    """The rule sheet; it may stay open while the game goes on."""

    def __init__(self, style: Style, preferences: Preferences, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(style, parent)
        self._preferences = preferences
        self.rules = rules
        self._sections = rule_sheet(rules)
        self.contents = Navigation(style, tuple((section.anchor, "book") for section in self._sections))
        self.contents.chosen.connect(self._go_to)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(0)
        page = panel("paper")
        inside = QVBoxLayout(page)
        inside.setContentsMargins(28, 20, 12, 20)
        inside.addWidget(self.text)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addWidget(self.contents)
        columns.addWidget(page, 1)
        self.body.addLayout(columns, 1)
        self.renew()
        self.prefer(900, 680)

    def open_at(self, rule: Rule) -> None:
        """Show the section that states the rule of a refusal."""
        section = section_about(self._sections, rule)
        if section is not None:
            self.contents.show_page(section.anchor)

    def retranslate(self) -> None:
        game = words.translated(self.rules.name)
        self.set_title(self.tr("Rules"), self.tr("{game}, as it is played in this match").format(game=game))
        index = words.index_in_use(self._preferences)
        self.contents.word({each.anchor: capital(words.sentence(each.title, index)) for each in self._sections})
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules of the game"))
        self.text.setHtml(self._html(index))

    def _html(self, index: str) -> str:
        theme, px = self.style_.theme, self.style_.px
        parts = []
        for section in self._sections:
            title = html.escape(capital(words.sentence(section.title, index)))
            anchor = html.escape(section.anchor)
            parts.append(
                f'<h2 style="font-family:{SERIF_FAMILIES}; font-size:{px(18)}px; color:{theme.text}; '
                f'margin-top:{px(18)}px; margin-bottom:{px(4)}px"><a name="{anchor}"></a>{title}</h2>'
            )
            for paragraph in section.paragraphs:
                said = rich(words.sentence(paragraph, index))
                parts.append(f'<p style="margin-top:0; margin-bottom:{px(7)}px; line-height:145%">{said}</p>')
        return f'<div style="color:{theme.text}; font-size:{px(14)}px">{"".join(parts)}</div>'

    def restyle(self) -> None:
        self.contents.setFixedWidth(self.style_.px(250))
        if self._sections and self.contents.count():
            self.text.setHtml(self._html(words.index_in_use(self._preferences)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.contents.setVisible(self.width() / self.style_.scale >= NARROW)

    def _go_to(self, anchor: str) -> None:
        self.text.scrollToAnchor(anchor)
