"""Tests of the chapters of strategy, of their positions, and of the lessons made of them."""
