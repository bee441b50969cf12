"""The colour tokens of each theme, and the arithmetic of contrast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Literal

from PySide6.QtGui import QColor, QPalette

SUIT_PAPER, PAPER_EDGE, PAPER_INK = "#FDFBF6", "#8E8779", "#23211E"
"""Suits never lie on cloth or panel: they lie on this paper, the same in every theme."""

INK_ON_BRASS = "#1D1A14"

ThemeName = Literal["light", "dark", "contrast"]


@dataclass(frozen=True)
class Theme:
    """The colours of one theme as `#RRGGBB`; `name` is also the deck's theme."""

    name: ThemeName
    cloth: str
    cloth_edge: str
    page: str
    panel: str
    raised: str
    sunken: str
    paper: str
    text: str
    text2: str
    text3: str
    line: str
    line2: str
    accent: str
    accent_text: str
    cloth_brass: str
    cloth_text: str
    primary: str
    primary_text: str
    select: str
    good: str
    bad: str
    luck: str
    warn: str
    we: str
    you: str
    face: str
    face_edge: str
    bubble: str
    bubble_text: str
    dim: str

    @property
    def is_contrast(self) -> bool:
        """Whether this is high contrast: edges are drawn in full, and shapes replace shades."""
        return self.name == "contrast"

    @property
    def disabled(self) -> str:
        """The ink of disabled things; high contrast uses a colour of its own because all other text is white."""
        return mixed(self.text3, self.page, 0.4) if self.is_contrast else self.text3

    def colours(self) -> dict[str, str]:
        """Every token but the name."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name != "name"}


LIGHT = Theme(
    name="light", cloth="#2F6B55", cloth_edge="#1D4A3B", page="#E9E1D3", panel="#F4EFE6", raised="#FCF9F3",
    sunken="#E4DBCB", text="#23211E", text2="#575148", text3="#665F54", line="#D8CEBD", line2="#857B6B",
    accent="#B98A3A", accent_text="#775312", cloth_brass="#EBCB86", cloth_text="#F6F1E7", primary="#1F5645",
    primary_text="#FFFFFF", select="#E3ECE2", good="#23663C", bad="#A5202C", luck="#1F568A", warn="#7A5200",
    we="#1F6B50", you="#A04A22", face="#FDFBF6", face_edge="#CFC7B8", bubble="#FDFBF6", bubble_text="#23211E",
    dim="#1D4A3B", paper="#FBF7EC",
)  # fmt: skip
DARK = Theme(
    name="dark", cloth="#1F3F38", cloth_edge="#12241F", page="#121514", panel="#1B1E1D", raised="#252A28",
    sunken="#151817", text="#ECE7DD", text2="#BBB4A7", text3="#A59D92", line="#363C39", line2="#7F857E",
    accent="#D7AE63", accent_text="#D7AE63", cloth_brass="#D7AE63", cloth_text="#ECE7DD", primary="#D7AE63",
    primary_text=INK_ON_BRASS, select="#24352F", good="#86CC9F", bad="#F2958E", luck="#93C0EA", warn="#E5BC6B",
    we="#86C7A9", you="#E6A47E", face="#F3EEE4", face_edge="#8E8779", bubble="#2A2F2D", bubble_text="#ECE7DD",
    dim="#12241F", paper="#26241F",
)  # fmt: skip
CONTRAST = replace(
    DARK, name="contrast", cloth="#000000", cloth_edge="#000000", page="#000000", panel="#000000", raised="#000000",
    sunken="#000000", text="#FFFFFF", text2="#FFFFFF", text3="#FFFFFF", line="#FFFFFF", line2="#FFFFFF",
    accent="#FFD400", accent_text="#FFD400", cloth_brass="#FFD400", cloth_text="#FFFFFF", primary="#FFD400",
    primary_text="#000000", select="#3A3000", face="#FFFFFF", face_edge="#000000", bubble="#000000",
    bubble_text="#FFFFFF", dim="#000000", paper="#000000", we="#7FE3B4", you="#FFB38A",
)  # fmt: skip

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST)})

CLOTHS: Mapping[str, Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "green": MappingProxyType({theme.name: (theme.cloth, theme.cloth_edge) for theme in (LIGHT, DARK)}),
        "blue": MappingProxyType({"light": ("#2B587C", "#173955"), "dark": ("#1E3448", "#111F2C")}),
        "burgundy": MappingProxyType({"light": ("#7B3240", "#4E1C27"), "dark": ("#452530", "#29141B")}),
    }
)
"""The cloths to choose from: colour and edge for each theme. High contrast has none: its table stays black."""


def on_cloth(theme: Theme, cloth: str) -> Theme:
    """The theme with a cloth from CLOTHS; cards that may not be played fade towards its edge."""
    colours = CLOTHS[cloth].get(theme.name)
    if colours is None:
        return theme
    return replace(theme, cloth=colours[0], cloth_edge=colours[1], dim=colours[1])


_READ, _SEEN = 4.5, 3.0
"""WCAG 2.2: text needs 4.5 to 1 (1.4.3), parts of controls and large signs 3 to 1 (1.4.11)."""

PAIRS: tuple[tuple[str, str, float], ...] = (
    *((text, ground, _READ) for text in ("text", "text2", "text3") for ground in ("panel", "page", "raised")),
    *((text, ground, _READ) for text in ("text", "text2", "text3") for ground in ("sunken", "select")),
    *(("accent_text", ground, _READ) for ground in ("panel", "raised", "page", "sunken", "select")),
    *((sign, ground, _READ) for sign in ("good", "bad") for ground in ("raised", "panel", "sunken", "select")),
    *((sign, "raised", _READ) for sign in ("luck", "warn")),
    *(("line2", ground, _SEEN) for ground in ("panel", "raised", "page", "sunken", "select")),
    *((sign, ground, _READ) for sign in ("we", "you") for ground in ("panel", "raised")),
    *(("cloth_text", ground, _READ) for ground in ("cloth", "cloth_edge")),
    *(("cloth_brass", ground, _SEEN) for ground in ("cloth", "cloth_edge")),
    ("primary_text", "primary", _READ),
    *(("primary", ground, _SEEN) for ground in ("panel", "raised", "page", "sunken")),
    *((sign, "paper", _READ) for sign in ("text", "text2", "text3", "accent_text", "we", "you")),
    ("line2", "paper", _SEEN),
    ("bubble_text", "bubble", _READ),
    ("face", "cloth", _SEEN),
    ("panel", "we", _SEEN),
    ("panel", "you", _SEEN),
)
"""Pairs that must be told apart: foreground, ground, least contrast."""


def luminance(colour: str) -> float:
    """The relative luminance of a colour, 0 to 1 (WCAG 2.2)."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from one to the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def faint(colour: str, alpha: float) -> QColor:
    """A colour with an opacity of 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def outline(theme: Theme, colour: str, alpha: float) -> QColor:
    """The colour of a decorative edge: faint, but drawn in full in high contrast."""
    return faint(colour, 1.0 if theme.is_contrast else alpha)


def palette(theme: Theme) -> QPalette:
    """The theme as a palette for ordinary widgets."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.page), (roles.WindowText, theme.text), (roles.Base, theme.raised),
        (roles.AlternateBase, theme.panel), (roles.Text, theme.text), (roles.Button, theme.panel),
        (roles.ButtonText, theme.text), (roles.ToolTipBase, theme.bubble), (roles.ToolTipText, theme.bubble_text),
        (roles.PlaceholderText, theme.text3), (roles.Highlight, theme.primary), (roles.Accent, theme.primary),
        (roles.HighlightedText, theme.primary_text), (roles.Link, theme.accent_text), (roles.Mid, theme.line2),
    ):  # fmt: skip
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.disabled))
    return made
