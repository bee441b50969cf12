"""`belote-desktop rules`: the catalogue, the rules of a game and comparisons as plain text. Imports no Qt.

May import `vectors`, and no other command.
"""
