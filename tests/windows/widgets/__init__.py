"""Tests of the widgets of every page."""
