"""What lies on the cloth: hands, trick, stacks, seats and bubbles, laid out from a picture.

May import `items` and `layout`.
"""
