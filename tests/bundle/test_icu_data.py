"""The data of ICU in the build: smaller, and all that Qt asks for is there."""

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from bundle.icu_data import lean, with_lean_data

ASKED = """
from PySide6.QtCore import QCollator, QDate, QDateTime, QLocale, QStringDecoder, QTime, QTimeZone
WORDS = "zebra Ähre apfel Öl öre 中 文 日本 가나 ا ก 10 9 é e ł l".split()
for name in ("C", "de_DE", "sv_SE", "zh_CN", "ja_JP", "ko_KR", "ar_EG", "th_TH", "pl_PL", "tr_TR"):
    at, order = QLocale(name), QCollator(QLocale(name))
    order.setNumericMode(True)
    print(sorted(WORDS, key=order.sortKey), at.toUpper("straße iı"), at.toLower("ÀIİ"))
    print(at.nativeLanguageName(), at.nativeTerritoryName(), at.currencySymbol())
    print(at.toString(1234.5), at.toString(QDateTime(QDate(2024, 1, 2), QTime(3, 4))))
    print(QTimeZone(b"Europe/Berlin").displayName(QTimeZone.TimeType.DaylightTime, locale=at))
for name in ("windows-1252", "Shift_JIS", "GBK", "Big5", "EUC-KR", "gb18030", "koi8-r"):
    print(name, QStringDecoder(name).isValid())
print([line.split()[-1] for line in open("/proc/self/maps") if "libicudata" in line][0])
"""


def archive(**items: bytes) -> bytes:
    """An archive as ICU has it, of items like `x_zone_de`."""
    begin = struct.pack("<H2s8x4s", 32, b"\xda\x27", b"CmnD").ljust(32, b"\0")
    names = [name.replace("_", "/").encode() + b"\0" for name in items]
    place, first = 4 + 8 * len(items), 160
    table, bodies = struct.pack("<I", len(items)), b""
    for n, body in enumerate(items.values()):
        table += struct.pack("<II", place + len(b"".join(names[:n])), first + len(bodies))
        bodies += body.ljust(-(-len(body) // 16) * 16, b"\0")
    return begin + (table + b"".join(names)).ljust(first, b"\0") + bodies


def test_what_qt_asks_for_stays_as_it_is_and_the_rest_goes() -> None:
    kept = {"x_coll_de": b"order", "x_root": b"all" * 9, "x_zone_de": b"hours"}
    whole = archive(**{"x_brkitr_th": b"words", **kept, "x_unit_de": b"Meter"})
    made = lean(whole)
    for name, body in kept.items():
        at = made.index(name.replace("_", "/").encode())
        number = [*kept].index(name)
        named, start = struct.unpack_from("<II", made, 32 + 4 + 8 * number)
        assert (32 + named, made[32 + start :][: len(body)]) == (at, body)
        assert (32 + start) % 16 == 0
    assert struct.unpack_from("<I", made, 32) == (3,)
    assert b"Meter" not in made
    assert lean(made) == made


def test_what_is_no_archive_is_refused() -> None:
    with pytest.raises(ValueError, match="no archive"):
        lean(bytes(64))


def asked(libraries: Path | None = None) -> list[str]:
    """What Qt answers with the libraries in this folder rather than its own; the last line names
    the library."""
    path = {"LD_LIBRARY_PATH": str(libraries)} if libraries else {}
    command = [sys.executable, "-c", ASKED]
    env = {**os.environ, **path}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    return done.stdout.splitlines()


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a library of Linux")
@pytest.mark.skipif(shutil.which("ld") is None, reason="it needs a linker")
def test_qt_answers_the_same_with_less_data(tmp_path: Path) -> None:
    qt = pytest.importorskip("PySide6")
    [whole] = Path(qt.__path__[0], "Qt", "lib").glob("libicudata.so.*")
    link = ("libicudata.so", "PySide6/Qt/lib/x.so", "SYMLINK")
    entries = [link, (f"PySide6/Qt/lib/{whole.name}", str(whole), "BINARY")]
    told, (place, made, kind) = with_lean_data(entries, tmp_path)
    assert (told, place, kind) == (link, entries[1][0], "BINARY")
    assert Path(made).stat().st_size < 0.6 * whole.stat().st_size
    before, after = asked(), asked(tmp_path)
    assert after[:-1] == before[:-1]
    assert (after[-1], before[-1]) == (made, str(whole.resolve()))
