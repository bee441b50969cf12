"""Lessons and drills. May import `cards`, `widgets` and `look`; no other page."""
