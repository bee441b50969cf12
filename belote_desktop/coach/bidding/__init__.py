"""What a sensible player calls: the standards of bidding, and the rules that stand before the figures of a search.

The numbers were measured in deals with these conditions: with open cards, and between club players.
"""
