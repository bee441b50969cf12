"""The texts of the corner panel: the contract, who has it, the score, the target and the tricks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.scene.picture import Picture


@dataclass(frozen=True)
class CornerTexts:
    """The lines of the panel in the language of the window; `sides` has the name and the score of each side."""

    title: str = ""
    line: str = ""
    sides: tuple[tuple[str, str], ...] = ()
    target: str = ""
    tricks: str = ""
    won: str = ""
    """The tricks of each side in words; the panel paints them as marks."""
    brief: str = ""
    """The line without the number of the deal."""

    @property
    def ways(self) -> tuple[CornerTexts, ...]:
        """These texts, and what to say in their place where they have no room: less and less, with each word whole."""
        lines, targets = dict.fromkeys((self.line, self.brief)), dict.fromkeys((self.target, ""))
        return tuple(replace(self, line=line, target=target) for target in targets for line in lines)

    @property
    def spoken(self) -> str:
        """All of it in one line, for a screen reader."""
        scores = [f"{side} {points}" for side, points in self.sides]
        return words.in_one_line(self.title, self.line, *scores, self.target, self.tricks, self.won)


def corner_texts(picture: Picture, names: Names) -> CornerTexts:
    """The texts for a picture of the table."""
    sides = Sides(picture.rules, names)
    return CornerTexts(
        _title(picture),
        _line(picture, names, *(_numbered(picture) if picture.is_numbered else _unnumbered(picture))),
        _scores(picture, sides),
        _target(picture),
        _count(picture),
        _won(picture, sides),
        _line(picture, names, *_unnumbered(picture)),
    )


def _title(picture: Picture) -> str:
    if picture.standing is not None:
        return words.standing_call(picture.standing[1], picture.raises, picture.rules)
    if picture.contract is None:
        return QCoreApplication.translate("CornerPanel", "No contract yet")
    return words.contract_name(picture.contract, picture.rules)


def _line(picture: Picture, names: Names, theirs: str, yours: str) -> str:
    """Who bids, who deals, or who has the contract, told of another player or of you."""
    contract = picture.contract
    if picture.standing is not None:
        seat = picture.standing[0]
    else:
        seat = picture.dealer if contract is None or contract.negative else contract.declarer
    return names.told(seat, theirs, yours, number=words.number(picture.number))


def _numbered(picture: Picture) -> tuple[str, str]:
    """The line with the number of the deal: on another player, and on you."""
    if picture.standing is not None:
        #: {name}: a player's name. {number}: a number.
        theirs = QCoreApplication.translate("CornerPanel", "Highest bid: {name} · deal {number}")
        #: {number}: a number.
        yours = QCoreApplication.translate("CornerPanel", "Highest bid: yours · deal {number}")
    elif picture.contract is None:
        #: {number}: a number. {name}: a player's name.
        theirs = QCoreApplication.translate("CornerPanel", "Deal {number} · dealer: {name}")
        #: {number}: a number.
        yours = QCoreApplication.translate("CornerPanel", "Deal {number} · you are the dealer")
    elif picture.contract.negative:
        #: {number}: a number. Every player passed.
        theirs = yours = QCoreApplication.translate("CornerPanel", "Passed out · deal {number}")
    else:
        #: {name}: a player's name. {number}: a number.
        theirs = QCoreApplication.translate("CornerPanel", "Taker: {name} · deal {number}")
        #: {number}: a number.
        yours = QCoreApplication.translate("CornerPanel", "You are the taker · deal {number}")
    return theirs, yours


def _unnumbered(picture: Picture) -> tuple[str, str]:
    """The same line without a number."""
    if picture.standing is not None:
        #: {name}: a player's name.
        theirs = QCoreApplication.translate("CornerPanel", "Highest bid: {name}")
        yours = QCoreApplication.translate("CornerPanel", "Highest bid: yours")
    elif picture.contract is None:
        #: {name}: a player's name.
        theirs = QCoreApplication.translate("CornerPanel", "Dealer: {name}")
        yours = QCoreApplication.translate("CornerPanel", "You are the dealer")
    elif picture.contract.negative:
        #: Every player passed.
        theirs = yours = QCoreApplication.translate("CornerPanel", "Passed out")
    else:
        #: {name}: a player's name.
        theirs = QCoreApplication.translate("CornerPanel", "Taker: {name}")
        yours = QCoreApplication.translate("CornerPanel", "You are the taker")
    return theirs, yours


def _scores(picture: Picture, sides: Sides) -> tuple[tuple[str, str], ...]:
    return tuple((sides.label(side), words.number(picture.totals[side])) for side in sides.order)


def _target(picture: Picture) -> str:
    match = picture.rules.match
    if match.target:
        #: Beside the score: how many points end the match. {points}: a number.
        pattern = QCoreApplication.translate("CornerPanel", "to {points}")
        return pattern.format(points=words.number(match.target))
    #: Beside the score: how many deals the match has.
    source = QT_TRANSLATE_NOOP("CornerPanel", "%n deal(s)", "", 1)
    return words.sentence(counted(source, match.deals))


def _count(picture: Picture) -> str:
    tricks = picture.rules.hand_size
    is_before_play = picture.speaking and not picture.taken
    if picture.contract is None or not tricks or is_before_play:
        return ""
    now = min(len(picture.taken) + 1, tricks)
    #: {number}: which trick. {all}: how many there are.
    pattern = QCoreApplication.translate("CornerPanel", "Trick {number} of {all}")
    return pattern.format(number=words.number(now), all=words.number(tricks))


def _won(picture: Picture, sides: Sides) -> str:
    """The number of tricks each side has won."""
    if not picture.taken:
        return ""
    rules = picture.rules
    won = [rules.side_of(seat) for seat in picture.taken]
    counts = [f"{sides.label(side)} {words.number(won.count(side))}" for side in sides.order]
    #: {sides}: "We 3, They 2".
    return QCoreApplication.translate("CornerPanel", "Tricks won: {sides}").format(sides=words.listed(counts))
