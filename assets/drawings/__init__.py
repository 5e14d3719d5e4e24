"""The art as code: how all that we paint is drawn, with Qt's painter and nothing else of Qt.

A picture is data (a recipe of assets/art, `recipe`) in a place (`places`). `scene` paints it: its
land (`landscape`, `ridges`), its air (`weather`) and its props, which `props` builds of `shapes`
and `staging` puts on stage. The grounds of a space are `terrain` and `textures`, the small signs
are `signs`: our own `glyphs` and the icons of `emblem`.

Nothing here knows a window, a table or a rule: nothing imports `ui`, `saves`, `tabletop` or Qt's
widgets. Each prop with its name, on one sheet: `python packaging/prop_sheet.py sheet.png`.
"""
