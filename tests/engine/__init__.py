"""Tests of the rules, and the deals and auctions they are shown with."""
