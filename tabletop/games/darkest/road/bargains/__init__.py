"""What places, strangers and Spells offer on the road, and what is paid for it."""
