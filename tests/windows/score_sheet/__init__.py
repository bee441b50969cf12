"""Tests of the score sheet and of the end of a match."""
