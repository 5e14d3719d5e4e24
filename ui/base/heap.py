"""Where memory comes from: pictures get pages of their own, which go back when they do.

Left alone, the GNU library raises the size from which a thing gets pages of its own to that of the
largest picture ever let go of, up to 32 MB. From then on pictures lie in one heap among what is
small and lives long, and of a hundred megabytes of pictures that went little comes back.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

OWN_PAGES = 32 * 1024
"""Bytes from which a thing gets pages of its own: the face of a small card."""

SPARE = 1024 * 1024
"""Bytes free at the end of the heap from which they are given back."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # malloc.h


def give_pages() -> None:
    """Let each large thing have pages of its own from now on; elsewhere than on Linux they do."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # of another library than GNU's
        tune = ctypes.CDLL(None).mallopt
        tune(_MMAP_THRESHOLD, OWN_PAGES)
        tune(_TRIM_THRESHOLD, SPARE)


def give_back() -> None:
    """Look for all waste, and give back the pages that hold nothing any more: for a moment when
    much has just gone. In the window's own thread (`garbage_collection`); it takes a few frames."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
