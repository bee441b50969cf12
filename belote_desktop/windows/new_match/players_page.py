"""The page for the players and the target: the user's name, the computer players, together or each, the target, and
the user's number in the shuffle.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from belote_desktop.engine.rules import rule_field
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Sides
from belote_desktop.models.match.levels import levels_offered
from belote_desktop.models.match.person_words import temperament
from belote_desktop.models.next_shuffle import NextShuffle
from belote_desktop.models.words import words
from belote_desktop.players import Kind, strength
from belote_desktop.table.layout.sides import Side, side_of
from belote_desktop.windows.drafts.draft_page import DraftPage
from belote_desktop.windows.drafts.match_draft import MatchDraft
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.match_parts.number_edit import NumberEdit
from belote_desktop.windows.new_match.seat_choice import SeatChoice
from belote_desktop.windows.people.person_card import PersonCard
from belote_desktop.windows.people.portrait_choice import PortraitChoice
from belote_desktop.windows.widgets.control_row import Row
from belote_desktop.windows.widgets.controls import Segments, Switch, choice_control
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import rule, set_role

SEAL_SHOWN = 12
"""How many letters and digits of the seal are shown, enough to recognise it; the whole has 64."""
FEW = 3
"""How many targets are offered besides the game's own."""


class PlayersPage(DraftPage):
    """The rows that ask for them; call `refresh` after the draft has changed."""

    def __init__(self, draft: MatchDraft, style: Style, shuffle: NextShuffle) -> None:
        super().__init__()
        self._draft, self._style, self._shuffle = draft, style, shuffle
        self._lines: dict[QWidget, QWidget] = {}
        self.seat_rows = {seat: self._seat_row(seat) for seat in range(1, draft.rules.table.seats)}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(0)
        others = (self._company_row(), self._own_row(), self._level_row(), *self.seat_rows.values())
        for row in (self._name_row(), self._portrait_row(), *others, self._target_row(), self._number_row()):
            self._lines[row] = rule()
            column.addWidget(row)
            column.addWidget(self._lines[row])
        column.addStretch(1)
        self.refresh()

    def _name_row(self) -> Row:
        self.name_edit = QLineEdit(self._draft.name)
        self.name_edit.setMaxLength(24)
        self.name_edit.setMinimumWidth(self._style.px(200))
        self.name_edit.textChanged.connect(self._on_name)
        row = Row(self._style, self.name_edit)
        #: The label of a field.
        row.word(self.tr("Your name"), self.tr("Your name at the table and on the score sheet."))
        return row

    def _portrait_row(self) -> Row:
        self.portrait = PortraitChoice(self._style, 44, own_name=lambda: self.name_edit.text())
        self.portrait.chosen.connect(self._on_portrait)
        row = Row(self._style, self.portrait)
        row.word(self.tr("Your portrait"), self.tr("Your face on your name plate and beside your name."))
        return row

    def _company_row(self) -> QWidget:
        """The people who will play, with their portraits."""
        made, flow = QWidget(), FlowLayout(gap=8)
        set_role(made, "plain")
        room = QVBoxLayout(made)
        room.setContentsMargins(24, 14, 24, 14)
        room.addLayout(flow)
        self.cards = [PersonCard(self._style) for _ in self.seat_rows]
        for card in self.cards:
            flow.addWidget(card)
        return made

    def _level_row(self) -> Row:
        levels = [(level.id, words.translated(level.name)) for level in levels_offered()]
        self.level_control = choice_control(levels, self._style)
        self.level_control.chosen.connect(self._on_level)
        self.level_control.select(self._draft.level)
        self._levels = Row(self._style, self.level_control)
        return self._levels

    def _own_row(self) -> Row:
        self.own_switch = Switch(self._style)
        self.own_switch.chosen.connect(self._on_own)
        self.own_switch.select(self._draft.each_own)
        row = Row(self._style, self.own_switch)
        row.word(
            #: A switch.
            self.tr("A level for each player"),
            self.tr("Choose a level and a temperament for each computer player instead of one level for all."),
        )
        return row

    def _seat_row(self, seat: int) -> Row:
        control = SeatChoice(self._style)
        control.chosen.connect(partial(self._on_kind, seat))
        return Row(self._style, control)

    def _target_row(self) -> Row:
        """Make the row of the target, which is also among the options: it is changed most often."""
        self.target_control = Segments(
            [(value, words.value_text(value)) for value in targets(self._draft)], self._style
        )
        self.target_control.chosen.connect(partial(self._draft.set_option, "target"))
        self._target = Row(self._style, self.target_control)
        #: How many points end the match.
        self._target.word(self.tr("Target"), self.tr("The points that end the match."))
        return self._target

    def _number_row(self) -> Row:
        self.number_edit = NumberEdit(self._shuffle)
        self.number_edit.setMinimumWidth(self._style.px(200))
        row = Row(self._style, self.number_edit)
        #: {seal}: the first letters and digits of a code.
        told = self.tr(
            "The cards are shuffled with this number, any you like, and a secret of the program whose seal is {seal}… "
            "So neither of you can choose them."
        )
        #: The label of a field.
        row.word(self.tr("Your number in the shuffle"), told.format(seal=self._shuffle.seal[:SEAL_SHOWN]))
        return row

    def refresh(self) -> None:
        """Show the draft in its present state."""
        self.target_control.select(self._draft.rules.value("target"))
        self._show(self._target, self._draft.rules.match.target > 0)
        self._show(self._levels, not self._draft.each_own)
        self.portrait.select(self._draft.portrait)
        for seat, row in self.seat_rows.items():
            self._refresh_seat(seat, row)
        self._refresh_company()
        self._refresh_level()

    def _refresh_company(self) -> None:
        for seat, (card, person) in enumerate(zip(self.cards, self._draft.people, strict=True), 1):
            nature = temperament(self._draft.kind_at(seat) if self._draft.each_own else Kind(""), person)
            card.show_person(person.portrait, person.name, nature)

    def _refresh_seat(self, seat: int, row: Row) -> None:
        self._show(row, self._draft.each_own)
        control = row.control
        assert isinstance(control, SeatChoice)
        control.select(self._draft.kind_at(seat))
        place = self._place(self._draft.rules, seat)
        row.word(place.format(name=self._draft.people[seat - 1].name), " ".join(control.sentences()))

    def _place(self, rules: Ruleset, seat: int) -> str:
        """The sentence on a player's seat as the user sees it, with the placeholder `{name}`."""
        if rules.side_of(seat) == rules.side_of(0):
            #: {name}: a player's name.
            return self.tr("{name}, your partner")
        side = side_of(seat, me=0, seats=rules.table.seats, direction=rules.table.direction)
        if side in (Side.EAST, Side.NORTH_EAST):
            #: {name}: a player's name.
            return self.tr("{name}, on your right")
        if side in (Side.WEST, Side.NORTH_WEST):
            #: {name}: a player's name.
            return self.tr("{name}, on your left")
        #: {name}: a player's name.
        return self.tr("{name}, opposite you")

    def _show(self, row: Row, shown: bool) -> None:
        row.setVisible(shown)
        self._lines[row].setVisible(shown)

    def _refresh_level(self) -> None:
        """Update the row of the common level: its sentence and its measured strength."""
        level = next(level for level in levels_offered() if level.id == self._draft.level)
        if self._draft.rules.table.sides is Sides.PARTNERS:
            #: {name}: a level, Club. {level}: a sentence on it, "Plays by rules of thumb."
            note = self.tr("Level: {name}. {level} Your partner and your opponents have the same level.")
        elif self._draft.rules.table.seats > 2:
            #: {name}: a level, Club. {level}: a sentence on it, "Plays by rules of thumb."
            note = self.tr("Level: {name}. {level} All other players have the same level.")
        else:
            #: {name}: a level, Club. {level}: a sentence on it, "Plays by rules of thumb."
            note = self.tr("Level: {name}. {level}")
        told = [note.format(name=words.translated(level.name), level=words.translated(level.sentence))]
        measured = strength.sentence(self._draft.variant, level.id)
        if measured is not None:
            told.append(words.sentence(measured))
        #: A head.
        self._levels.word(self.tr("The other players"), " ".join(told))

    def _on_portrait(self, face: object) -> None:
        self._draft.portrait = str(face)
        self.refresh()

    def _on_name(self, name: str) -> None:
        self._draft.name = name.strip()
        self.portrait.select(self._draft.portrait)

    def _on_level(self, level: object) -> None:
        self._draft.level = str(level)
        self.refresh()

    def _on_own(self, own: object) -> None:
        self._draft.each_own = bool(own)
        self.refresh()

    def _on_kind(self, seat: int, kind: Kind) -> None:
        self._draft.set_kind(seat, kind)
        self.refresh()


def targets(draft: MatchDraft) -> list[int]:
    """The targets to offer: the game's own, and some that make the match shorter or longer."""
    own, now = draft.base.match.target, draft.rules.match.target
    known = [value for value in rule_field("target").values() if isinstance(value, int)]
    near = sorted(known, key=lambda value: abs(value - own / 2))[:1] + sorted(known, key=lambda v: abs(v - 2 * own))[:1]
    return sorted({value for value in (own, now, *near[:FEW]) if value > 0})
