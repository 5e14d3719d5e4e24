"""Tests of Reaper, a module of Darkest Talisman."""
