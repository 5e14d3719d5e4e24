"""Measures of what is on the screen: slow, run by themselves, and no part of `run.py test`."""
