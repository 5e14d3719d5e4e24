"""The road, in rooms of which each knows only those before it.

`layout` and `draws` are the floor; on them stand `bargains`, `meetings` (chapter C6), and `journey`
(chapters C3 to C5).
"""
