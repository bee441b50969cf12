"""The bundle, a folder with the frozen program: the same on every system, and what the packages are made of."""
