"""Tests of the environment for learning agents."""
