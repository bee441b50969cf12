"""Python's garbage, collected in the main thread only.

Python looks for garbage in whichever thread happens to allocate next. A window that nothing but a circle of references
holds would then be destroyed in a thread that thinks, and Qt crashes where another thread destroys a widget. So nobody
collects by himself: the main thread does, each time before it waits for events, if enough has gathered.
"""

from __future__ import annotations

import gc


def collect_due() -> None:
    """Collect as much as Python itself would by its thresholds, or nothing if too little has gathered."""
    young, middle, old = gc.get_threshold()
    found = gc.get_count()
    if found[0] > young:
        gc.collect(2 if found[2] > old else 1 if found[1] > middle else 0)


def collect_in_main_thread() -> None:
    """Leave collecting to this thread from now on. Call it in the main thread, when the application is made."""
    from PySide6.QtCore import QAbstractEventDispatcher

    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_due)
