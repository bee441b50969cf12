"""Tests of what may be played and announced."""
