"""Places of a table and how pieces lie within them: geometry."""
