"""What a screen reader finds: every object below a window, and what is wrong with its name."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QWidget

from belote_desktop.windows.shell.table_page import TablePage
from belote_desktop.windows.widgets.overlay import Overlay

Role, Text = QAccessible.Role, QAccessible.Text
FOCUSABLE_BY_NATURE = (Role.ListItem, Role.TreeItem, Role.Cell, Role.ColumnHeader)
"""Parts of lists and trees: Qt calls them focusable, their list has the focus."""


def objects(top: QWidget) -> Iterator[QAccessibleInterface]:
    """The accessible object of a window and all below it that can be met."""
    waiting = [QAccessible.queryAccessibleInterface(top)]
    while waiting:
        one = waiting.pop()
        yield one
        if one.role() not in (Role.ComboBox, Role.EditableText, Role.SpinBox):  # what they are made of is theirs
            below = [one.child(place) for place in range(one.childCount())]
            waiting += [each for each in below if each is not None and not each.state().invisible]


def unnamed(top: QWidget) -> list[str]:
    """A line for every object below a window that is not named, or named by its value."""
    return [f"{wrong}: {_path(one)}" for one in objects(top) if (wrong := _wrong(one))]


def _wrong(one: QAccessibleInterface) -> str:
    name, made = one.text(Text.Name).strip(), one.object()
    if isinstance(made, QComboBox) and not _label_of(one):
        return f"named by its value {name!r}"
    if isinstance(made, QWidget) and made.isWindow() and not name:
        return "a window without a name"
    if isinstance(made, (QDialog, Overlay, TablePage)) and not name:
        return "a page without a name"
    if one.state().focusable and not name and one.role() not in FOCUSABLE_BY_NATURE:
        return "focusable without a name"
    return ""


def _label_of(box: QAccessibleInterface) -> str:
    """The label of a box: on Linux Qt gives it its value as name."""
    labels = (other for other, how in box.relations() if how is QAccessible.RelationFlag.Label)
    return next((label.text(Text.Name) for label in labels), "")


def _path(one: QAccessibleInterface) -> str:
    """Where it is: roles and classes from the window down."""
    said: list[str] = []
    at: QAccessibleInterface | None = one
    while at is not None and at.role() is not Role.Application:
        said.append(f"{at.role().name} {type(at.object()).__name__} {at.text(Text.Name)[:30]!r}")
        at = at.parent()
    return " < ".join(said[:5])


def all_unnamed() -> list[str]:
    """The same for every window that is open."""
    return [line for top in QApplication.topLevelWidgets() if top.isVisible() for line in unnamed(top)]
