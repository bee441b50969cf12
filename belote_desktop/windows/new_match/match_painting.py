"""Paint an unfinished match: contract and score at the side, then the table as it was left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from belote_desktop.engine import SeatView
from belote_desktop.engine.actions import Bid
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Direction
from belote_desktop.models.match.hand_order import sort_hand
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.fonts import text_width
from belote_desktop.table.items.painting import CENTRED, suit_chip, write
from belote_desktop.table.scene.picture import Picture, picture_of
from belote_desktop.windows.cards.deal_picture import SPOTS
from belote_desktop.windows.cards.small_cards import paint_back, paint_backs, paint_face, paint_row
from belote_desktop.windows.look.style import Style

AROUND = {2: ((0.5, 1.1), (-0.5, -0.2)), 3: ((0.0, 1.1), (1.5, 0.1), (-1.5, 0.1)),
          4: ((0.0, 1.1), (1.6, 0.2), (0.0, -0.7), (-1.6, 0.2))}  # fmt: skip
"""By number of players: where cards lie in a trick, counter-clockwise from the user, in card widths from the middle."""
SEATED = {2: (0,), 3: (1, 0), 4: (2, 0, 1)}
"""By number of players: the places in the drawing of the other players, counter-clockwise."""


def paint_match(painter: QPainter, side: QRectF, table: QRectF, view: SeatView, sides: Sides, style: Style) -> None:
    """Paint where the match stands at its side, and its table, which stays empty once the match is over."""
    picture = picture_of(view)
    _paint_standing(painter, side, picture, sides, style)
    if not view.is_over:
        _paint_table(painter, table, picture, style)


def _paint_standing(painter: QPainter, room: QRectF, picture: Picture, sides: Sides, style: Style) -> None:
    """Paint the trumps with the points bid, and below them the totals, the user's side first."""
    line = room.height() / (len(sides.order) + 2)
    if picture.denomination is not None:
        edge, size, bid = min(line * 1.3, room.width() * 0.5), line * 0.5, _bid(picture)
        wide = edge + (text_width(bid, size, bold=True) + edge * 0.2 if bid else 0.0)
        share = min(1.0, 0.8 * room.width() / wide)  # three figures beside a sign; cards look in from the table
        edge, size, wide = edge * share, size * share, wide * share
        chip = QRectF(room.center().x() - wide / 2, room.top() + line - edge / 2, edge, edge)
        suit_chip(painter, picture.denomination, chip, style.deck)
        after = QRectF(chip.right() + edge * 0.2, chip.top(), wide - edge, edge)
        write(painter, after, bid, size, style.theme.text, bold=True)
    for place, side in enumerate(sides.order):
        row = QRectF(room.left(), room.top() + line * (1.85 + place), room.width(), line)
        colour = style.theme.we if side == sides.ours else style.theme.you
        total = words.number(picture.totals[side])
        write(painter, row, total, min(line * 0.72, room.width() * 0.34), colour, bold=True, serif=True, align=CENTRED)


def _bid(picture: Picture) -> str:
    """The points bid; empty in games without bids of points."""
    if picture.contract is not None:
        return words.number(picture.contract.bid) if picture.contract.bid else ""
    call = picture.standing[1] if picture.standing is not None else None
    return words.number(call.points) if isinstance(call, Bid) and call.points else ""


def _paint_table(painter: QPainter, room: QRectF, picture: Picture, style: Style) -> None:
    width = min(room.height() * 0.19, room.width() * 0.11)
    rules, seats = picture.rules, picture.rules.table.seats
    for seat in range(seats):
        place = _away(rules, picture.me, seat)
        if place:
            x, y, turn = SPOTS[seats][SEATED[seats][place - 1]]
            at = QPointF(room.left() + room.width() * x, room.top() + room.height() * y)
            paint_backs(painter, at, turn, width * 0.7, picture.counts[seat])
            lying = picture.open_cards(seat)
            if lying:
                paint_row(painter, at + QPointF(0, width * 1.2), width * 0.8, room.width() * 0.8, lying, style)
    middle = room.center() - QPointF(0, room.height() * 0.1)
    for seat, card in picture.trick:
        x, y = AROUND[seats][_away(rules, picture.me, seat)]
        paint_face(painter, middle + QPointF(x, y) * width, 0, width, card, style)
    if picture.turn_up is not None and not picture.trick:
        paint_back(painter, middle - QPointF(width * 0.7, 0), 0, width * 1.1)
        paint_face(painter, middle + QPointF(width * 0.7, 0), 5, width * 1.2, picture.turn_up, style)
    proposed = picture.proposed.suit if picture.proposed is not None else None
    hand = sort_hand((*picture.hand, *picture.open_cards(picture.me)), rules, picture.contract, proposed=proposed)
    own = QPointF(room.center().x(), room.bottom() - width * 0.55)
    paint_row(painter, own, width * 1.15, room.width() * 0.94, tuple(hand), style)


def _away(rules: Ruleset, me: int, seat: int) -> int:
    """How many seats a seat is from the user, counter-clockwise on the screen."""
    step = 1 if rules.table.direction is Direction.CCW else -1
    return step * (seat - me) % rules.table.seats
