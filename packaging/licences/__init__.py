"""Who owns the files of a bundle, and under which licence."""
