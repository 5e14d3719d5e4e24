"""The program's version: one place, read by the packages, the saves and the About window."""

VERSION = "0.1.0"
