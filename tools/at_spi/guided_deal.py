"""Plays the guided first deal as a blind person would: by what is announced and by the names of buttons.

    BELOTE=.venv/bin/belote-desktop tools/at_spi/on_a_bus.sh tools/at_spi/guided_deal.py
    BELOTE=.venv/bin/belote-desktop BELOTE_LOCALE=bg_BG.UTF-8 tools/at_spi/on_a_bus.sh tools/at_spi/guided_deal.py

The language and the game are those of the locale: Belot in Bulgarian in Bulgaria, Baloot in Arabic in Saudi Arabia.
Plays the card the guide has just named, or else the first that no rule forbids, and never "Show me". Prints all that
was heard; fails if something has no name, has letters or digits of another script, or is announced twice in a row, or
if the deal does not come to its score.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # run by the system's Python, which knows nothing of this project
from spoken import Spoken  # type: ignore[import-not-found]  # found beside this file
from words import Words  # type: ignore[import-not-found]

LANGUAGE = os.environ["LANG"].partition(".")[0].partition("_")[0].replace("C", "en")
FOREIGN = {"ar": re.compile("[A-Za-z0-9]+"), "bg": re.compile("[A-Za-z]+")}
"""What nothing read aloud has where the people at the table are written in the letters of the language too."""
SAME_EVERYWHERE = frozenset({"Belote", "Desktop", "English", "Enter", "Français", "Hrvatski"})
"""The name of the program, those of languages, and of a key."""
MOST_S = 420
"""The guided deal takes seven minutes at most."""


class Learner:
    """Hears and presses, in the words of a language."""

    def __init__(self, words: Words) -> None:
        self._window = Spoken()
        self._next, self._show_me = words.of("GuidedPage", "Next"), words.of("GuidedPage", "Show me")
        self._first, self._last = words.of("FirstStart", "New to Belote"), words.of("DealResult", "Start a match")
        self._explain = words.of("WordButtons", "Explain this word")
        self._turn = words.of("TableView", "Your turn")
        self._enter = words.of("ChoiceButton", "Key {key}").replace("{key}", words.of("keys", "Enter"))
        """What makes the call that was chosen."""
        self._asking = words.asking_for()
        why = words.of("ChoicePanel", "Why are other calls not allowed?")
        undo = words.of("GuidedPage", "Undo my card"), words.of("GuidedPage", "Undo my call")
        self._no_calls = (words.of("Page", "Back"), self._next, self._show_me, why, *undo)
        self.seen: set[str] = set()

    def play(self) -> None:
        """Play the deal to its score sheet; AssertionError if it does not come to it."""
        started = time.monotonic()
        self._window.press(self._first)
        while self._last not in self._buttons():
            assert time.monotonic() < started + MOST_S, f"The deal did not end. In sight: {list(self._buttons())}"
            self._window.listen(0.6)
            self._step(self._buttons())

    @property
    def heard(self) -> list[str]:
        """All that was announced."""
        return list(self._window.heard)

    def _buttons(self) -> Mapping[str, Any]:
        buttons: Mapping[str, Any] = self._window.buttons()
        self.seen.update(buttons)
        return buttons

    def _step(self, buttons: Mapping[str, Any]) -> None:
        """Read on, or answer with the card or call that was last named."""
        assert "" not in buttons, "A button has no name."
        if self._next in buttons:
            self._window.press(self._next)
        elif self._show_me in buttons:
            self._window.press(self._answer(buttons))

    def _answer(self, buttons: Mapping[str, Any]) -> str:
        """The card or the call that the guide has named last; else the first card that no rule forbids."""
        cards = [name for name in buttons if name in self._asking]
        words = [name for name in buttons if buttons[name].get_description() == self._explain]
        calls = [name for name in buttons if name not in (*cards, *words, *self._no_calls)]
        said = [each for each in self.heard if each != self._turn]
        advice = said[-1] if said else ""
        if calls:
            chosen = next((call for call in calls if buttons[call].get_description() == self._enter), "")
            return chosen or next((call for call in calls if spoken_in(call, advice)), calls[0])
        named = [card for card in cards if self._asking[card] in advice]
        free = [card for card in cards if not buttons[card].get_description()]
        return (named or free)[0]


def spoken_in(call: str, advice: str) -> bool:
    """Whether the last sentence of the advice names a call, by its first word."""
    last = [sentence for sentence in advice.split(".") if sentence.strip()][-1:]
    return call.split()[0].casefold() in (word.strip(",:«»“”„").casefold() for word in " ".join(last).split())


def foreign(texts: Iterable[str]) -> list[str]:
    """What is written in other letters or digits than those of the language."""
    pattern = FOREIGN.get(LANGUAGE)
    return [text for text in texts if pattern is not None and set(pattern.findall(text)) - SAME_EVERYWHERE]


def main() -> int:
    started = time.monotonic()
    learner = Learner(Words(LANGUAGE))
    learner.play()
    heard, seen = learner.heard, sorted(learner.seen)
    twice = [one for one, other in pairwise(heard) if one == other]
    assert not twice, f"Announced twice in a row: {twice}"
    assert not foreign((*heard, *seen)), f"In other letters or digits: {foreign((*heard, *seen))}"
    print(f"{len(heard)} announcements in {time.monotonic() - started:.0f} s; the buttons met: {seen}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
