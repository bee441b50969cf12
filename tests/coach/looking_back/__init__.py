"""Tests of what a review tells of a deal that was played."""
