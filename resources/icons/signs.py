"""The signs on buttons: one idea each on a 24 grid, lines with round caps, filled only where a sign must weigh more.

Signs named in MIRRORED point along the reading direction; a right-to-left layout flips them.
"""

import re

_CIRCLE_9 = "M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12Z"
_BUBBLE = (
    "M5.5 4H18.5A2.5 2.5 0 0 1 21 6.5V13.5A2.5 2.5 0 0 1 18.5 16H11L6.5 20L7 16H5.5"
    "A2.5 2.5 0 0 1 3 13.5V6.5A2.5 2.5 0 0 1 5.5 4Z"
)
_SPEAKER = "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"

# name: (lines, filled shapes)
_SIGNS: dict[str, tuple[str, str]] = {
    "sheet": (
        "M7 3.5H17A2 2 0 0 1 19 5.5V18.5A2 2 0 0 1 17 20.5H7A2 2 0 0 1 5 18.5V5.5A2 2 0 0 1 7 3.5ZM12 7V17"
        "M8 9H9.5M8 12.5H9.5M8 16H9.5M14.5 9H16M14.5 12.5H16M14.5 16H16",
        "",
    ),
    "log": (_BUBBLE + "M8 8.5H16M8 12H13", ""),
    "menu": ("M5 7H19M5 12H19M5 17H19", ""),
    "undo": ("M8 5L4 9L8 13M4 9H14C21 9 21 19 14 19H9", ""),
    "last-trick": (
        "M11.5 8.5H17.5A1.5 1.5 0 0 1 19 10V19.5A1.5 1.5 0 0 1 17.5 21H11.5A1.5 1.5 0 0 1 10 19.5V10"
        "A1.5 1.5 0 0 1 11.5 8.5ZM10 11L6.4 12.2L8.6 19.6L10 19.2M18 5.2C14.5 2 8.6 2 5.4 5.4M5.2 1.8V5.6H9",
        "",
    ),
    "hint": ("M9.5 17C9.5 14.8 6 13.4 6 9A6 6 0 0 1 18 9C18 13.4 14.5 14.8 14.5 17ZM10 20.5H14M12 16.5V12", ""),
    "settings": (
        "M4 7H12M18 7H20M4 17H6M12 17H20M18 7A3 3 0 1 1 12 7A3 3 0 1 1 18 7ZM12 17A3 3 0 1 1 6 17A3 3 0 1 1 12 17Z",
        "",
    ),
    "help": (
        _CIRCLE_9 + "M9.2 9.6A2.8 2.8 0 1 1 13.5 12C12.5 12.6 12 13.1 12 14.2",
        "M13.1 17A1.1 1.1 0 1 1 10.9 17A1.1 1.1 0 1 1 13.1 17Z",
    ),
    "info": (_CIRCLE_9 + "M12 11V17", "M13.1 7.6A1.1 1.1 0 1 1 10.9 7.6A1.1 1.1 0 1 1 13.1 7.6Z"),
    "back": ("M14.5 5L7.5 12L14.5 19", ""),
    "forward": ("M9.5 5L16.5 12L9.5 19", ""),
    "to-start": ("M6 5V19M18 5L11 12L18 19", ""),
    "to-end": ("M18 5V19M6 5L13 12L6 19", ""),
    "fast-back": ("M11.5 5L4.5 12L11.5 19M19 5L12 12L19 19", ""),
    "fast-forward": ("M12.5 5L19.5 12L12.5 19M5 5L12 12L5 19", ""),
    "swap": ("M4 8.5H19M15 4.5L19 8.5L15 12.5M20 15.5H5M9 11.5L5 15.5L9 19.5", ""),
    "shuffle": (
        "M3 7H7L14.5 17H20.5M3 17H7L9.3 14M12.2 10L14.5 7H20.5M17.8 4.3L20.5 7L17.8 9.7M17.8 14.3L20.5 17L17.8 19.7",
        "",
    ),
    "up": ("M5 15.5L12 8.5L19 15.5", ""),
    "down": ("M5 8.5L12 15.5L19 8.5", ""),
    "close": ("M7 7L17 17M17 7L7 17", ""),
    "cross": ("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", ""),
    "check": ("M5 12.5L10 17.5L19 7", ""),
    "plus": ("M12 5V19M5 12H19", ""),
    "minus": ("M5 12H19", ""),
    "crown": ("", "M4.5 18.5L3 8L8 12L12 5L16 12L21 8L19.5 18.5Z"),
    "star": ("", "M12 3.4L14.6 9L20.8 9.7L16.2 13.9L17.4 20L12 17L6.6 20L7.8 13.9L3.2 9.7L9.4 9Z"),
    "play": ("", "M8 5L19 12L8 19Z"),
    "pause": ("", "M7 5H10V19H7ZM14 5H17V19H14Z"),
    "speaker": (_SPEAKER + "M15.3 9A4.4 4.4 0 0 1 15.3 15M17.8 6.4A8 8 0 0 1 17.8 17.6", ""),
    "speaker-off": (_SPEAKER + "M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5", ""),
    "dealer": (
        "M5.5 9H13.5A1.5 1.5 0 0 1 15 10.5V19.5A1.5 1.5 0 0 1 13.5 21H5.5A1.5 1.5 0 0 1 4 19.5V10.5"
        "A1.5 1.5 0 0 1 5.5 9ZM7.5 6H16.5A1.5 1.5 0 0 1 18 7.5V17.5M10.5 3H19.5A1.5 1.5 0 0 1 21 4.5V14",
        "",
    ),
    "hands": (
        "M9.7 4H14.3A1.3 1.3 0 0 1 15.6 5.3V17.5H8.4V5.3A1.3 1.3 0 0 1 9.7 4ZM8.4 7L4.4 8.6A1.2 1.2 0 0 0 3.8 10.2"
        "L7.2 19L8.4 18.5M15.6 7L19.6 8.6A1.2 1.2 0 0 1 20.2 10.2L16.8 19L15.6 18.5",
        "",
    ),
    "new": (
        "M8 3.5H16A2 2 0 0 1 18 5.5V18.5A2 2 0 0 1 16 20.5H8A2 2 0 0 1 6 18.5V5.5A2 2 0 0 1 8 3.5ZM12 9V15M9 12H15",
        "",
    ),
    "search": ("M16.5 10.5A6 6 0 1 1 4.5 10.5A6 6 0 1 1 16.5 10.5ZM15 15L20 20", ""),
    "book": (
        "M12 6.5V20M12 6.5C9 4 5.5 4.3 3.5 5V18.5C6 17.8 9.5 17.8 12 20C14.5 17.8 18 17.8 20.5 18.5V5"
        "C18.5 4.3 15 4 12 6.5Z",
        "",
    ),
    "people": (
        "M12.2 8.5A3.2 3.2 0 1 1 5.8 8.5A3.2 3.2 0 1 1 12.2 8.5ZM3 19C3 12.5 15 12.5 15 19M15.5 5.6"
        "A3 3 0 0 1 16 11.3M17 14C20 14.4 21 16.5 21 19",
        "",
    ),
    "clock": ("M20.2 12A8.2 8.2 0 1 1 3.8 12A8.2 8.2 0 1 1 20.2 12ZM12 7.5V12L15.2 14", ""),
    "pencil": ("M4 20L5 15.5L16 4.5L19.5 8L8.5 19Z", ""),
    "print": (
        "M7.5 8.5V3.5H16.5V8.5M7.5 17.5H5A2 2 0 0 1 3 15.5V10.5A2 2 0 0 1 5 8.5H19A2 2 0 0 1 21 10.5V15.5"
        "A2 2 0 0 1 19 17.5H16.5M7.5 14.5H16.5V20.5H7.5Z",
        "",
    ),
    "export": ("M12 15V3.5M8 7L12 3.5L16 7M5 13V20H19V13", ""),
    "import": ("M12 3.5V15M8 11.5L12 15L16 11.5M5 13V20H19V13", ""),
    "reset": ("M18.6 8.2A7.6 7.6 0 1 0 19.6 12.6M19.4 3.8V8.4H14.8", ""),
    "alert": ("M12 3.5L21.5 20H2.5ZM12 9.5V14", "M13.1 17A1.1 1.1 0 1 1 10.9 17A1.1 1.1 0 1 1 13.1 17Z"),
    "rain": (
        "M6.5 14C1.5 13.5 3 6.8 8 8C10 2.5 18 4.5 17 9.2C22 9.5 21.5 14 17.5 14ZM8 17L7 20M12.5 17L11.5 20M17 17L16 20",
        "",
    ),
    "clover": (
        "M12 8A3 3 0 1 1 6 8A3 3 0 1 1 12 8ZM18 8A3 3 0 1 1 12 8A3 3 0 1 1 18 8ZM12 14A3 3 0 1 1 6 14A3 3 0 1 1 12 14Z"
        "M18 14A3 3 0 1 1 12 14A3 3 0 1 1 18 14ZM12 11L14 21",
        "",
    ),
    "tutor": ("M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.5V16C9.5 18.6 14.5 18.6 17.5 16V11.5M21.5 9.5V15", ""),
    "shield": (
        "M12 3.2C14.4 5 17.2 5.8 20 5.8C20.4 13 17.6 18.4 12 21C6.4 18.4 3.6 13 4 5.8C6.8 5.8 9.6 5 12 3.2Z",
        "",
    ),
    "calendar": (
        "M6 5.5H18A1.5 1.5 0 0 1 19.5 7V18.5A1.5 1.5 0 0 1 18 20H6A1.5 1.5 0 0 1 4.5 18.5V7A1.5 1.5 0 0 1 6 5.5Z"
        "M4.5 10H19.5M8.5 3V7M15.5 3V7M9 15L11 17L15 13",
        "",
    ),
    "target": ("M20 12A8 8 0 1 1 4 12A8 8 0 1 1 20 12ZM16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12Z", ""),
}

ICONS: tuple[str, ...] = tuple(_SIGNS)
MIRRORED: tuple[str, ...] = (  # flip these when text runs right to left
    "back", "forward", "to-start", "to-end", "fast-back", "fast-forward", "undo", "last-trick",
)  # fmt: skip
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


def icon(name: str, colour: str, *, stroke: float = 1.75) -> str:
    """A sign as SVG text in one colour (`#rrggbb`); `stroke` is the width of its lines on the 24 grid.

    Raises ValueError for an unknown name, naming the nearest one, and for a colour written otherwise.
    """
    if name not in _SIGNS:
        import difflib  # for a mistake only

        nearest = difflib.get_close_matches(name, ICONS, 1, 0.0)[0]
        raise ValueError(f"There is no icon {name!r}; the nearest is {nearest!r}.")
    if not _COLOUR.fullmatch(colour):
        raise ValueError(f"The icon colour {colour!r} is not of the form #rrggbb.")
    lines, shapes = _SIGNS[name]
    line = f'<path fill="none" d="{lines}"/>' if lines else ""
    edge = ' stroke="none"' if lines else ""  # a sign of shapes alone gets the same round corners as the lines
    shape = f'<path fill="{colour}"{edge} d="{shapes}"/>' if shapes else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g stroke="{colour}" stroke-width="{stroke:g}" '
        f'stroke-linecap="round" stroke-linejoin="round">{line}{shape}</g></svg>\n'
    )
