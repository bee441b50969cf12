"""What lies above the cloth: panels with questions and buttons, the keys of calls, the buttons of the table.

May import `items` and `layout`; the scene does not import it.
"""
