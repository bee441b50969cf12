"""The commands of `belote-desktop`. Each is imported only when it is run, and Qt only by those that need a window."""
