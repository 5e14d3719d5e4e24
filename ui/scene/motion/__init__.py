"""Motion: one clock, and the director that turns events into moves."""
