"""What several pages show of a match: its sides, its deals, the list of saved ones, and sentences on them.

May import `widgets` and `look`.
"""
