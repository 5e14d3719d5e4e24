"""Hands at the screen: what keys, menus and panels want is done at the bridge."""
