"""Painted items of the table: cards, their pictures, themes, fonts and keys. May import `layout`."""
