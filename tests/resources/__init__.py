"""Tests of cards, icons and sounds."""
