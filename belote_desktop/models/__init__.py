"""The layer between a match and the views that show it: QtCore only, no widget."""
