"""The bot that plays Tower, `thoughtful`, and the `reasons` it gives."""
