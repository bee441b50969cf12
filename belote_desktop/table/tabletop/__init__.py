"""The table itself: the cloth in the light of the lamp and the wood round it. May import `items` and `layout`."""
