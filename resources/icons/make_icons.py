"""Writes the program's icon: the two SVG files kept beside this module, PNGs for an icon theme, and the files that
Windows and macOS take, which hold PNGs of several sizes.

Run `python -m belote_desktop.resources.icons.make_icons` to refresh the SVG files after a change of the drawing.
"""

import struct
from pathlib import Path

from .application import app_icon_svg, small_icon_svg, symbolic_icon_svg

APP_ID = "io.github.belote_desktop.BeloteDesktop"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = (
    (b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic08", 256), (b"ic13", 256),
    (b"ic09", 512), (b"ic14", 512), (b"ic10", 1024),
)  # fmt: skip
"""What macOS calls each size; those from ic11 to ic14 are half as large on a screen of double density."""
_SMALL = 32  # up to this size the icon goes without its letters, its edges on whole pixels


def write_svgs(folder: Path) -> list[Path]:
    """Write the coloured and the symbolic icon as SVG files and say where."""
    drawn = {f"{APP_ID}.svg": app_icon_svg(), f"{APP_ID}-symbolic.svg": symbolic_icon_svg()}
    paths = []
    for name, svg in drawn.items():
        paths.append(folder / name)
        paths[-1].write_text(svg, encoding="utf-8", newline="\n")
    return paths


def png(size: int) -> bytes:
    """The icon as a PNG of so many pixels. Needs Qt, but no window and no screen."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    svg = small_icon_svg(size) if size <= _SMALL else app_icon_svg()
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def write_ico(path: Path) -> None:
    """Write the icon for Windows: 16 bytes on each size, then the pictures; a size of 256 is told as 0."""
    pictures = [(size, png(size)) for size in ICO_SIZES]
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    path.write_bytes(head + b"".join(data for _, data in pictures))


def write_icns(path: Path) -> None:
    """Write the icon for macOS: for each size its kind, its length with this head of eight bytes, and the picture."""
    parts = [(kind, png(size)) for kind, size in ICNS_KINDS]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in parts)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)


def write_pngs(folder: Path) -> list[Path]:
    """Write the icon as a hicolor theme under the folder: PNGs of every size, and the SVGs beside them.

    Gives back the PNG files, smallest first. OSError where the folder cannot be written.
    """
    theme = folder / "hicolor"
    pngs = []
    for size in SIZES:
        path = theme / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png(size))
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
