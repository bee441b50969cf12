"""The settings. May import `people`, `widgets` and `look`; no other page."""
