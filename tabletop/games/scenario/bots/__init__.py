"""Bots that play Scenario."""
