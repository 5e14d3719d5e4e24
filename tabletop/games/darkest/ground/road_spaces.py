"""The spaces of a road, by number: 0 is the village that it leads from."""

from __future__ import annotations

SPACES = range(1, 7)
"""DTC-058: the Road Spaces, in their order on the way out."""

DESTINATION = SPACES[-1]
"""The last of them."""
