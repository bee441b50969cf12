"""Tests of the tools in `tools/`."""
