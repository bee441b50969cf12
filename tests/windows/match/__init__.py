"""Tests of the match on the table."""
