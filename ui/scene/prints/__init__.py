"""Everything printed on the felt: boards, names, numbers, notes and ways."""
