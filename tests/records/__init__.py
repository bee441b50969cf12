"""Tests of records of matches."""
