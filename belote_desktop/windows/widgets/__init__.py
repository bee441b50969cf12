"""Widgets for any page: pages, rows, controls, bars, lists. May import `suits` and `look`."""
