"""Widgets for any page: pages, rows, controls, bars, lists, suits in text. May import `look`."""
