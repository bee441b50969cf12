"""The rules and standards of bidding that stand before the figures of a hint."""
