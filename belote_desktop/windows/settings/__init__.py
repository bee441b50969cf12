"""The settings. May import `widgets` and `look`; no other page."""
