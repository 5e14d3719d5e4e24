"""Records of other days, brought up to the rules, cards and packs of today."""
