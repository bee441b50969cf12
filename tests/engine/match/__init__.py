"""Tests of whole matches: who deals and who leads first, from deal to deal, to the end, and as texts have them."""
