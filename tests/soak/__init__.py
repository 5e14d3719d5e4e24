"""Random hands on the real window: whatever they do, nothing breaks, hangs or piles up."""
