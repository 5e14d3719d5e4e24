"""The program, with the toys among its games."""

import sys

from ui.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
