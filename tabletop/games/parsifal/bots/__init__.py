"""Bots that play Parsifal: `thoughtful`, `searching`, and the `reasons` they give."""
