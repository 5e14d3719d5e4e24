"""German: how it says what the abstract syntax means. Its words stand in a table of forms."""
