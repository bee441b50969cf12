"""Tests of dealing, of exchanging and discarding, and of what is hidden."""
