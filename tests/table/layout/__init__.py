"""Tests of where things lie on the table."""
