"""`belote-desktop arena` and `strength`: levels play duplicate deals, and the difference is measured. Imports no Qt."""
