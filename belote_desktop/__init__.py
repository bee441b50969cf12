"""Belote Desktop: play Belote offline against honest computer players, and learn any game of the family."""

__version__ = "0.7.0"
