"""The settings that there are: what one is, and every one with its words."""
