"""Tests of what the club player knows."""
