"""The layer between a match and what shows it: QtCore only, no widget."""
