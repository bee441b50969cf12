"""What the interpreter need not do while the window starts.

It looks for no garbage, since nearly everything that the start makes is kept, and what then stands is left out of
later searches.

And PySide reads no sources. Its hook at `import` looks through the source of every new module, to see whether the
module may use something of `__feature__`, such as `snake_case`; no module of this program does. What the hook found out
it keeps by the name of the module, so here each name is put there before the module is imported. Where a version of
PySide keeps it otherwise, nothing changes. Measured: 50 of the 500 ms of processor time until the first page stands.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

NO_FEATURE = 0
"""What PySide's hook keeps for a module without features."""


class NoFeatures:
    """Stands before the finders of modules and finds none itself: it tells the hook of each name."""

    def __init__(self, known: dict[str, int]) -> None:
        self._known = known

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        self._known.setdefault(fullname, NO_FEATURE)
        return None


def begin() -> None:
    """Call this before the window is imported."""
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - it brings the hook

    known = getattr(sys.modules.get("shibokensupport.feature"), "pyside_feature_dict", None)
    if isinstance(known, dict):
        for name in sys.modules:
            known.setdefault(name, NO_FEATURE)
        sys.meta_path.insert(0, NoFeatures(known))


def end() -> None:
    """Call this when the first page stands. Without `begin`, or for the second time, it does nothing."""
    if not gc.isenabled() and not gc.get_freeze_count():
        gc.freeze()
