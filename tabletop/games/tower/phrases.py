"""x"""

from tabletop.games.tower import suits


def sentence(suit):
    return {
        "wands": suits.deal_damage,
        "swords": suits.deal_damage,
        "cups": suits.regain_health,
        "pentacles": suits.give_out,
    }.get(suit)
