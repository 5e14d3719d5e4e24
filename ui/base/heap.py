"""Memory pages: large pictures get pages of their own, which are returned to the system when freed.

By default glibc raises its mmap threshold to the size of the largest block ever freed, up to 32 MB.
Pictures then share one heap with small, long-lived objects, and little of a hundred megabytes of
freed pictures is returned.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

OWN_PAGES = 32 * 1024
"""The mmap threshold in bytes: the size of a small card's face."""

SPARE = 1024 * 1024
"""Free bytes at the top of the heap from which glibc returns them to the system."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # option numbers from malloc.h


def give_pages() -> None:
    """Allocate large blocks in pages of their own from now on. Other systems than Linux do so
    anyway."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # not glibc
        tune = ctypes.CDLL(None).mallopt
        tune(_MMAP_THRESHOLD, OWN_PAGES)
        tune(_TRIM_THRESHOLD, SPARE)


def give_back() -> None:
    """Collect garbage and return free pages to the system, after much was freed. Must run in the
    GUI thread (`garbage_collection`) and takes a few frames."""
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
