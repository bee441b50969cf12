"""The faces of people on pages, and how the user chooses one. May import `widgets` and `look`."""
