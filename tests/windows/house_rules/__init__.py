"""Tests of the pages that make a game of one’s own."""
