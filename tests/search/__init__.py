"""Tests of the search and of the sampling of hidden hands."""
