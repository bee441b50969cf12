"""The tricks turned over after a challenge: misplayed cards crossed out beside those that were legal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from belote_desktop.engine import Card, SeatView
from belote_desktop.engine.deal import Misplayed, Trick
from belote_desktop.engine.events import Challenged
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.challenge_words import challenge_text, misplay_text, verdict_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.painting import smooth
from belote_desktop.table.items.pixmaps import DeckPixmaps, Look
from belote_desktop.windows.cards.noted_card import NotedCard
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.cloth import paint_round_cloth
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label

WIDTH, HELD, SMALL = 56, 40, 34
"""The widths at 100 % of the cards of a trick with a misplay, of cards that were legal, and of other tricks."""
MOST_SCALE = 1.25
"""The largest factor by which cards grow with the text."""


class TurnedTricks(QWidget):
    """The tricks with a misplay; all of them, small, if the challenge was wrong. `view` is that of the settled deal."""

    def __init__(
        self, style: Style, preferences: Preferences, names: Names, view: SeatView, challenged: Challenged
    ) -> None:
        super().__init__()
        self._style, self._names, self._seats = style, names, view.rules.table.seats
        wish = preferences.value
        look = Look(style.theme, str(wish("deck_colours")), words.index_in_use(preferences), str(wish("card_back")))
        self._pixmaps = DeckPixmaps(look, self)
        self.cards: list[NotedCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        tricks = tuple(enumerate((*view.tricks, *([view.trick] if view.trick is not None else [])), 1))
        if challenged.is_right:
            for number, trick in tricks:
                wrong = [one for one in challenged.misplays if one.trick == number]
                if wrong:
                    column.addWidget(_line(self._judged(number, trick, wrong)))
        else:
            column.addWidget(_line([self._lawful(number, trick) for number, trick in tricks if trick.cards]))

    def _judged(self, number: int, trick: Trick, wrong: Sequence[Misplayed]) -> list[QWidget]:
        """A trick with the misplayed cards crossed out, and the cards that were legal instead."""
        cards = [self._card(card, WIDTH, self._names[seat]) for seat, card in trick.plays(self._seats)]
        for made in cards:
            if any(one.card == made.card for one in wrong):
                made.mark(False, "")
                #: {card}: K♥ on screen, the king of hearts aloud.
                made.setAccessibleName(self.tr("{card}: misplay").format(card=made.accessibleName()))
        #: {number}: which trick.
        parts = [_group(self.tr("Trick {number}").format(number=words.number(number)), cards)]
        for one in wrong:
            held = [self._card(card, HELD) for card in one.allowed]
            parts.append(_group(self._could_have_played(one.seat), held))
        return parts

    def _lawful(self, number: int, trick: Trick) -> QWidget:
        cards = [self._card(card, SMALL) for card in trick.cards]
        #: {name}: a player's name. {number}: which trick.
        theirs = self.tr("Trick {number}, led by {name}")
        #: {number}: which trick.
        yours = self.tr("Trick {number}, led by you")
        return _group(self._names.told(trick.leader, theirs, yours, number=words.number(number)), cards)

    def _could_have_played(self, seat: int) -> str:
        #: {name}: a player's name. The head of a row of cards.
        return self._names.told(seat, self.tr("{name} could have played"), self.tr("You could have played"))

    def _card(self, card: Card, width: int, owner: str = "") -> NotedCard:
        scale = min(self._style.scale, MOST_SCALE)
        made = NotedCard(card, round(width * scale), self._style, self._pixmaps)
        if owner:
            room = QFontMetricsF(self._style.font(12, bold=True))
            made.set_note(room.elidedText(owner, Qt.TextElideMode.ElideRight, self._style.px(width + 20)))
        self.cards.append(made)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth of the table under the cards."""
        painter = QPainter(self)
        smooth(painter)
        paint_round_cloth(painter, QRectF(self.rect()), 12, self._style.theme)


def judgement_parts(
    style: Style, preferences: Preferences, names: Names, view: SeatView, challenged: Challenged
) -> tuple[QWidget, QWidget]:
    """The widgets of a challenge: the verdict in words, and the tricks."""
    told = _verdict(challenged, Sides(view.rules, names), preferences)
    return told, TurnedTricks(style, preferences, names, view, challenged)


def _verdict(challenged: Challenged, sides: Sides, preferences: Preferences) -> QLabel:
    """A label with a sentence: it shows the signs of cards, and screen readers say their names."""
    index = words.index_in_use(preferences)
    proofs = [misplay_text(one, sides, index) for one in challenged.misplays]
    said = "<br>".join((f"<b>{rich(verdict_text(challenged, sides))}</b>", *map(rich, proofs)))
    made = label(said, "sentence", wrap=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    made.setAccessibleName(challenge_text(challenged, sides))
    return made


def _group(caption: str, cards: Sequence[NotedCard]) -> QWidget:
    """A group of cards below a caption."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(label(caption, "subtitle"))
    row = QHBoxLayout()
    row.setSpacing(0)
    for card in cards:
        row.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
    row.addStretch(1)
    column.addLayout(row)
    return made


def _line(groups: Sequence[QWidget]) -> QWidget:
    """Groups side by side, in several rows if there is no room."""
    made = QWidget()
    flow = FlowLayout(made, gap=14)
    for group in groups:
        flow.addWidget(group)
    return made
