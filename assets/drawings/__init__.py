"""The art as code: everything that we paint, using Qt's painter and nothing else of Qt.

A picture is data (a recipe of assets/art, see `recipe`) in a place (`places`). `scene` paints it:
its land (`landscape`, `ridges`), its weather (`weather`) and its props, which `props` builds from
`shapes` and `staging` places. The grounds of a space are in `terrain` and `textures`, the small
signs in `signs`: our own `glyphs` and the icons of `emblem`.

Nothing here knows a window, a table or a rule: nothing imports `ui`, `saves`, `tabletop` or Qt's
widgets. To see each prop with its name on one sheet: `python packaging/prop_sheet.py sheet.png`.
"""
