"""Painted grounds: maps, rooms and roads."""
