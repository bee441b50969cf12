"""The hands dealt in this profile, compared with an even shuffle."""

from __future__ import annotations

from collections import Counter

from PySide6.QtWidgets import QVBoxLayout, QWidget

from belote_desktop import variants
from belote_desktop.coach.looking_back.dealt_hands import DealtDeal, Line, Shape, tally
from belote_desktop.coach.looking_back.honesty import DEALING, GATHERED, SHUFFLED
from belote_desktop.engine.rules.terms import Shuffle
from belote_desktop.models.analysis.honesty import HandCounter
from belote_desktop.models.words import words
from belote_desktop.windows.honesty.honesty_bands import BandRow
from belote_desktop.windows.honesty.honesty_pick import Pick
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.flow import FlowLayout
from belote_desktop.windows.widgets.page import label, set_role

Game = tuple[str, Shape, Shuffle]
"""The deals counted together: of one game, one shape of hands, and one rule for shuffling."""


def game_of(deal: DealtDeal) -> Game:
    """The group in which a deal is counted."""
    return deal.game, deal.shape, deal.shuffle


class HandsPanel(QWidget):
    """The statistics of hands, by game, seat and way of dealing; the game with the most deals comes first."""

    def __init__(self, style: Style, counter: HandCounter, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "plain")
        self._style, self._counter, self._wanted = style, counter, game
        self.game: Game | None = None
        self.place, self.shuffled = 0, True
        self.rows: list[BandRow] = []
        self.is_done = False
        self._progress = (0, 0)
        self.intro, self.ways = label(wrap=True), [label(wrap=True) for _ in range(3)]
        self.count, self.luck = label(role="name", wrap=True), label(role="sentence", wrap=True)
        self.chooser = QWidget()
        set_role(self.chooser, "plain")
        flow = FlowLayout(self.chooser)
        self.game_pick, self.place_pick, self.way_pick = Pick(style), Pick(style), Pick(style)
        for pick, slot in (
            (self.game_pick, self.choose_game), (self.place_pick, self.choose_place), (self.way_pick, self.choose_way),
        ):  # fmt: skip
            pick.chosen.connect(slot)
            flow.addWidget(pick)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 24, 16)
        column.setSpacing(10)
        for part in (self.intro, *self.ways, self.chooser, self.count):
            column.addWidget(part)
        column.addLayout(self._rows)
        column.addWidget(self.luck)
        column.addStretch(1)
        counter.progressed.connect(self._on_progressed)
        counter.finished.connect(self._on_finished)

    # ------------------------------------------------------------------ what is chosen
    def games(self) -> list[Game]:
        """The games played, the one with the most deals first."""
        counted = Counter(map(game_of, self._counter.deals))
        return sorted(counted, key=lambda game: (game[0] != self._wanted, -counted[game], game))

    def choose_game(self, number: object) -> None:
        """Show another game."""
        self.game = self.games()[int(str(number))]
        self.place = min(self.place, self._seats() - 1)
        self.shuffled = self._has(shuffled=True)
        self.retranslate()

    def choose_place(self, place: object) -> None:
        """Show the hands of another seat."""
        self.place = int(str(place))
        self.retranslate()

    def choose_way(self, shuffled: object) -> None:
        """Show the deals that were shuffled, or those whose tricks were stacked and cut."""
        self.shuffled = bool(shuffled)
        self.retranslate()

    def _deals(self) -> list[DealtDeal]:
        return [deal for deal in self._counter.deals if game_of(deal) == self.game]

    def _seats(self) -> int:
        return max((len(deal.hands) for deal in self._deals()), default=1)

    def _has(self, *, shuffled: bool) -> bool:
        return any(deal.is_shuffled is shuffled for deal in self._deals())

    def lines(self) -> tuple[Line, ...]:
        """The statistics of the chosen hands."""
        if self.game is None:
            return ()
        found = tally(self._deals(), self.game[1], self.place, shuffled=self.shuffled)
        return found if found and found[0].hands else ()

    # ------------------------------------------------------------------ counting
    def _on_progressed(self, done: int, whole: int) -> None:
        self._progress = (done, whole)
        if not self.is_done:
            self._word_count()

    def _on_finished(self) -> None:
        self.is_done = True
        games = self.games()
        if games:
            self.choose_game(0)
        else:
            self.retranslate()

    # ------------------------------------------------------------------ words
    def retranslate(self) -> None:
        """Set all texts, after a change of language or choice."""
        self.intro.setText(
            self.tr(
                "These are the hands dealt in your saved matches, counted from the opened seals of finished "
                "deals. Only the cards a player had before the first call count, so no decision has "
                "influenced them. The dot shows what was dealt. The bar is a band around it that contains the "
                "true chance 95 times in 100. The line shows what a fair shuffle gives."
            )
        )
        dealing = "" if self.game is None else words.translated(DEALING[self.game[2]])
        told = (words.translated(SHUFFLED), words.translated(GATHERED), dealing)
        for part, text in zip(self.ways, told, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self.luck.setText(self._meaning())
        self._fill_menus()
        self._fill_rows()
        self._word_count()

    def _meaning(self) -> str:
        """The sentence that says what a line outside its band means."""
        if self.shuffled:
            return self.tr(
                "By chance alone, about one line in 20 falls outside its band. An unfair shuffle would keep "
                "the same lines outside as more hands are dealt."
            )
        return self.tr("Tricks that are stacked and cut are not shuffled, so lines may fall outside their bands here.")

    def _word_count(self) -> None:
        done, whole = self._progress
        if not self.is_done:
            #: {done}: how many so far. {whole}: how many there are.
            text = self.tr("Counting match {done} of {whole}.")
            self.count.setText(text.format(done=words.number(done), whole=words.number(whole)))
        elif self.rows:
            self.count.setText(self.tr("%n hand(s) counted", "", self.rows[0].line.hands))
        else:
            self.count.setText(self.tr("No hands to count yet. Finish a few deals first."))

    def _fill_menus(self) -> None:
        games = self.games() if self.is_done else []
        self.chooser.setVisible(bool(games))
        if not games or self.game is None:
            return
        named = [(number, words.translated(variants.name_of(game[0]))) for number, game in enumerate(games)]
        #: The label of a list of games.
        self.game_pick.fill(self.tr("Game"), named, games.index(self.game))
        #: The label of a list: You, The next player.
        self.place_pick.fill(self.tr("Hands of"), list(enumerate(self._places())), self.place)
        ways = {
            True: self.tr("Shuffled deals"),
            #: The tricks were stacked and cut, not shuffled.
            False: self.tr("Stacked and cut deals"),
        }
        found = [(way, text) for way, text in ways.items() if self._has(shuffled=way)]
        #: The label of a list: Shuffled deals, Stacked and cut deals.
        self.way_pick.fill(self.tr("Kind of deal"), found, self.shuffled)

    def _places(self) -> tuple[str, ...]:
        """The seats whose hands can be shown."""
        #: After "Hands of".
        mine = self.tr("You")
        return {
            1: (mine,),
            #: After "Hands of".
            2: (mine, self.tr("Your opponent")),
            #: After "Hands of".
            3: (mine, self.tr("The next player"), self.tr("The player before you")),
            4: (
                mine,
                #: After "Hands of".
                self.tr("The next player"),
                #: After "Hands of".
                self.tr("The player opposite"),
                #: After "Hands of".
                self.tr("The player before you"),
            ),
        }[self._seats()]

    def _fill_rows(self) -> None:
        for old in self.rows:
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        lines = self.lines()
        top = max((max(float(line.pattern.chance) * 1.15, line.high) for line in lines), default=1.0)
        self.rows = [BandRow(self._style, line, min(1.0, top)) for line in lines]
        for row in self.rows:
            self._rows.addWidget(row)
        self.luck.setVisible(bool(lines))

    def restyle(self) -> None:
        """Apply a change of theme or text size."""
        self._fill_rows()
