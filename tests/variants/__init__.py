"""Tests of the games and of their rule sheets."""
