"""Card text, art recipes, fonts, icons and themes: data, read by `tabletop.packs` and `ui.faces`."""
