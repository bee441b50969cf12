"""Tests of languages, sounds and colours."""
