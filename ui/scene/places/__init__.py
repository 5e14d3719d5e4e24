"""Geometry: the places of a table, and how pieces lie in them."""
