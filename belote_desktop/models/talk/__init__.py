"""What computer players say at the table beside their calls: of what everybody has seen, and never of cards they hold.

May import `words`.
"""
