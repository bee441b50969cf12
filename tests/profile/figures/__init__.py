"""Tests of what is counted of finished matches."""
