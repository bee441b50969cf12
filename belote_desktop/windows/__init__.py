"""Everything around the table: the main window, its sheets and dialogs, sounds, languages and themes (Qt Widgets)."""
