"""Pictures of a rule: how their cards lie."""

from __future__ import annotations

import pytest

from belote_desktop.app import Program
from belote_desktop.engine import Card
from belote_desktop.engine.wording.messages import say
from belote_desktop.table.items.pixmaps import DeckPixmaps, Look
from belote_desktop.variants.rule_sheet import Group, Picture, Pictured
from belote_desktop.windows.cards.rule_pictures import CARD, PicturePainter

TRUMPS = tuple(Pictured(Card(name), note) for name, note in zip(
    ("JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S"), (20, 14, 11, 10, 4, 3, 0, 0), strict=True
))  # fmt: skip


@pytest.mark.parametrize("room", [200, 362, 900])
def test_a_ranking_lies_in_one_line_between_highest_and_lowest(program: Program, room: int) -> None:
    """In two lines "lowest" would stand over the card in the middle."""
    style = program.services.style
    painter = PicturePainter(style, DeckPixmaps(Look(style.theme, "four", "en", "burgundy")), 1.0)

    def painted(cards: tuple[Pictured, ...]) -> tuple[int, int]:
        image = painter.paint(Picture("", say("Trumps"), (Group(cards, ranked=True),)), room)
        return image.width(), image.height()

    assert painted(TRUMPS)[1] <= painted(TRUMPS[:2])[1]
    assert painted(TRUMPS)[0] <= room


@pytest.mark.parametrize("place", [0, 3])
def test_no_card_lies_on_the_one_that_wins(program: Program, place: int) -> None:
    style = program.services.style
    painter = PicturePainter(style, DeckPixmaps(Look(style.theme, "four", "en", "burgundy")), 1.0)

    def width(cards: tuple[Pictured, ...]) -> int:
        return painter.paint(Picture("", say("Trick"), (Group(cards),)), 360).width()

    trick = tuple(Pictured(Card(each), wins=each == place) for each in range(4))
    assert width(trick) - width(trick[:1]) >= 3 * style.px(CARD)
