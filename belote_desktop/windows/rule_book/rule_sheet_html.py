"""A rule sheet, and the search results from all sheets, as rich text in the colours of the theme."""

from __future__ import annotations

import html
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QGuiApplication

from belote_desktop.coach.drills import Kind
from belote_desktop.coach.rule_drills import practised
from belote_desktop.engine import Message
from belote_desktop.models.games.text_search import Answer
from belote_desktop.models.words import words
from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.table.items.fonts import styled_families
from belote_desktop.variants.rule_sheet import Picture, Section
from belote_desktop.windows.cards.rule_text import DRILL
from belote_desktop.windows.glossary.linked_words import LinkedWords
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.printing.document import even_lines
from belote_desktop.windows.suits.suit_text import inked, rich
from belote_desktop.windows.widgets.controls import capital

AT_MOST = 3
"""How many paragraphs of one game are shown in a search of all games."""
PRINTED = 1.6
"""The height of a printed line of sentences, in sizes of its letters."""


@dataclass(frozen=True)
class Placed:
    """A picture in the text: its name, its size, and its alternative text."""

    picture: Picture
    name: str
    size: QSizeF
    alternative: str


class SheetHtml:
    """Writes rich text; `index` is the set of letters on the cards.

    `aloud` puts their names in the place of the signs, and those of the pictures below them, for who has it read out.
    `linked` underlines the words of the glossary in a sheet, each once in a section. Without it the text is printed:
    nothing is underlined, and its lines and cards are closer.
    `drills` are the kinds of drill that the paragraphs lead to.
    """

    def __init__(
        self, style: Style, index: str, linked: LinkedWords | None = None, drills: Collection[Kind] = (), *,
        aloud: bool = False,
    ) -> None:  # fmt: skip
        self._style, self._index, self._linked, self._aloud = style, index, linked, aloud
        self._drills = drills
        self._way = "rtl" if QGuiApplication.isRightToLeft() else "ltr"  # a sentence may begin with a card

    def sheet(self, sections: Iterable[Section], pictures: Sequence[Placed]) -> str:
        """The whole sheet; each section begins with its anchor."""
        return self._page("".join(self._section(section, pictures) for section in sections))

    def _section(self, section: Section, pictures: Sequence[Placed]) -> str:
        if self._linked is not None:
            self._linked.begin()
        own = [placed for placed in pictures if placed.picture.anchor == section.anchor]
        title = html.escape(capital(words.sentence(section.title, self._index)))
        parts = [self._heading(f'<a name="{html.escape(section.anchor)}"></a>{title}')]
        drills = practised(section, self._drills)
        for number, paragraph in enumerate(section.paragraphs):
            parts.append(self._paragraph(self._said(paragraph)))
            parts += [self._drill_link(kind) for kind in drills.get(number, ())]
            parts += [self._picture(placed) for placed in own if placed.picture.follows == paragraph.source]
        return "".join((*parts, *(self._picture(placed) for placed in own if not placed.picture.follows)))

    def _said(self, message: Message) -> str:
        """A sentence as rich text, with cards as signs on paper or by name."""
        if self._aloud:
            return html.escape(words.spoken(message))
        sentence = words.sentence(message, self._index)
        return inked(sentence) if self._linked is None else self._linked.rich(sentence)

    def _drill_link(self, kind: Kind) -> str:
        """A line below a paragraph that leads to a drill."""
        #: A link below a rule. {drill}: the title of a kind of question, "Who wins the trick?".
        pattern = QCoreApplication.translate("RulesWindow", "Practise this: {drill}")
        told = html.escape(pattern.format(drill=words.choice_text(kind)))
        px, colour = self._style.px, self._style.theme.accent_text
        link = f'<a href="{DRILL}{kind}" style="color:{colour}; text-decoration:underline">{told}</a>'
        return self._block(link, 0, px(7), f"font-size:{px(13)}px")

    def _picture(self, placed: Placed) -> str:
        told = html.escape(placed.alternative)
        width, height = round(placed.size.width()), round(placed.size.height())
        image = f'<img src="{placed.name}" alt="{told}" title="{told}" width="{width}" height="{height}">'
        sentence = words.sentence(placed.picture.caption, self._index)
        caption = told if self._aloud else inked(sentence) if self._linked is None else rich(sentence)
        px, grey = self._style.px, self._style.theme.text2
        small = f"font-size:{px(13)}px; color:{grey}; {self._lines(13, 135)}"
        return self._block(image, px(6), 0) + self._block(caption, 0, px(14), small)

    def _lines(self, size: int, percent: int) -> str:
        """The style of lines: in a window by `percent` of their letters, on paper as high in every script."""
        return even_lines(size, PRINTED) if self._linked is None else f"line-height:{percent}%"

    def answers(self, found: Sequence[Answer]) -> str:
        """The games in whose rules something was found, each with a link to the first place."""
        return self._page("".join(self._answer(number, answer) for number, answer in enumerate(found)))

    def _answer(self, number: int, answer: Answer) -> str:
        theme = self._style.theme
        name = html.escape(words.translated(answer.rules.name))
        link = f'<a href="{number}" style="color:{theme.accent_text}">{name}</a>'
        parts = [self._heading(link)]
        for told in answer.told[:AT_MOST]:
            title = html.escape(capital(words.sentence(told.title, self._index)))
            parts.append(self._paragraph(words.in_one_line(f"<b>{title}</b>", self._told(told.sentence))))
        return "".join(parts)

    def _told(self, sentence: str) -> str:
        """A sentence found by a search; it has the signs of cards in it already."""
        return html.escape(read_aloud(sentence, self._index)) if self._aloud else rich(sentence)

    def _heading(self, inside: str) -> str:
        theme, px = self._style.theme, self._style.px
        lines = f"; {even_lines(18)}" if self._linked is None else ""
        return (
            f'<h2 dir="{self._way}" style="font-family:{styled_families(serif=True)}; font-size:{px(18)}px; '
            f'color:{theme.text}; margin-top:{px(18)}px; margin-bottom:{px(4)}px{lines}">{inside}</h2>'
        )

    def _paragraph(self, inside: str) -> str:
        below = 9 if self._linked is None else 7
        return self._block(inside, 0, self._style.px(below), self._lines(14, 145))

    def _block(self, inside: str, above: int, below: int, style: str = "") -> str:
        return f'<p dir="{self._way}" style="margin-top:{above}px; margin-bottom:{below}px; {style}">{inside}</p>'

    def _page(self, inside: str) -> str:
        return f'<div style="color:{self._style.theme.text}; font-size:{self._style.px(14)}px">{inside}</div>'
