"""Tests of the list of finished matches and of its words."""
