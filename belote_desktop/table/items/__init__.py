"""What is painted: cards, their pictures, themes, fonts and keys. May import `layout`."""
