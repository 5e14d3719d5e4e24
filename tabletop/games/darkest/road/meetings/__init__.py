"""Chapter C6: what is met on the road, fought, silenced, and found."""
