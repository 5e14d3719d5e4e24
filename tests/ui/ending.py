"""Waiting for a process to be gone, while another thread waits for it, too."""

import time
from multiprocessing.process import BaseProcess


def is_gone(process: BaseProcess, seconds: float = 60) -> bool:
    """Whether *process* is gone within so many *seconds*.

    Whoever reaps it second is told that there is no such child, a moment before it knows the end:
    to join it once and look would be a race with the thread that hears it out.
    """
    end = time.monotonic() + seconds
    while process.is_alive() and time.monotonic() < end:
        time.sleep(0.01)
    return not process.is_alive()
