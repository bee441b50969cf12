"""Cards and suits in the words of a page, drawn on paper as on the table. May import `look`."""
