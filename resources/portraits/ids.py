"""The names of the portraits, in the order in which they are offered: no drawing is loaded for them."""

WOMEN = (
    "bun", "plaits", "curls", "ponytail", "fringe", "crown",
    "wrap", "veil", "pinned", "scarf", "bob", "kerchief",
)  # fmt: skip
MEN = (
    "fair", "cropped", "beard", "embroidery", "ghutra", "combed",
    "kalpak", "flat-cap", "beret", "bald", "chechia", "mariner",
)  # fmt: skip
PORTRAITS = WOMEN + MEN
"""Each is called after what one sees first; the younger people of each row come first."""
