"""Tests of `engine/settlement`, and of the outcome of a deal that it is given."""
