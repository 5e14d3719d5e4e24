"""Motion: one clock, and the director who turns events into moves."""
