"""The windows and pages: gallery, new game, table, curtain, settings, about."""
