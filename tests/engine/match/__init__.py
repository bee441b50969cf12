"""Tests of whole matches: from deal to deal, to the end, and as texts have them."""
