"""Draw the pictures of README anew.

    python -m tools.readme_pictures

writes docs/pictures. It needs the extra `site` and the fonts of the window.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from belote_desktop.commands.rules.translation import ENGLISH
from tools.site.pictures import Drawing, draw_pictures

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
PICTURES: Mapping[str, Drawing] = {
    "table.webp": Drawing("mid-trick", ENGLISH, "light", "wide"),
    "table-dark.webp": Drawing("mid-trick", ENGLISH, "dark", "wide"),
    "home.webp": Drawing("home", ENGLISH, "light", "wide"),
    "hint.webp": Drawing("hint-4", ENGLISH, "dark", "wide"),
    "games.webp": Drawing("picker-families", ENGLISH, "light", "wide"),
    "review.webp": Drawing("review-card", ENGLISH, "dark", "wide"),
}
"""The files, and what each shows."""


def main() -> int:
    """Write the pictures. Raises SystemExit if a scene cannot be drawn."""
    FOLDER.mkdir(exist_ok=True)
    draw_pictures([(drawing, FOLDER / name) for name, drawing in PICTURES.items()])
    return 0


if __name__ == "__main__":
    sys.exit(main())
