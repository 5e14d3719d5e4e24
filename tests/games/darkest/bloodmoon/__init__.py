"""Tests of Blood Moon, a module of Darkest Talisman."""
