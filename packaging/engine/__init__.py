"""The library belote-engine: the program without the window and without Qt, as a distribution of its own."""
