"""The folder `licences` of the frozen program: a text for each part, and a list of them."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from bundle.parts import Part, Unlicensed

CONTENTS = "CONTENTS.md"


def write(parts: Sequence[Part], folder: Path) -> None:
    """Write the licences of *parts* into a new *folder*.

    :raises Unlicensed: if one has no text.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    lines = [
        "# Licences of what is bundled\n",
        f"{len(parts)} works are bundled.\n",
        "| work | version | licence | text |",
        "|---|---|---|---|",
    ]
    for part in parts:
        if not part.texts:
            raise Unlicensed(f"{part.name} has no text of its licence ({part.licence}).")
        names = [_name(part, text) for text in part.texts]
        for name, text in zip(names, part.texts, strict=True):
            shutil.copyfile(text, folder / name)
        lines.append(f"| {part.name} | {part.version} | {part.licence} | {', '.join(names)} |")
    (folder / CONTENTS).write_text("\n".join(lines) + "\n", "utf-8")


def _name(part: Part, text: Path) -> str:
    """The file name of a text: the part's, or its own if it belongs to many."""
    if text.stem in {"LICENSE", "COPYING", "copyright"}:
        return f"{part.name.replace(' ', '-')}.txt"
    return text.name if text.suffix else f"{text.name}.txt"
