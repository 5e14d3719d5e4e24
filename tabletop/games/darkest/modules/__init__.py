"""The expansions of Darkest Talisman, a folder each.

What an expansion brings is records, which it names as `Contribution`s, and joins at the moments of
`order.py`:

    ground.regions        Regions with their roads and Straddles, and Villages
    ground.decks          decks, when they are drawn from (slots), and decks of Magic Objects
    ground.spell_decks    Spells that come into the Spell deck for good
    ground.trove_recipes  what a Trove is made of, and its boss
    ground.lasting_moves  cards that change their deck for good, or are burned
    ground.markers        what lies on a Road Space for those who come there
    ground.shops          stocks beside the Blacksmith's
    ground.sides          flags of the world, such as day and night, and Events that last
    ground.calls          what cards of one module call up out of another
    ground.lots           Paths, Destinies, posters: cards that heroes hold beside their quests
    party.periods         what may be used so often in a while
    party.away            who lives and is not with the party
    party.dice            how an open roll is made (`OPEN_ROLLS`)
    combat.open_rolls     what cards say of combat dice
    party.fates           kinds of Fate, and where none may be spent
    party.gates           when what a hero can do is open to it
    party.marching_order  when nobody may change it
    party.reserves        cards that heroes keep by
    party.party_checks    dice against a score of the whole party
    combat.heroes_fight   a battle of two heroes, with a loss of its own
    guardians             who bars the way, and who is called up against all (`foes.call_up`)
    road.figures          figures that roam, and charts
    road.journey.passing  what the party may pass over, and what halts it
    road.journey.no_passing  what it cannot pass, however it moves (`BARRIERS`)
    road.journey.quests   what else one may have for a quest (`REWARDS`)
    road.meetings         cards laid in another order, or replaced (`laid_cards`); who else is about
                          when one is met in its turn (`meeting.COMPANY`)
    road.layout           overlays on Road Spaces (`road_layout.overlay`)
    village.markets       destinations with several shops
    village.module_cards  laying out its cards

Numbers of Regions, Villages and decks are their own for ever: 0 to 9 are the game's and Reaper's.
"""
