"""What Windows gets: two programs in an installer, built with Wine and proved in it."""
