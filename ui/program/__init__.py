"""The program: its start, its one window and pages, files, packs and campaigns."""
