"""Tests of review and replay."""
