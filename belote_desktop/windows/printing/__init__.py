"""What goes on paper: documents laid out on pages, printed, or written as PDF or picture.

Each page makes its own document (`PrintedDocument`) when it is asked for one. May import `cards`, `widgets` and `look`.
"""
