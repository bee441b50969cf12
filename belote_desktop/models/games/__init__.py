"""The games to choose from: as entries, in a few words, found by any spelling. May import `words`."""
