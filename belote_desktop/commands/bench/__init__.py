"""`belote-desktop bench`: how fast the engine, the search, the coach and the window are, and how right the coach is."""
