"""What lies on the cloth: hands, trick, stacks, seats, bubbles, and the picture that puts them in their places.

May import `items` and `layout`.
"""
