"""SVG text around the parts of a picture."""

from .palette import HEIGHT, WIDTH


def svg_text(body: str, defs: str = "", box: str = f"0 0 {WIDTH} {HEIGHT}") -> str:
    """A picture of these parts, 252 by 352 units unless `box` says otherwise."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{box}">{f"<defs>{defs}</defs>" if defs else ""}{body}</svg>\n'
    )


def alone(mark: str) -> str:
    """A suit's mark on a square, as SVG text."""
    return svg_text(mark, box="-24 -24 48 48")
