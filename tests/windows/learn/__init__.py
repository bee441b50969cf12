"""Tests of lessons and drills."""
