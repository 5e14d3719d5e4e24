"""A place that takes a hero out of the party for a while, with a shop, a yard and a warrant."""

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(id="gaol", title="Gaol", blurb="Somebody is kept in it.")
