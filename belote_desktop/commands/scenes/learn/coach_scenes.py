"""Scenes of the coach at the table: the steps of a hint, the legal cards, the tutor's offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import CardSet, Play
from belote_desktop.windows.settings.settings_dialog import SettingsDialog

HANDS = (
    "TC 7C KD 7D 8D 9D QD JD", "JS 9S AS TS 8H AC KC 7H", "AH KH QH JH TH 8S TD 8C", "9H KS QS 7S JC 9C QC AD"
)  # fmt: skip
"""The second seat takes spades; in the first trick the person throws a card on the partner's ace."""
CALLS = ("pass", "pass", "pass", "pass", "S")
WINNING = (
    "AD 8D KC 7C QC QH 7H JC", "JS 9S AS TD 8H AC 9C KS", "7D 9D JD AH KH TS 8C 9H", "KD QD QS 8S 7S TC TH JH"
)  # fmt: skip
"""The same seat takes spades and leads the ten of diamonds, on which a king comes; the person holds the ace."""
TUTOR: Mapping[str, object] = MappingProxyType({"tutor": True})


def _played(stage: Stage, hands: Sequence[str], cards: str, turn_up: str = "8H") -> None:
    """The user's turn after these cards."""
    rules = variants.get("classic-no-decl")
    deck = engine.arrange(rules, [CardSet.parse(text) for text in hands], dealer=0, declarer=1, turn_up=turn_up)
    match = state = engine.start(rules, decks=[deck], dealer=0)
    actions = []
    for word in (*CALLS, *cards.split()):
        actions.append(engine.parse_action(state, word))
        state, _ = engine.apply(state, actions[-1])
    stage.play(match, actions)


def _feed(stage: Stage, more: str = "") -> None:
    """The user plays last on the partner's ace, with neither hearts nor trumps, and holds a ten whose ace is out."""
    _played(stage, HANDS, "8H AH 9H " + more)


def _hint(rungs: int) -> Act:
    def act(stage: Stage) -> None:
        _feed(stage)
        for _ in range(rungs):
            stage.window.session.hint()

    return act


def _hint_in_auction(stage: Stage) -> None:
    stage.play(engine.start(variants.get("coinche"), seed=2, dealer=3), [])
    for _ in range(4):
        stage.window.session.hint()


def _permitted(stage: Stage) -> None:
    """In the second trick clubs are led, and the user holds two of them."""
    _feed(stage, "7D 8C 9C")
    stage.window.session.tell_permitted()


def _permitted_calls(stage: Stage) -> None:
    """80 has been bid; the higher bids are shown."""
    match = engine.start(variants.get("coinche"), seed=2, dealer=2)
    stage.play(match, [engine.parse_action(match, "80S")])
    stage.window.session.tell_permitted()


def _tutor(stage: Stage) -> None:
    """The user leaves the ten and the king to the opponents."""
    _played(stage, WINNING, "TD 7D KD")
    stage.window.table.action_chosen.emit(Play(engine.Card.parse("8D")))


def _tutor_settings(stage: Stage) -> QWidget:
    window: SettingsDialog = stage.window.show_settings()
    window.sidebar.show_page("tutor")
    return window


def _pace_settings(stage: Stage) -> QWidget:
    """The settings of the table, scrolled to the pace; the stage has none of the three."""
    window: SettingsDialog = stage.window.show_settings()
    window.sidebar.show_page("table")
    stage.settle()
    window.pace.choice.setFocus()
    return window


COACH_SCENES: tuple[Scene, ...] = (
    *(Scene(f"hint-{number}", shows, _hint(number)) for number, shows in enumerate(
        ("a hint: the question", "a hint: the idea", "a hint: the card", "a hint: the numbers"), start=1
    )),
    Scene("hint-auction", "the numbers of a hint in an auction", _hint_in_auction),
    Scene("what-may-i-play", "everything that may be played is marked", _permitted),
    Scene("what-may-i-call", "what may be said in an auction, and what it has to go over", _permitted_calls),
    Scene("tutor", "the tutor offers to take a card back", _tutor, TUTOR),
    Scene("settings-pace", "the pace of the game, and the three settings it sets", _pace_settings),
    Scene("settings-tutor", "how often the tutor speaks", _tutor_settings, TUTOR),
)  # fmt: skip
