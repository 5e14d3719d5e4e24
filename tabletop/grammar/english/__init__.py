"""English: how it says what the abstract syntax means. Another language is a room beside this."""
