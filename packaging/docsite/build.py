"""Build the site from docs/ and the docstrings of `tabletop` into dist/docs: `run.py docs`.

The pages and the reference are laid out in a temporary folder, so that nothing is written into docs
itself. Any Sphinx warning fails the build.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OUT = ROOT / "dist" / "docs"

PAGES = {
    "Playing": {"README.md": "index.md", "CHANGELOG.md": "changelog.md"},
    "Adding to it": {
        "CONTRIBUTING.md": "contributing.md",
        "docs/style.md": "style.md",
        **{
            f"docs/{name}.md": f"{name}.md"
            for name in ("first-game", "games", "phrases", "grammar", "packs")
        },
        "docs/places.md": "places.md",
        "assets/games/README.md": "layouts.md",
    },
    "How it is built": {
        "docs/architecture.md": "architecture.md",
        "docs/save-format.md": "save-format.md",
        "docs/shipping.md": "shipping.md",
        "docs/peers.md": "peers.md",
    },
}
"""The headings of the site, with the path of each page and its name on the site."""

KEPT = {kept: page for pages in PAGES.values() for kept, page in pages.items()}
UNTOLD = ("games", "__main__")
"""Parts of `tabletop` without a reference: games are described by their rulebooks."""

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def led(link: re.Match[str], kept: str) -> str:
    """Rewrite a link on the page *kept* so that it leads to a page of the site; a link to another
    file becomes its path.

    :raises ValueError: if the target does not exist.
    """
    mark, words, target, anchor = link[1], link[2], link[3], link[4] or ""
    if "://" in target:
        return link[0]
    path = posixpath.normpath(posixpath.join(posixpath.dirname(kept), target))
    if path in KEPT:
        return f"[{words}]({KEPT[path]}{anchor})"
    if path.startswith("docs/screenshots/"):
        return f"{mark}[{words}]({path.removeprefix('docs/')})"
    if not (ROOT / path).exists():
        raise ValueError(f"{kept}: a link leads to {path}, which does not exist.")
    return words if words == path else f"{words} (`{path}`)"


def rooms(folder: Path = ROOT / "tabletop") -> Iterator[tuple[str, list[str]]]:
    """The packages in the reference, each with its modules."""
    own = ".".join(folder.relative_to(ROOT).parts)
    inside = [each for each in sorted(folder.iterdir()) if each.stem not in UNTOLD]
    files = [each.stem for each in inside if each.suffix == ".py" and each.stem != "__init__"]
    yield own, [f"{own}.{name}" for name in files]
    for each in inside:
        if (each / "__init__.py").exists():
            yield from rooms(each)


def contents(caption: str, pages: list[str]) -> str:
    """A table of contents for the margin of the site."""
    listed = "\n".join(pages)
    return f"\n```{{toctree}}\n:hidden:\n:caption: {caption}\n:maxdepth: 1\n\n{listed}\n```\n"


def lay_out(folder: Path) -> None:
    """Write all pages of the site into the empty *folder*."""
    shutil.copytree(ROOT / "docs" / "screenshots", folder / "screenshots")
    for kept, page in KEPT.items():
        text = LINK.sub(partial(led, kept=kept), (ROOT / kept).read_text("utf-8"))
        (folder / page).write_text(text, "utf-8")
    (folder / "reference").mkdir()
    for room, modules in rooms():
        told = [f"# {room}\n\n{_told(room)}", *(f"## {each}\n\n{_told(each)}" for each in modules)]
        (folder / "reference" / f"{room}.md").write_text("\n".join(told), "utf-8")
    with (folder / "index.md").open("a", encoding="utf-8") as index:
        for caption, pages in PAGES.items():
            index.write(contents(caption, [each for each in pages.values() if each != "index.md"]))
        index.write(contents("Reference", [f"reference/{room}.md" for room, _ in rooms()]))


def _told(module: str) -> str:
    return f"```{{eval-rst}}\n.. automodule:: {module}\n```\n"


def main(arguments: list[str]) -> int:
    """Build the site, into a folder if *arguments* name one. Returns Sphinx's exit code."""
    from sphinx.cmd.build import main as build

    out = Path(arguments[0]).resolve() if arguments else OUT
    with tempfile.TemporaryDirectory() as folder:
        pages, made = Path(folder) / "pages", Path(folder) / "made"
        pages.mkdir()
        lay_out(pages)
        strict = ["--quiet", "--fail-on-warning", "--keep-going", "-c", str(HERE), "-d", str(made)]
        code = build([*strict, str(pages), str(out)])
    if not code:
        print(out / "index.html")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
