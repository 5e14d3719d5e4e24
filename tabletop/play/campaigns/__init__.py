"""Campaigns: sittings, the ledger, and the result of each sitting."""
