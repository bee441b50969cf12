"""The measures of the table, as pure functions of the window size. Lengths in logical pixels, angles in degrees."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.resources.deck import CARD_RATIO
from belote_desktop.table.layout.window_scale import LOW_PLATE, TALL_PLATE, WindowScale

MY_CARD = 114.0  # width of my cards in a window 800 high
RISEN = 16.0  # how far cards that may be played rise out of my hand, at scale 1
STACK_STEP = 1.26  # from one stack to the next, in card widths
COVERED_SHIFT = 0.10  # how far the covered card of a stack looks out, up and to the right, in card widths
LONGEST_FAN, SHORT_FAN = 1.95, 1.15  # half the length of a fan of many backs and of one pushed together, in card widths
_TOP_FAN, _DISC = 1.7, 22.0  # half the length of a hand at the top, in card widths; the room of its number, in pixels
FAN_BOW = 0.16  # how far the ends of a fan of backs reach beyond its middle card, in card widths
STACKED_TRICK = 1.90  # the room of two cards side by side between the stacks, with crown and tag, in card widths
_SQUEEZED, _SQUEEZED_BARE = 400.0, 380.0
"""A table without buttons, and one to be looked at, that is lower than this, in pixels, shows less of the other hands
or has their names beside them, so that trick and mine are both seen whole."""
_BARE_TEXT = 330.0  # `room_for_text` of a table with nothing in its corners; by eye
_PEEP = 24.0  # how far a hand at the top looks into a squeezed table, in pixels
_SQUEEZED_CARD, _LEAST_CARD = 0.178, 48.0  # the width of my cards on a squeezed table, of its height: as usual at 400
_BARE_BACK = 1.3  # on a table to be looked at other hands may lie open, and are to be read
_SIDE_TRICK = 0.58  # how far down a card at the side of a trick reaches from the middle, in card heights
_SQUARE = 0.95  # from this height on, in widths, plates at the sides reach to a trick; by eye
CROSSED_TRICK = 3.0  # the room of a trick between a plate and my raised hand
_SPARE = 0.12  # of it above the upper card and below the lower one, in card widths
_MARK = 18.0  # how far a crown or the word on a card stands out above it, in pixels at 100 %


def stacks_of(rules: Ruleset) -> tuple[int, bool]:
    """The number of stacks before each player, and whether players also hold cards; both are needed by `Layout`."""
    deal = rules.deal
    return deal.stacks, bool(deal.packets or deal.second_packets or not deal.stacks)


@dataclass(frozen=True)
class Layout(WindowScale):
    """Every measure of the table in a window of `width` by `height`; `text` is the text size, 1 for 100 %.

    `stacks` is how many stacks lie before each player, `has_hand` whether players hold cards beside them. `cards` is
    the size a person wishes for the cards that are read, 1 as usual; the window has the last word. `corner_right` is
    whether the panel with the score lies in the right corner: seats never mirror, but those at the top keep off it.
    `bare` is a table with nothing in its corners, to be looked at only; one that `has_buttons` not is asked about in a
    lesson. If hands are `all_closed`, a low table shows less of them; `alone_at_top` may be one. All else follows.
    """

    stacks: int = 0
    has_hand: bool = True
    cards: float = 1.0
    corner_right: bool = False
    bare: bool = False
    has_buttons: bool = True
    all_closed: bool = False
    alone_at_top: bool = False

    @cached_property
    def room_for_text(self) -> float:
        return _BARE_TEXT if self.bare else super().room_for_text

    @cached_property
    def is_squeezed(self) -> bool:
        """Whether the table is too low for whole hands of the others beside the trick and mine."""
        is_low = self.height < _SQUEEZED and not (self.has_buttons or self.stacks)
        return self.has_names_aside and self.all_closed if self.bare else is_low

    @cached_property
    def has_names_aside(self) -> bool:
        """Whether the plates of players at the top lie beside their cards, so that the trick has the room below."""
        if self.bare:
            return self.height < _SQUEEZED_BARE * max(1.0, self.text) and not self.stacks
        panel = self.edge + self.corner[0] + _DISC * self.ui
        return self.is_squeezed and self.alone_at_top and panel + _TOP_FAN * self.back <= self.centre_x

    @cached_property
    def card(self) -> float:
        """The width of my cards: a fan of eight is 5.3 cards wide and takes at most 90 % of the window."""
        card = max(0.62 * MY_CARD, min(0.17 * self.width, self._usual_card * self.enlarged))
        if self.is_squeezed or self.has_names_aside:
            card = max(_LEAST_CARD, min(card, _SQUEEZED_CARD * self.height))
        return float(round(card))

    @cached_property
    def _usual_card(self) -> float:
        return MY_CARD * max(0.62, min(0.17 * self.width / MY_CARD, self.height / 800, 2.6))

    @cached_property
    def enlarged(self) -> float:
        """The scale of cards as chosen, reduced so that a trick fits between the top plate and my hand.

        In games with stacks cards never grow, because the stacks take all the height.
        """
        if self.has_names_aside and self.is_large:  # its cards have room, and are no smaller than the words
            return self.text
        if self.cards <= 1 or self.stacks:
            return min(1.0, self.cards)
        usual, foot = self._usual_card, max(self._usual_card * self.cards / 3, 37 * self.ui)
        room = self.height - foot - RISEN * self.s - self.plate_end
        return max(1.0, min(self.cards, room / (usual * CARD_RATIO + CROSSED_TRICK * 0.90 * MY_CARD * self.s)))

    @cached_property
    def card_height(self) -> float:
        return self.card * CARD_RATIO

    @cached_property
    def trick_card(self) -> float:
        if self.stacks:
            room = (self.hand_top - self._stacks_end) / STACKED_TRICK
        else:
            crossed = CROSSED_TRICK * (1.07 if self.is_narrow else 1.0)  # the plates at the sides come near
            room = (self.hand_top - RISEN * self.s - self.plate_end) / crossed
        return float(round(max(30.0, min(0.90 * MY_CARD * self.s * self.enlarged, room))))

    @cached_property
    def plate_top(self) -> float:
        """The upper edge of the plate of a player at the top: below the cards and the corner buttons."""
        if self.has_names_aside:
            return 4.0
        if self.is_squeezed:
            return self.top + self.top_cards + 2
        return max(self.top + self.top_cards + 5 * self.s, self.edge + 44 * self.ui + 4)

    @cached_property
    def plain_plate(self) -> float:
        """The height of a plate at normal text size."""
        return TALL_PLATE if self.is_roomy and not self.stacks else LOW_PLATE

    @cached_property
    def plate_end(self) -> float:
        """The lower edge of the plate of a player at the top, or of the cards there with the plate beside them."""
        return self.top + self.top_cards if self.has_names_aside else self.plate_top + self.plain_plate * self.ui

    @cached_property
    def back(self) -> float:
        return float(round(max(40.0, 56 * self.s) * (_BARE_BACK if self.bare and not self.is_squeezed else 1)))

    @cached_property
    def top(self) -> float:
        """The height a tall window keeps free at its top for the panel and the menu; negative to hide cards there."""
        if self.is_squeezed:
            return _PEEP - self._fan_end
        return 126 * self.ui if self.is_narrow and not self.bare else 0.0

    @cached_property
    def centre_x(self) -> float:
        if not (self.is_low and self.plates_beside) or self.bare:
            return self.width / 2
        begin, end = self._between_corners
        return self.width - (begin + end) / 2 if self.corner_right else (begin + end) / 2

    @cached_property
    def _between_corners(self) -> tuple[float, float]:
        """The span for stacks in a low window, from the score panel to the buttons, at normal text size."""
        ui = self.plain_ui
        return self.edge + self._plain_corner[0] * ui + 12, self.width - self.edge - (3 * 44 + 2 * 8) * ui - 12

    @cached_property
    def centre_y(self) -> float:
        if self.stacks:
            return (self._stacks_end + self.hand_top) / 2
        if self.is_squeezed:
            return (self.plate_end + self.hand_top) / 2 + 2
        middle = self.plate_end + CROSSED_TRICK * self.trick_card / 2
        spare = _SPARE * self.trick_card
        below = max(0.0, self.hand_top - middle - CROSSED_TRICK * self.trick_card / 2 + spare)
        lower = min(below, max(0.0, _MARK * self.ui - spare))
        if self.has_buttons and not self.bare:  # in a match a hint needs the room above my hand
            lower = 0.0
        return max(0.44 * self.height, middle + lower)

    @cached_property
    def side_y(self) -> float:
        """The middle of the hands at the sides: clear of the corner panel, which grows with the text."""
        reach = (SHORT_FAN if self.is_squeezed else LONGEST_FAN) * self.back
        if self.is_squeezed and self.bare:
            return (_PEEP + self.fan_top) / 2
        if self.bare:  # and of my hand, which a low table leaves little room above
            return max(8 + reach, min(0.40 * self.height, self.fan_top - reach - 16 - self.plain_plate * self.ui))
        return max(0.40 * self.height, self.edge + self.corner[1] + reach)

    @cached_property
    def side_plate_top(self) -> float:
        """The least upper edge of the plates at the sides in a window about as high as wide; 0 in wider ones."""
        if self.height <= _SQUARE * self.width:
            return 0.0
        return self.centre_y + _SIDE_TRICK * self.trick_card * CARD_RATIO + 4

    @cached_property
    def hand_y(self) -> float:
        """The middle of the middle card of my hand; my plate lies below it."""
        return self.height - self.card_height / 2 - max(self.card / 3, 37 * self.ui)

    @cached_property
    def fan_top(self) -> float:
        """The upper edge of my hand."""
        return self.hand_y - self.card_height / 2

    @cached_property
    def hand_top(self) -> float:
        """The upper edge of my cards: the hand, or my stacks above it or in its place."""
        return self.stack_y(0, mine=True) - self._stack_reach if self.stacks else self.fan_top

    # ------------------------------------------------------------------ stacks
    @cached_property
    def stack_rows(self) -> int:
        """The number of rows of stacks: two if each player has more than 4 stacks and holds no cards."""
        return 2 if self.stacks > 4 and not self.has_hand else 1

    @cached_property
    def stack_columns(self) -> int:
        return math.ceil(self.stacks / self.stack_rows)

    @cached_property
    def plates_beside(self) -> bool:
        """Whether plates lie beside the players' cards rather than below; two rows need all the height."""
        return self.stack_rows > 1 and not self.is_narrow

    @cached_property
    def corner(self) -> tuple[float, float]:
        """The minimum width and height of the corner panel with the score and the tricks."""
        if self.bare:
            return (0.0, 0.0)
        width, height = self._plain_corner
        return width * self.ui, height * self.ui

    @cached_property
    def stack_card(self) -> float:
        """The width of a card on a stack, as the rows and a trick between them allow."""
        rows, shift = 2 * self.stack_rows, CARD_RATIO + COVERED_SHIFT
        gaps = (self.stack_rows - 1) * 2 * self._row_gap
        down = (self._mine_end - self._stacks_begin - gaps - self._plate_below) / (rows * shift + 1.15 * STACKED_TRICK)
        begin, end = self._between_corners
        beside = self.edge if self.is_narrow or self.bare else begin
        wide = end - begin if self.is_low and self.plates_beside and not self.bare else self.width - 2 * beside
        across = wide / max(1, self.stack_columns) / STACK_STEP
        return float(round(max(30.0, min(down, across, 0.86 * MY_CARD * self.s * self.cards))))

    def stack_y(self, row: int, *, mine: bool) -> float:
        """The middle of the open cards of a row of stacks, counted downwards."""
        step = self.stack_card * (CARD_RATIO + COVERED_SHIFT) + self._row_gap
        if mine:
            return self._mine_end - self.stack_card * CARD_RATIO / 2 - (self.stack_rows - 1 - row) * step
        return self._stacks_begin + self._stack_reach + row * step

    @cached_property
    def _stack_reach(self) -> float:
        """The height of a stack above the middle of its open card."""
        return self.stack_card * (CARD_RATIO / 2 + COVERED_SHIFT)

    @cached_property
    def _row_gap(self) -> float:
        """The gap between two rows, in which stacks can rise."""
        return 14 * self.s

    @cached_property
    def _stacks_begin(self) -> float:
        """The upper edge of the top player's stacks: under the backs and plate of a player with a hand."""
        return self.top + (self._fan_end + 50 * self.ui + 6 * self.s if self.has_hand else 6 * self.s)

    @cached_property
    def _fan_end(self) -> float:
        """The lower edge of a fan of backs at the top; its ends lie 3 pixels inside the window."""
        return 3 + self.back * (CARD_RATIO + 1.4 * FAN_BOW)

    @cached_property
    def _stacks_end(self) -> float:
        """The lower edge of the top player's cards and plate, in a game with stacks."""
        cards = self.stack_y(self.stack_rows - 1, mine=False) + self.stack_card * CARD_RATIO / 2
        return cards + self._plate_below

    @cached_property
    def _plate_below(self) -> float:
        """The height the top player's plate takes below the stacks; 0 if it lies elsewhere."""
        return 0.0 if self.has_hand or self.plates_beside else 56 * self.ui

    @cached_property
    def _mine_end(self) -> float:
        """The lower edge of my stacks: clear of my raised hand, or above my plate at the edge of the window."""
        if self.has_hand:
            return self.fan_top - 28 * self.s
        return self.height - (self.edge if self.plates_beside else max(self.card / 3, 37 * self.ui))

    @cached_property
    def top_cards(self) -> float:
        """The lower edge of the cards of a player at the top; the plate lies below them."""
        if self.stacks and not self.has_hand:
            return self.stack_y(self.stack_rows - 1, mine=False) - self.top + self.stack_card * CARD_RATIO / 2
        return self._fan_end

    @cached_property
    def button_row(self) -> float:
        """In narrow windows, the distance of the row of buttons above my hand from the bottom."""
        above = max(self.side_y + LONGEST_FAN * self.back + 8, self.side_plate_top)
        plates = above + (self.plain_plate + 56) * self.ui + 4
        top = max(self.hand_top - 128 * self.ui, min(plates, self.hand_top - 44 * self.ui - RISEN * self.s))
        return self.height - top - self.edge - 44 * self.ui
