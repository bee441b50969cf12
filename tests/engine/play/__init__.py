"""Tests of `engine/tricks` and `engine/declarations`: what may be played and announced."""
