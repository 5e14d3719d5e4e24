"""Old records, brought up to today's rules, cards and packs."""
