"""Tests of the pages of set deals."""
