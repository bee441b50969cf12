"""Tests of the library belote-engine."""
