"""Tests of the pages that begin or resume a match."""
