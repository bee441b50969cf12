"""Skins and hair of the portraits; everything else has the colours of the deck (`deck.palette`)."""

from ..deck.palette import INK

PALE, ROSE, OLIVE, TAN, BROWN, DEEP = "#f6e6cc", "#f3d5b8", "#e2b88d", "#cb9466", "#a36b42", "#7d4e31"
BLACK, CHESTNUT, AUBURN, FAIR, GREY, WHITE = INK, "#4e2c1a", "#8c3b1e", "#cda04a", "#8b857c", "#f4efe4"
LIP, DEEP_LIP = "#b4614e", "#8f3a34"
"""The lips of men, and of people with dark skin: the red of the deck would look painted."""
