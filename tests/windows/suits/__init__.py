"""Tests of cards and suits in the words of a page."""
