"""Tests of the pages about the computer players."""
