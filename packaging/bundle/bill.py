"""The bill of materials (CycloneDX): every part of the frozen program with its files."""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bundle.parts import Part

Node = dict[str, Any]
"""A node of CycloneDX's JSON."""


def keep(parts: Sequence[Part], file: Path) -> None:
    """Write *parts* to *file* while they are known; the bill is made after the build."""
    told = [{**asdict(part), "texts": [str(text) for text in part.texts]} for part in parts]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(told, indent=1), "utf-8")


def kept(file: Path) -> list[Part]:
    """The parts recorded in *file*."""
    return [
        Part(**{**told, "texts": tuple(map(Path, told["texts"]))})
        for told in json.loads(file.read_text("utf-8"))
    ]


def fill(
    bill: Node, parts: Sequence[Part], folder: Path, licences: Callable[[str], list[Node]]
) -> None:
    """Add *parts*, with their files in *folder*, to a *bill* of the Python packages.

    Files of no part, such as the program itself, are ours. *licences* returns CycloneDX's form of a
    licence.
    """
    named = {component["purl"]: component for component in bill["components"]}
    inside = {_within(folder, place): part for part in parts for place in part.files}
    files: dict[str, list[Node]] = {part.name: [] for part in parts}
    own = next(part for part in parts if part.name == "Tabletop")
    for place in sorted(_files(folder)):
        files[inside.get(place, own).name].append(_file(folder, place))
    bill["components"] = [
        {
            **named.get(part.purl, {}),
            "type": "library" if part is not own else "application",
            "bom-ref": part.purl,
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": licences(part.licence),
            "components": files[part.name],
        }
        for part in parts
    ]
    bill["dependencies"] = [{"ref": part.purl} for part in parts]


def differing(bill: Node, folder: Path) -> list[str]:
    """Differences between *bill* and the files in *folder*, one sentence each."""
    listed = [file for component in bill["components"] for file in component["components"]]
    sums = {file["name"]: file["hashes"][0]["content"] for file in listed}
    there = set(_files(folder))
    times = Counter(file["name"] for file in listed)
    return [
        *(f"{name} is listed {n} times." for name, n in times.items() if n > 1),
        *(f"{name} is not listed." for name in sorted(there - {*sums})),
        *(f"{name} is listed but missing." for name in sorted({*sums} - there)),
        *(
            f"{name} has changed."
            for name in sorted(there & {*sums})
            if _sum(folder / name) != sums[name]
        ),
    ]


def _within(folder: Path, place: str) -> str:
    inside = Path("_internal", place)
    return (inside if (folder / inside).exists() else Path(place)).as_posix()


def _files(folder: Path) -> list[str]:
    return [
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    ]


def _file(folder: Path, place: str) -> Node:
    sums = [{"alg": "SHA-256", "content": _sum(folder / place)}]
    return {"type": "file", "bom-ref": f"file:{place}", "name": place, "hashes": sums}


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
