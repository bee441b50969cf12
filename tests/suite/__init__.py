"""Tests of the tests: their fixtures, what the default run takes, and where they lie."""
