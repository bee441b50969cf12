"""Start a match or continue a saved one: puts the parts of a controller together."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from belote_desktop import engine, players
from belote_desktop.duplicate import SetDeal
from belote_desktop.engine import Match, Ruleset
from belote_desktop.models.match.claims import Claim
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.levels import kind_to_go_on_with
from belote_desktop.models.match.workers import Workers, full_pace
from belote_desktop.models.next_shuffle import SEED_BITS, NextShuffle
from belote_desktop.profile import Saves
from belote_desktop.records import SET, Header, Played, Recorder, Tag
from belote_desktop.records.header import HUMAN

__all__ = ["HUMAN", "Seating", "Workers", "full_pace", "new_match", "resumed_match", "set_match"]


@dataclass(frozen=True)
class Seating:
    """Names by seat, and kinds: `human`, or the level of a computer player with its temperament (`club bold`)."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    def seated_players(self) -> SeatedPlayers:
        """The players to seat. Raises UnknownLevelError for an unknown level or temperament."""
        for kind in self.kinds:
            if kind != HUMAN:
                players.get(kind)
        return SeatedPlayers(self.names, tuple(None if kind == HUMAN else kind for kind in self.kinds))


def new_match(
    rules: Ruleset,
    seating: Seating,
    saves: Saves,
    workers: Workers,
    *,
    shuffle: NextShuffle | None = None,
    seed: int | None = None,
    decks: Sequence[Sequence[engine.Card]] = (),
    dealer: int | None = None,
    date: str | None = None,
) -> MatchController:
    """A controller for a new match whose record is on disk. Raises SaveFailed if it cannot be written.

    The decks come from `shuffle`, which is renewed once the record is written. Without it they come from the system's
    randomness. With `seed` or `decks` the person has no part in them.
    """
    header = Header.of(rules, seating.names, seating.kinds, date or datetime.date.today().isoformat())
    if seed is not None or decks:
        match = engine.start(rules, secrets.randbits(SEED_BITS) if seed is None else seed, decks=decks, dealer=dealer)
        return _begun(match, header, Recorder.new(), seating, saves, workers)
    shuffle = shuffle or NextShuffle()
    match = engine.start(rules, shuffle.seed, dealer=dealer)
    recorder = Recorder.sharing(shuffle.seed, is_own_number=shuffle.is_own)
    controller = _begun(match, header, recorder, seating, saves, workers)
    shuffle.renew()
    return controller


def set_match(deal: SetDeal, key: str, seating: Seating, saves: Saves, workers: Workers) -> MatchController:
    """A controller for a match of a set deal, which has no seal and which no statistics count. Raises SaveFailed.

    `key` is what its result is called in the profile.
    """
    header = Header.of(deal.rules, seating.names, seating.kinds, datetime.date.today().isoformat())
    header = replace(header, more=(Tag((SET,), (key,)),))
    return _begun(deal.match(), header, Recorder.new(seals=False), seating, saves, workers)


def _begun(
    match: Match, header: Header, recorder: Recorder, seating: Seating, saves: Saves, workers: Workers
) -> MatchController:
    """The controller of a match whose record has just been created."""
    pace = workers.pace()
    save = saves.create(recorder.opening_text(header, match, pace), match.rules.variant)
    controller = MatchController(
        match,
        seating.seated_players(),
        save,
        recorder,
        writing_tasks=workers.writing,
        thinking_tasks=workers.thinking,
        match_id=save.id,
        pace=pace,
    )
    _mark(controller, header)
    return controller


def _mark(controller: MatchController, header: Header) -> None:
    """Tell the controller what its header says of the match."""
    controller.is_practice, controller.set_key, controller.date = not header.is_counted, header.set_key, header.date


def resumed_match(path: Path, saves: Saves, workers: Workers) -> MatchController:
    """A controller that continues a saved match exactly where it stopped. Raises SaveFailed if none of it is valid.

    An unknown level is replaced by the strongest one, an unknown temperament is dropped; the match then starts with a
    sentence about it.
    """
    loaded = saves.load(path, secrets.randbits(SEED_BITS))
    pace = min(loaded.replay.pace, workers.pace())
    if pace < loaded.replay.pace and not loaded.match.is_over:  # it was begun on a faster computer
        loaded.save.append(loaded.recorder.pace_text(pace))
    header = loaded.record.header
    found = [(kind, None) if kind == HUMAN else kind_to_go_on_with(kind) for kind in header.kinds]
    seating = Seating(header.names, tuple(kind for kind, _ in found))
    controller = MatchController(
        loaded.match,
        seating.seated_players(),
        loaded.save,
        loaded.recorder,
        writing_tasks=workers.writing,
        thinking_tasks=workers.thinking,
        history=_history(loaded.match, loaded.replay.steps),
        claim=Claim.at_end_of(loaded.match, loaded.replay.steps),
        match_id=loaded.save.id,
        notice=next((notice for _, notice in found if notice is not None), None),
        pace=pace,
    )
    _mark(controller, header)
    return controller


def _history(match: Match, steps: Sequence[Played]) -> tuple[Played, ...]:
    """The actions of the deal in progress."""
    number = None if match.deal is None else match.deal.number
    return tuple(step for step in steps if step.before.deal is not None and step.before.deal.number == number)
