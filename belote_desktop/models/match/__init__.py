"""A match on the table: the controller that owns it, who sits there, its thinkers, its writer and its log.

May import `words`, tasks and preferences.
"""
