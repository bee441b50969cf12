"""Tests of the bundle that the packages are made of."""
