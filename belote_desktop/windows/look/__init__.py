"""How the window looks and sounds: style sheet, themes, icons, languages, sounds. Imports no other room."""
