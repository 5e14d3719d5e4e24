"""What a set-up cannot do is told in one sentence: where it cannot run, and why pip failed."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest
from launcher import bounds, reasons

ROOT = Path(__file__).resolve().parents[2]


def test_the_bounds_are_those_of_the_pinned_qt() -> None:
    """New pins: ask the index anew (`pip install --dry-run --platform ...`), then change QT."""
    pins = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    assert f"pyside6-essentials=={bounds.QT} " in pins


def test_each_file_of_pins_has_its_measured_size() -> None:
    files = {path.name for path in (ROOT / "packaging").glob("requirements*.txt")}
    assert set(bounds.DISK) == set(bounds.DOWNLOAD) == files


def test_this_machine_is_within_the_bounds() -> None:
    assert bounds.outside() == ""


@pytest.mark.parametrize(
    ("system", "machine", "libc", "told"),
    [
        ("Linux", "x86_64", ("glibc", "2.34"), ""),
        ("Linux", "x86_64", ("glibc", "2.31"), "Qt needs glibc 2.34 or later on x86_64"),
        ("Linux", "aarch64", ("glibc", "2.39"), ""),
        ("Linux", "aarch64", ("glibc", "2.36"), "Qt needs glibc 2.39 or later on aarch64"),
        ("Linux", "x86_64", ("", ""), "this one has another C library."),
        ("Linux", "armv7l", ("glibc", "2.36"), "Qt has no packages for Linux on armv7l."),
        ("Darwin", "arm64", ("", ""), "Qt needs macOS 13 or later; this is 12.7."),
        ("Windows", "x86", ("", ""), "Qt has no packages for Windows on x86."),
        ("Windows", "AMD64", ("", ""), ""),
    ],
)
def test_a_system_that_qt_has_no_packages_for_is_told(
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    machine: str,
    libc: tuple[str, str],
    told: str,
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(platform, "libc_ver", lambda: libc)
    monkeypatch.setattr(platform, "mac_ver", lambda: ("12.7", ("", "", ""), ""))
    said = bounds.outside()
    assert told in said
    assert bool(said) == bool(told)
    assert said.count("\n") == 0


def test_a_python_that_is_too_new_is_told_with_one_that_will_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 15, 0, "final", 0))
    assert bounds.outside() == (
        "Qt has no packages yet for Python 3.15: "
        "start Tabletop with Python 3.11 to 3.14, as in python3.14 run.py."
    )


@pytest.mark.parametrize(
    ("pip", "told"),
    [
        ("Retrying ... NewConnectionError('...')\nERROR: No matching distribution", "be reached"),
        (
            "ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407 Proxy "
            "Authentication Required'))",
            "The proxy asks for a name and a password",
        ),
        (
            "ProxyError('Cannot connect to proxy.', NewConnectionError('refused'))",
            "The proxy cannot be reached",
        ),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]'))", "PIP_CERT"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that was tested"),
        ("OSError: [Errno 28] No space left on device", "The disk is full: set-up needs"),
    ],
)
def test_why_pip_failed_is_told_in_one_sentence(pip: str, told: str) -> None:
    said = reasons.why(pip, Path("log"))
    assert told in said
    assert "\n" not in said


def test_what_nobody_foresaw_is_told_in_the_words_of_pip() -> None:
    said = reasons.why("ERROR: something else", Path("set-up.log"))
    assert "something else" in said
    assert "set-up.log" in said
