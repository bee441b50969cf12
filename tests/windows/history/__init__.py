"""Tests of the pages of history and statistics."""
