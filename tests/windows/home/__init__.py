"""Tests of the home page."""
