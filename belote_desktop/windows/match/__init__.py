"""The match on the table: what joins the controller to the scene, the tutor and the log.

May import `widgets` and `look`; no other page.
"""
