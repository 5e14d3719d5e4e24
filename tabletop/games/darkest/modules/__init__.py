"""The expansions of Darkest Talisman, a folder each."""
