"""Sizes, heights and speeds of the table, each with the reason for it."""
