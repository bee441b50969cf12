"""Everything around the table: the main window, its pages and dialogs, sounds, languages and themes (Qt Widgets)."""
