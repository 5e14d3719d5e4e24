"""The bot that plays The Restless, `thoughtful`, and the `reasons` it gives."""
