"""Package the build for others: `python packaging/parcels.py`, the last step of the build.

On Linux this makes a tarball and an AppDir, and an AppImage if `appimagetool` is on the path (get
it from https://github.com/AppImage/appimagetool, make it executable and build again). On macOS it
makes a tarball of the app, on Windows a zip. Equal files give equal tarballs.
"""

import gzip
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tabletop.version import VERSION  # noqa: E402
from ui.program import desktop_entry  # noqa: E402

DIST = ROOT / "dist"
BUILT = DIST / ("Tabletop.app" if sys.platform == "darwin" else "tabletop")
NAME = f"tabletop-{VERSION}-{sys.platform}-{platform.machine().lower()}"
APPDIR = DIST / "Tabletop.AppDir"
LEVEL = 6  # of compression: 9 takes twice as long and saves one per cent

APPRUN = """\
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
exec "$here/usr/lib/tabletop/tabletop" "$@"
"""


def tarball(folder: Path, name: str) -> Path:
    """A tarball of *folder*, named *name* inside, without owners and times."""
    file = DIST / f"{name}.tar.gz"
    with (
        file.open("wb") as raw,
        gzip.GzipFile("", "wb", LEVEL, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as into,
    ):
        for path in sorted(folder.rglob("*")):
            member = into.gettarinfo(path, f"{name}/{path.relative_to(folder).as_posix()}")
            member.uid = member.gid = member.mtime = 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.mode & 0o100 else 0o644
            member.type = tarfile.REGTYPE if member.islnk() else member.type
            if member.isreg():
                member.size = path.stat().st_size
                with path.open("rb") as content:
                    into.addfile(member, content)
            else:
                into.addfile(member)
    return file


def appdir() -> Path:
    """The folder for an AppImage: the program and its desktop files."""
    shutil.rmtree(APPDIR, ignore_errors=True)
    inner = APPDIR / "usr" / "lib" / "tabletop"
    shutil.copytree(BUILT, inner, symlinks=True, copy_function=os.link)
    for place, content in desktop_entry.files(["tabletop"]).items():
        path = APPDIR / "usr" / "share" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    run = APPDIR / "AppRun"
    run.write_text(APPRUN, "utf-8")
    run.chmod(0o755)
    (APPDIR / "tabletop.desktop").symlink_to(f"usr/share/{desktop_entry.ENTRY}")
    (APPDIR / "tabletop.png").symlink_to("usr/share/icons/hicolor/512x512/apps/tabletop.png")
    (APPDIR / ".DirIcon").symlink_to("tabletop.png")
    return APPDIR


def appimage(folder: Path) -> Path | None:
    """The AppImage of *folder*; None without its tool."""
    tool = shutil.which("appimagetool")
    if tool is None:
        return None
    file = DIST / f"{NAME}.AppImage"
    arch = {**os.environ, "ARCH": platform.machine()}
    subprocess.run([tool, "--no-appstream", str(folder), str(file)], env=arch, check=True)
    return file


def main() -> int:
    """Make every package for this system, and print the files."""
    if sys.platform == "win32":
        made = [Path(shutil.make_archive(str(DIST / NAME), "zip", DIST, BUILT.name))]
    else:
        made = [tarball(BUILT, NAME)]
    if sys.platform.startswith("linux"):
        image = appimage(appdir())
        made += [APPDIR, *([image] if image else [])]
    for file in made:
        size = f"{file.stat().st_size / 1e6:.0f} MB" if file.is_file() else "a folder"
        print(f"{file.relative_to(ROOT)}: {size}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
