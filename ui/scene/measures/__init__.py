"""Sizes, heights and speeds of the table, each with its reason."""
