"""Campaigns: sittings, the ledger, and what comes of each."""
