"""Tests of languages, sounds, colours and suits."""
