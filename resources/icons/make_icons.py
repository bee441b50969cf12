"""Writes the program's icon: the two SVG files kept beside this module, and PNGs for an icon theme.

Run `python -m belote_desktop.resources.icons.make_icons` to refresh the SVG files after a change of the drawing.
"""

from pathlib import Path

from .application import app_icon_svg, small_icon_svg, symbolic_icon_svg

APP_ID = "io.github.belote_desktop.BeloteDesktop"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_SMALL = 32  # up to this size the icon goes without its letters, its edges on whole pixels


def write_svgs(folder: Path) -> list[Path]:
    """Write the coloured and the symbolic icon as SVG files and say where."""
    drawn = {f"{APP_ID}.svg": app_icon_svg(), f"{APP_ID}-symbolic.svg": symbolic_icon_svg()}
    paths = []
    for name, svg in drawn.items():
        paths.append(folder / name)
        paths[-1].write_text(svg, encoding="utf-8", newline="\n")
    return paths


def write_pngs(folder: Path) -> list[Path]:
    """Write the icon as a hicolor theme under the folder: PNGs of every size, and the SVGs beside them.

    Gives back the PNG files, smallest first. Needs Qt, but no window and no screen.
    """
    from PySide6.QtCore import QByteArray, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    theme = folder / "hicolor"
    pngs = []
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        svg = small_icon_svg(size) if size <= _SMALL else app_icon_svg()
        QSvgRenderer(QByteArray(svg.encode())).render(painter)
        painter.end()
        path = theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not image.save(str(path)):
            raise OSError(f"The icon could not be written to {path}; check that the folder can be written.")
        pngs.append(path)
    for kind, name, svg in (
        ("scalable", f"{APP_ID}.svg", app_icon_svg()),
        ("symbolic", f"{APP_ID}-symbolic.svg", symbolic_icon_svg()),
    ):
        place = theme / kind / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(svg, encoding="utf-8", newline="\n")
    return pngs


if __name__ == "__main__":
    for written in write_svgs(Path(__file__).parent):
        print(written)
