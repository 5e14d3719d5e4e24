"""The program: its start, its window and pages, files, packs and campaigns."""
