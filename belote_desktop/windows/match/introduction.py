"""Tells the table who plays a match."""

from __future__ import annotations

from functools import partial

from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.person_words import talkers, told_of
from belote_desktop.models.talk.occasions import TableTalk
from belote_desktop.table import TableView


def introduce(controller: MatchController, table: TableView) -> None:
    """Put the names of a match on the plates, with what can be told of each player, and let the players talk."""
    players = controller.players
    table.set_names(controller.names, partial(told_of, players))
    table.let_talk(TableTalk(controller.match.rules, talkers(players)))
