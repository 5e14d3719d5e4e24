#!/usr/bin/env python3
"""Set up and start Tabletop: `python3 run.py`. All commands: `python3 run.py help`.

Needs only Python 3.11 or later. packaging/launcher does the work; this file is written so that an
older Python can read it, too, and say that it is too old.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Tabletop needs Python 3.11 or later; this is Python %d.%d." % sys.version_info[:2])

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "packaging"))

from launcher.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
