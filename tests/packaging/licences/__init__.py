"""Tests of the licences that go along."""
