"""`belote-desktop arena` and `strength`: compare levels on duplicate deals. Imports no Qt.

Imports no other command.
"""
