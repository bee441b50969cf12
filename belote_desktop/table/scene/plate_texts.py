"""What the name plates say of a picture of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.words import words
from belote_desktop.table.scene.picture import Picture
from belote_desktop.table.scene.plates import PlateText


def plate_text(picture: Picture, seat: int, name: str, face: str = "") -> PlateText:
    """What the plate of a seat shows: portrait, dealer, trumps of the taker, whose turn it is, declarations."""
    contract = picture.contract
    return PlateText(
        name=name,
        face=face,
        parts=(_role(picture, seat), *_notes(picture, seat)),
        ours=picture.rules.side_of(seat) == picture.rules.side_of(picture.me),
        deals=picture.dealer == seat,
        plays=None if contract is None or contract.declarer != seat else contract.denomination,
        to_act=picture.to_act == seat,
    )


def _role(picture: Picture, seat: int) -> str:
    rules = picture.rules
    if seat == picture.me:
        return (
            #: On the plate of a player.
            QCoreApplication.translate("TableScene", "Your turn")
            if picture.to_act == seat
            else QCoreApplication.translate("TableScene", "Your hand")
        )
    if rules.side_of(seat) == rules.side_of(picture.me):
        #: On the plate of a player.
        return QCoreApplication.translate("TableScene", "Partner")
    #: On the plate of a player.
    return QCoreApplication.translate("TableScene", "Opponent")


def _notes(picture: Picture, seat: int) -> list[str]:
    """What a seat declared, once its bubble has gone; only what scores when this is known."""
    said: list[str] = []
    if _is_known_what_scores(picture):
        laid = [one for owner, one in picture.shown if owner == seat]
        said += [words.declaration_name(one, picture.rules, picture.contract) for one in laid]
    else:
        said += [words.announcement_text(one, picture.rules) for owner, one in picture.announced if owner == seat]
    if seat in picture.belote:
        said.append(words.belote_text(False, picture.rules))
    return said


def _is_known_what_scores(picture: Picture) -> bool:
    """Whether the declarations that score have been shown, or the second trick has begun; the first may still lie."""
    has_begun = 0 < len(picture.trick) < picture.rules.table.seats
    return len(picture.taken) > 1 or (bool(picture.taken) and (has_begun or bool(picture.shown)))
