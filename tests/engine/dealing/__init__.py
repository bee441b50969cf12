"""Tests of `engine/deals`: dealing, gathering, exchanging and discarding, and which cards are hidden."""
