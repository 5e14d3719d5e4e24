"""Measures of what is on the screen, and of whole campaigns: slow, run by themselves, and no part
of `run.py test`."""
