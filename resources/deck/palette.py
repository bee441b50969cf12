"""Colours of the deck and the card's own measures (unit: a quarter of a millimetre)."""

WIDTH, HEIGHT = 252, 352  # a poker-width card of 63 x 88 mm
CENTRE_X, CENTRE_Y = 126, 176

CLOTH = "#fdfbf6"  # white linen, beards, blades: the paper of the light theme
# The lightness of green is what keeps clubs from hearts for those who do not see red.
INK, RED, BLUE, GREEN = "#1a1a1e", "#c4122f", "#0a55a6", "#0b7038"
BRASS, IVORY = "#c9993f", "#f6e6cc"
ROUNDEL = "#b98a3a"  # brass lines straight on paper, a little darker than the brass surfaces

FOUR_COLOURS = {"S": INK, "H": RED, "D": BLUE, "C": GREEN}
TWO_COLOURS = {"S": INK, "H": RED, "D": RED, "C": INK}

# theme: (paper, edge)
THEMES = {"light": (CLOTH, "#cfc7b8"), "dark": ("#f3eee4", "#8e8779"), "contrast": ("#ffffff", "#000000")}
