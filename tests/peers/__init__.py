"""Deals played beside engines by other people."""
