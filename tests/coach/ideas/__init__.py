"""Tests of the ideas that hints give as reasons."""
