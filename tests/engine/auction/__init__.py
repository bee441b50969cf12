"""Tests of auctions."""
