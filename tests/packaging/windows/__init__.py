"""Tests of the installer for Windows."""
