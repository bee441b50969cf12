"""Tests of the whole program in a real window."""
