"""The deals that the rating is measured and tried with (docs/rating.md)."""
