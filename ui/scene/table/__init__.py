"""The scene: pieces of a view in their places, dressed for them."""
