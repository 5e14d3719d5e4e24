"""The site of docs/, with a reference of `tabletop`: `run.py docs`."""
