"""Card text, art recipes, fonts, icons and themes: data for `tabletop.packs` and `ui.faces`."""
