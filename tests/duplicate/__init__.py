"""Tests of duplicate deals."""
