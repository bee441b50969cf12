"""What a registered game is: an id, a few words, and its differences from its parent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop.engine.rules.terms import Confidence


@dataclass(frozen=True)
class Variant:
    """A registered game. Texts are English (context `variants`); `changes` are options over the parent's values."""

    id: str
    name: str
    country: str
    flavour: str
    parent: str | None = None
    changes: Mapping[str, object] = field(default_factory=lambda: MappingProxyType({}))
    confidence: Confidence = Confidence.A
