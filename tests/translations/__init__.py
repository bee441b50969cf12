"""Tests of the checks that a translation goes through."""
