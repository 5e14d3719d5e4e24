"""A figure that roams, with a chart, and a Spell that slows it down."""

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(id="hound", title="Hound", blurb="Something runs on every road.")
