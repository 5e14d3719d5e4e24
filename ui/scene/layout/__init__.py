"""What a `layout.toml` says, read and checked."""
