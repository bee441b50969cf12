"""Tests of the package for macOS, as far as it can be checked elsewhere."""
