"""A card table that knows the rules: the model, the rules and the games. Knows no Qt."""
