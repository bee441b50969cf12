"""The pictures of the deck with German suits."""

from functools import cache, partial

from .. import cards, courts
from ..drawing import Drawing
from ..interface import RANKS, check
from ..kings import king_of_clubs
from ..marks import ACORN
from ..palette import BLUE, CENTRE_X, CENTRE_Y, CLOTH, GREEN, RED, ROUNDEL, THEMES
from ..paths import move, polygon, union, write
from ..svg import alone
from . import marks
from .obers import ober_of_acorns, ober_of_bells, ober_of_hearts, ober_of_leaves

_STUDS = {"S": GREEN, "H": RED, "D": RED, "C": GREEN}
_PRINTED = ("A", "K", "O", "U")  # ace or Daus, König, Ober, Unter, in every country
_INITIALS = {"S": ("L",), "H": ("H",), "D": ("B",), "C": ("A",)}  # leaves hearts bells acorns


def _in_green(figure: courts.Figure) -> courts.Figure:
    """A figure of spades in the colour of leaves."""

    def draw(art: Drawing) -> None:
        begun = len(art.elements)
        figure(art)
        art.elements[begun:] = [element.replace(BLUE, GREEN) for element in art.elements[begun:]]

    return draw


_FIGURES = courts.FRENCH_FIGURES | {  # an Ober stands where the queen does; kings and jacks serve both packs
    "KS": _in_green(courts.FRENCH_FIGURES["KS"]),
    "JS": _in_green(courts.FRENCH_FIGURES["JS"]),
    "KC": partial(king_of_clubs, mark=ACORN),
    "QS": _in_green(ober_of_leaves),
    "QH": ober_of_hearts,
    "QD": ober_of_bells,
    "QC": ober_of_acorns,
}


@cache
def face(rank: str, suit: str, colour: str, theme: str) -> str:
    """The face of a card with its index in a colour."""
    check("rank", rank, tuple(RANKS))
    check("theme", theme, tuple(THEMES))
    shown = cards.Suit(marks.draw(suit, "m"), colour, _STUDS[suit], _INITIALS[suit])
    return cards.face(rank, suit, shown, cards.Style(_PRINTED, _daus(), _FIGURES), theme)


def suit_mark(suit: str) -> str:
    """The mark that stands for a French suit, alone."""
    return alone(marks.draw(suit))


@cache
def _daus() -> str:
    """The body of a Daus: two great marks, a ribbon between them."""
    ribbon = polygon((78, -6), (174, -6), (168, 0), (174, 6), (78, 6), (84, 0))
    lozenges = union(polygon((x - 5, 0), (x, -4), (x + 5, 0), (x, 4)) for x in (96, 111, 126, 141, 156))
    return (
        f'<path fill="{ROUNDEL}" d="{write(move(ribbon, 0, CENTRE_Y))}"/>'
        f'<path fill="{CLOTH}" d="{write(move(lozenges, 0, CENTRE_Y))}"/>'
        + cards.use_mark(CENTRE_X, CENTRE_Y - 62, 2.1)
        + cards.use_mark(CENTRE_X, CENTRE_Y + 62, -2.1)
    )
