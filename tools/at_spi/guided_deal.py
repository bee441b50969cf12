"""Plays the guided first deal as a blind person would: by what is announced and by the names of buttons.

    BELOTE=.venv/bin/belote-desktop tools/at_spi/on_a_bus.sh tools/at_spi/guided_deal.py

Plays the card the guide has just named, or else the first that no rule forbids, and never "Show me". Prints all that
was heard; fails if something has no name, or is announced twice in a row, or if the deal does not come to its score.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # run by the system's Python, which knows nothing of this project
from spoken import Spoken  # type: ignore[import-not-found]  # found beside this file

CARD = re.compile(r"(?:seven|eight|nine|ten|jack|queen|king|ace) of (?:spades|hearts|diamonds|clubs)")
HEAD_BUTTONS = ("Back", "Next", "Undo my", "Show me", "Why are other calls")
MOST_S = 420
"""The guided deal takes seven minutes at most."""


def main() -> int:
    started = time.monotonic()
    window = Spoken()
    window.press("New to Belote")
    while not is_over(window):
        assert time.monotonic() < started + MOST_S, f"The deal did not end. In sight: {list(window.buttons())}"
        window.listen(0.6)
        step(window, window.buttons())
    names = list(window.buttons())
    twice = [one for one, other in zip(window.heard, window.heard[1:], strict=False) if one == other]
    assert not twice, f"Announced twice in a row: {twice}"
    print(f"{len(window.heard)} announcements in {time.monotonic() - started:.0f} s; at the end in sight: {names}")
    return 0


def is_over(window: Spoken) -> bool:
    """Whether the score sheet is shown."""
    return "Start a match" in window.buttons()


def step(window: Spoken, buttons: Mapping[str, Any]) -> None:
    """Read on, or answer with the card or call that was last named."""
    assert "" not in buttons, "A button has no name."
    if "Next" in buttons:
        window.press("Next")
    elif "Show me" in buttons:
        window.press(answer(window.heard, buttons))


def answer(heard: list[str], buttons: Mapping[str, Any]) -> str:
    """The card or the call that the guide has named last; else the first card that no rule forbids."""
    cards = [name for name in buttons if CARD.fullmatch(name)]
    words = [name for name in buttons if buttons[name].get_description() == "Explain this word"]
    calls = [name for name in buttons if name not in (*cards, *words) and not name.startswith(HEAD_BUTTONS)]
    advice = next((said for said in reversed(heard) if said != "Your turn"), "")
    if calls:
        return next((call for call in calls if call.split()[0] in advice), calls[0])
    named = [card for card in cards if f"Play the {card}." in advice]
    free = [card for card in cards if not buttons[card].get_description()]
    return (named or free)[0]


if __name__ == "__main__":
    sys.exit(main())
