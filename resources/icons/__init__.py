"""Icons: the program's own and the signs on its buttons, as SVG text (standard library only)."""

from typing import TYPE_CHECKING

from .signs import ICONS, MIRRORED, icon

if TYPE_CHECKING:
    from .application import app_icon_svg, small_icon_svg, symbolic_icon_svg

__all__ = ["ICONS", "MIRRORED", "app_icon_svg", "icon", "small_icon_svg", "symbolic_icon_svg"]


def __getattr__(name: str) -> object:
    """The program's icons: what draws them is loaded when the first is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import application

    return getattr(application, name)
