"""The pace of the game at the table: one word for three settings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.models.preferences import Preferences
from belote_desktop.profile import Value

SETTINGS = ("animation_speed", "thinking_pause", "trick_hold")
"""The settings that a pace sets together."""
PACES: Mapping[str, Mapping[str, Value]] = MappingProxyType({
    "relaxed": MappingProxyType({"animation_speed": "slow", "thinking_pause": 900, "trick_hold": 1500}),
    "normal": MappingProxyType({"animation_speed": "normal", "thinking_pause": 250, "trick_hold": 600}),
    "quick": MappingProxyType({"animation_speed": "fast", "thinking_pause": 150, "trick_hold": 300}),
})  # fmt: skip
"""The values of each pace, times in milliseconds. At most six cards of others and the end of a trick lie between your
card and your next turn: chosen so that they take less than 3 s at the normal pace, also where each of them is some
30 ms late. `python -m tests.table.motion.turn_times` measures it.
"""
USUAL = "normal"
"""The pace of the default settings."""
CUSTOM = "custom"
"""What the pace is called where the settings are those of none."""
PACE_NAMES: Mapping[str, str] = MappingProxyType({
    #: A pace of the game.
    "relaxed": QT_TRANSLATE_NOOP("pace", "Relaxed"),
    #: A pace of the game.
    "normal": QT_TRANSLATE_NOOP("pace", "Normal"),
    #: A pace of the game.
    "quick": QT_TRANSLATE_NOOP("pace", "Quick"),
    #: A pace of the game that is not relaxed, normal or quick: its settings were chosen one by one.
    CUSTOM: QT_TRANSLATE_NOOP("pace", "Custom"),
})  # fmt: skip


def pace_of(preferences: Preferences) -> str:
    """The pace that the settings make, or CUSTOM."""
    now = {key: preferences.value(key) for key in SETTINGS}
    return next((pace for pace, values in PACES.items() if values == now), CUSTOM)
