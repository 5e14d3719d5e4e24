"""The scene: the pieces of a view in their places, with their looks."""
