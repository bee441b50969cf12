"""Games of one's own: their list, their editor and their files.

May import `drafts`, `widgets` and `look`; no other page.
"""
