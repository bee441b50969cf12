"""Icons: the program's own and the signs on its buttons, as SVG text (standard library only)."""

from .application import app_icon_svg, small_icon_svg, symbolic_icon_svg
from .signs import ICONS, MIRRORED, icon

__all__ = ["ICONS", "MIRRORED", "app_icon_svg", "icon", "small_icon_svg", "symbolic_icon_svg"]
