"""The panel beside a replayed deal: the position, what happened, and the commands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from belote_desktop.coach.looking_back.what_if import Position
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.match.recorded import Recorded, face_down
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.windows.look.icons import put_sign
from belote_desktop.windows.look.shortcuts import with_key
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.match_words import deal_verdict
from belote_desktop.windows.suits.suit_text import rich
from belote_desktop.windows.widgets.controls import Menu, Switch
from belote_desktop.windows.widgets.page import label, rule, set_role

_SIDE = 16
"""The margins at the left and the right of the panel, in pixels."""


class ReplayChoices(QFrame):
    """The panel; `deal_chosen` carries the number of a deal, `opened` whether all hands are shown."""

    deal_chosen = Signal(object)
    opened = Signal(bool)

    def __init__(self, style: Style, preferences: Preferences, recorded: Recorded) -> None:
        super().__init__()
        set_role(self, "panel")
        self._style = style
        self._preferences = preferences
        self._recorded = recorded
        self.deals = Menu([(number, str(number)) for number in recorded.deals], style)
        self.deals.chosen.connect(self.deal_chosen)
        self.version, self.heading = label(role="name", wrap=True), label(role="section", wrap=True)
        self.said = label(role="sentence", wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.hidden = label(role="sentence", wrap=True)
        self.hidden.setTextFormat(Qt.TextFormat.RichText)
        self.open_hands = Switch(style)
        self.open_hands.toggled.connect(self.opened)
        self.open_label = label(role="name", wrap=True)
        self.play, self.machine, self.swap = QPushButton(), QPushButton(), QPushButton()
        self.as_played, self.results, self.code = QPushButton(), QPushButton(), QPushButton()
        set_role(self.play, "primary")
        self._lay_out()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return (self.play, self.machine, self.swap, self.results, self.as_played, self.code)

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(10)
        column.addWidget(self.deals)
        for part in (self.version, self.heading, self.said, self.hidden):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(rule())
        row = QHBoxLayout()
        row.addWidget(self.open_label, 1)
        row.addWidget(self.open_hands)
        column.addLayout(row)
        column.addWidget(rule())
        for button in self.buttons:
            button.setAutoDefault(False)
            column.addWidget(button)

    @property
    def wanted_width(self) -> int:
        """The width beside the table that shows the text of each button whole, in pixels."""
        buttons = max(button.sizeHint().width() for button in self.buttons if not button.isHidden())
        frames = 8  # of the panel, and of the button that has the focus
        return max(self._style.px(300), buttons + 2 * _SIDE + frames)

    def set_beside(self, beside: bool, *, low: bool) -> None:
        """Lay the panel out `beside` the table, or below it at full width; `low` brings its parts closer together."""
        px = self._style.px
        self._column.setSpacing(6 if low else 10)
        self._column.setContentsMargins(_SIDE, 8 if low else 14, _SIDE, 10 if low else 16)
        self.setMinimumWidth(px(270) if beside else 0)
        self.setMaximumWidth(self.wanted_width if beside else 16777215)
        self.said.setMinimumHeight(px(36))

    def show_position(self, position: Position, said: str) -> None:
        """Show the position in the deal, and what happened just before it."""
        self.heading.setText(self._heading(position))
        self.said.setText(said)
        hidden = self._hidden_text(position) if self.open_hands.isChecked() else ""
        self.hidden.setText(rich(hidden).replace("\n", "<br>"))
        self.hidden.setVisible(bool(hidden))

    def _hidden_text(self, position: Position) -> str:
        """The cards lying face down, in a line for each owner."""
        said = []
        for seat, cards in face_down(position):
            tokens = " ".join(words.card_token(card, self._index()) for card in cards)
            if seat is None:
                #: {cards}: K♥ and A♠, or the names aloud. Cards that lie face down and are no player's.
                said.append(self.tr("Face-down cards: {cards}").format(cards=tokens))
            else:
                #: {name}: a player's name. {cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.
                theirs = self.tr("{name}’s face-down cards: {cards}")
                #: {cards}: K♥ and A♠. Cards in stacks, in a kitty, or discarded.
                yours = self.tr("Your face-down cards: {cards}")
                said.append(self._recorded.names.told(seat, theirs, yours, cards=tokens))
        return "\n".join(said)

    def _index(self) -> str:
        return words.index_in_use(self._preferences)

    def show_state(self, *, number: int, title: str, may_play: bool, has_results: bool) -> None:
        """Show the deal, the version if it is not the recorded one, and the commands that are possible."""
        self.deals.select(number)
        self.version.setText(title)
        self.version.setVisible(bool(title))
        self.as_played.setVisible(bool(title))
        self.play.setVisible(not title)
        self.play.setEnabled(may_play)
        self.results.setVisible(has_results)

    def _heading(self, position: Position) -> str:
        deal = position.match.deal
        if deal is None:
            #: A place in the replay.
            return self.tr("The deal is over")
        if position.done is None:
            #: A place in the replay.
            return self.tr("The cards are dealt")
        if deal.phase is Phase.AUCTION:
            #: A place in the replay.
            return self.tr("Auction")
        begun = deal.trick is not None and bool(deal.trick.cards)
        number = position.tricks + begun
        if not number:
            #: A place in the replay.
            return self.tr("Before the first trick")
        #: A place in the replay. {number}: which trick. {all}: how many there are.
        pattern = self.tr("Trick {number} of {all}")
        return pattern.format(number=words.number(number), all=words.number(position.match.rules.hand_size))

    def retranslate(self) -> None:
        """Set all texts in the user's language."""
        for row, number in enumerate(self._recorded.deals):
            self.deals.setItemText(row, self._deal_text(number))
        #: The label of a list of deals.
        self.deals.name(self.tr("Deal"))
        #: A switch: show the cards of all players.
        self.open_label.setText(self.tr("Show all hands"))
        #: A switch: show the cards of all players.
        self.open_hands.name(self.tr("Show all hands"))
        single_keys = bool(self._preferences.value("single_keys"))
        self.open_hands.setToolTip(with_key(self.tr("Show all hands"), "open_hands", single_keys=single_keys))
        #: A button.
        self.play.setText(self.tr("Play from here"))
        self.play.setToolTip(
            self.tr("Starts a practice match. It does not count in the statistics, and this match stays as it is.")
        )
        #: A button.
        self.machine.setText(self.tr("Let the computer play"))
        names, seat = self._recorded.names, self._recorded.seat
        #: {name}: a player's name.
        theirs = self.tr("The computer plays in place of {name}")
        self.machine.setToolTip(names.told(seat, theirs, self.tr("The computer plays in your place")))
        #: A button.
        self.swap.setText(self.tr("Swap the hands"))
        #: {name}: a player's name.
        theirs = self.tr("The computer plays in place of {name}, once with each of the other hands")
        yours = self.tr("The computer plays in your place, once with each of the other hands")
        self.swap.setToolTip(names.told(seat, theirs, yours))
        #: A button: the code that opens a deal.
        self.code.setText(self.tr("Copy the code"))
        self.code.setToolTip(self.tr("Send the code of this deal, and others get the same cards."))
        #: A head: results of a deal side by side.
        self.results.setText(self.tr("Side by side"))
        #: A line of the results: what really happened.
        self.as_played.setText(self.tr("As played"))

    def _deal_text(self, number: int) -> str:
        result = self._recorded.result(number)
        #: A deal in a list. {number}: which deal. {verdict}: how it ended.
        pattern = QCoreApplication.translate("ReplayChoices", "Deal {number}: {verdict}")
        verdict = deal_verdict(result, self._recorded.rules, self._recorded.names)
        return pattern.format(number=words.number(number), verdict=verdict)

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        ink = self._style.ink
        signs = {
            self.play: ("play", ink.primary_text),
            self.machine: ("people", ink.text2),
            self.swap: ("swap", ink.text2),
            self.code: ("export", ink.text2),
        }
        for button, (name, colour) in signs.items():
            put_sign(button, name, colour, self._style.px(20))
