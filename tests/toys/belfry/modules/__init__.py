"""The modules of Belfry: each a folder, found and not listed."""
