"""Tests of the windows, in folders that mirror their packages."""
