"""Frostmarch: its rules as tests."""
