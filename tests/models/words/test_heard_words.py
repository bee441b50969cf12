"""What is read aloud is words in every language: no sign of a suit, no letter of a card, no place left open."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from belote_desktop import engine, translations, variants
from belote_desktop.coach.advice import advise
from belote_desktop.coach.ladder import rung
from belote_desktop.coach.permission import permission
from belote_desktop.engine import Match, Message
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.direction import visible
from belote_desktop.models.words.event_words import event_text
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.windows.look.languages import Languages
from tests.models.memory_settings import MemorySettings
from tests.models.words.test_second_person import CALLS

GAMES = ("classic", "coinche", "belot-bg", "baloot", "klaverjas-amsterdam", "belote-2p")
NOT_WORDS = re.compile(r"%L?n|[♠♥♦♣{}\u2066-\u2069]|\b(10|[6-9AKQJRDV])[SHDC]\b")
TABLE = Names(("Anna", "Samir", "Léa", "Karim"), 0)


@pytest.fixture(params=translations.languages())
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The window in a language."""
    before = QLocale()
    languages = Languages(qapp, Preferences(MemorySettings(language=request.param)))
    yield request.param
    languages.use("en")
    languages.remove()
    QLocale.setDefault(before)


def wrong(said: list[str]) -> list[str]:
    return [text for text in said if NOT_WORDS.search(text) or text[:1] != text[:1].upper()]


@pytest.mark.parametrize("game", GAMES)
def test_the_log_and_every_refusal_are_words(language: str, game: str) -> None:
    rules, chance = variants.get(game), random.Random(7)
    match, sides = engine.start(rules, 7), Sides(rules, TABLE)
    said: list[str] = []
    while not match.is_over and len(match.deals) < 2:
        said += heard(_explained(match, chance))
        match, events = engine.apply(match, chance.choice(engine.legal(match)))
        told = [event_text(event, sides) for event in engine.events_for(events, 0)]
        said += [visible(text) for text in told if text]  # as it is announced
    assert len(said) > 100
    assert wrong(said) == []


@pytest.mark.parametrize("game", ["classic", "coinche"])
def test_every_step_of_a_hint_is_words(language: str, game: str) -> None:
    chance, match, said = random.Random(3), engine.start(variants.get(game), 3), list[str]()
    while not match.deals:
        view = engine.view(match, engine.to_act(match))
        if len(view.options) > 1 and len(said) < 60:
            found = advise(view, pace=1 / 256)
            said += heard([line for number in (1, 2, 3, 4) for line in rung(found, number)])
        match, _ = engine.apply(match, chance.choice(engine.legal(match)))
    assert len(said) > 20
    assert wrong(said) == []


def heard(messages: list[Message]) -> list[str]:
    return [words.spoken(message, TABLE) for message in messages]


def _explained(match: Match, chance: random.Random) -> list[Message]:
    refused = [each.message for call in chance.sample(CALLS, 3) for each in engine.refusals(match, call, 0)]
    view = engine.view(match, 0)
    return [*refused, *(permission(view) if view.options else ())]
