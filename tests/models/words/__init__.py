"""Tests of the sentences people read."""
