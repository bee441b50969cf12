"""What a computer player is like, in words: how it plays, and whether it talks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from belote_desktop.models.match.levels import level_called, persona_called
from belote_desktop.models.match.seating import SeatedPlayers
from belote_desktop.models.words import words
from belote_desktop.players import Kind
from belote_desktop.players.personas import EVEN
from belote_desktop.variants.people import Person, person_called


def temperament(kind: Kind, person: Person | None) -> str:
    """The temperament a player plays with, and how much its person talks: "Bold, talkative"."""
    plays = words.translated((persona_called(kind.persona) or EVEN).name)
    if person is None:
        return plays
    if person.talkative:
        #: Of a computer player. {temperament}: a way of playing, "Bold".
        return QCoreApplication.translate("names", "{temperament}, talkative").format(temperament=plays)
    #: Of a computer player. {temperament}: a way of playing, "Bold".
    return QCoreApplication.translate("names", "{temperament}, quiet").format(temperament=plays)


def talkers(players: SeatedPlayers) -> dict[int, bool]:
    """The seats of the computer players, and whether each is talkative."""
    seated = {seat: person_called(players.names[seat]) for seat, kind in enumerate(players.levels) if kind is not None}
    return {seat: person is not None and person.talkative for seat, person in seated.items()}


def told_of(players: SeatedPlayers, seat: int) -> str:
    """What a match tells of the player on a seat: temperament and level; empty for a person."""
    kind = players.levels[seat] if seat < len(players.levels) else None
    if kind is None:
        return ""
    nature = temperament(Kind.of(kind), person_called(players.names[seat]))
    level = level_called(Kind.of(kind).level)
    if level is None:
        return nature
    #: Of a computer player. {nature}: "Bold, talkative". {level}: a level of the computer players, "Club".
    pattern = QCoreApplication.translate("names", "{nature}. Level: {level}")
    return pattern.format(nature=nature, level=words.translated(level.name))
