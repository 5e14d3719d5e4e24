"""Take icons from an unpacked `@iconify-json/game-icons` package into assets/icons/game-icons.json.

    python packaging/take_icons.py PACKAGE_FOLDER author/name [author/name ...]

Icons already taken are kept. The author of an icon is the folder it lies in at
github.com/game-icons/icons; list new authors in assets/CREDITS.md.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

KEPT = Path(__file__).resolve().parent.parent / "assets" / "icons" / "game-icons.json"


def main(package: str, *wanted: str) -> int:
    """Take the icons *wanted* (`author/name`). Returns the exit code."""
    source = json.loads((Path(package) / "icons.json").read_text("utf-8"))
    book = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {"icons": {}}
    book |= {"licence": "CC BY 3.0, see ../CREDITS.md", "width": source["width"]}
    for each in wanted:
        author, _, name = each.partition("/")
        outlines = re.findall(r' d="([^"]+)"', source["icons"][name]["body"])
        if len(outlines) != 1:
            print(f"{name}: not one clean outline but {len(outlines)}", file=sys.stderr)
            return 1
        book["icons"][name] = {"author": author, "d": outlines[0]}
    book["icons"] = dict(sorted(book["icons"].items()))
    KEPT.write_text(json.dumps(book, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
