"""The score sheet as data: its form, its lines and what each stands for. May import `words`."""
