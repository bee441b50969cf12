"""Tests of the packages for Linux, and of what desktops and shells are told."""
