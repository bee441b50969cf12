"""The commands of the program. Each is imported only when it is asked for, and Qt only by those that show something."""
