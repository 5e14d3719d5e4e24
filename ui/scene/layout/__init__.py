"""The contents of a `layout.toml`, read and checked."""
