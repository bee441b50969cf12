"""Tests of set deals below the window."""
