"""The view of a table: felt, zoom, frame and following."""
