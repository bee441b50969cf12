"""Tests of the window that holds the pages."""
