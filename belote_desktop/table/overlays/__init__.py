"""Widgets above the cloth: panels with questions and buttons, keys of calls, buttons of the table.

May import `scene`, `items` and `layout`.
"""
