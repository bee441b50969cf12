"""What lies above the cloth: panels with questions and buttons, the keys of calls, the buttons of the table.

May import `scene`, `items` and `layout`.
"""
