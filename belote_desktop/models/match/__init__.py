"""A match on the table: its controller, seats, thinkers, writer and log.

May import `words`, tasks and preferences.
"""
