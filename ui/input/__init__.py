"""Hands at the screen: what a drop, a click or a key means to the open question."""
