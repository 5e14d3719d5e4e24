"""Where each piece lies."""
