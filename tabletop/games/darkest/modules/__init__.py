"""The expansions of Darkest Talisman, a folder each.

What an expansion brings is records, which it names as `Contribution`s, and joins at the moments of
`order.py`:

    ground.regions                  Regions with their roads, entrances and Straddles, and Villages
    ground.decks                    decks, when they are drawn from (slots), and decks of Magic
                                    Objects
    ground.spell_decks              Spells that come into the Spell deck for good
    ground.trove_recipes            what a Trove is made of, and its boss
    ground.territories              most of the above in one record, where a module has it all
    ground.lasting_moves            cards that change their deck for good, or are burned
    ground.markers                  what lies on a Road Space for those who come there
    ground.space_positions          counters of what was dropped (`DROPPED`); what lies on a card
                                    that leaves play, and returns (`LEAVES`)
    ground.shops                    stocks beside the Blacksmith's
    ground.sides                    flags of the world, such as day and night, and Events that last
    ground.calls                    what cards of one module call up out of another
    ground.lots                     Paths, Destinies, posters, Toads: cards that heroes hold beside
                                    their quests
    party.periods                   what may be used so often in a while
    party.away                      who lives and is not with the party
    party.dice                      how an open roll is made (`OPEN_ROLLS`); dice thrown again for
                                    a reason of the module's own (`SECOND`)
    party.fates                     kinds of Fate, things that carry it (`STOCKS`), and where none
                                    may be spent (`BANS`)
    party.gates                     who has drawn the card that is met, where that opens something
                                    to a hero (`DRAWERS`)
    party.marching_order            when nobody may change it
    party.carrying_capacity         how many trinkets fill an item slot (`BUNDLES`)
    party.reserves                  cards that heroes keep by, or that cling to them
    party.forced_fights             who has to fight each Enemy, and what ends that
    party.party_checks              dice against a score of the whole party
    party.worded_so                 sentences on its cards for which its rules look
    combat.open_rolls               what cards say of combat dice
    combat.foes_dice                the dice of an Enemy, before (`BEFORE`) and after (`TURNS`)
                                    they are thrown
    combat.armour                   what a hero loses instead of a Life in combat (`INSTEAD`)
    combat.heroes_fight             a battle of two heroes, with a loss of its own
    guardians                       who bars the way, and who is called up against all
                                    (`foes.call_up`)
    road.draws.dice_thrown_again    who chooses what draw dice show (`CHOOSERS`)
    road.figures.figure             figures that roam, and charts
    road.journey.anytime_acts       what may be done at any decision on the road, or before leaving
                                    a space
    road.journey.destination        what else a party may do at a destination (`WAYS`)
    road.journey.passing            what the party may pass over, and what halts it
    road.journey.no_passing         what it cannot pass, however it moves (`BARRIERS`)
    road.journey.special_locations  which were met and lie there no more (`GONE`), and which lead
                                    the party away (`LEADS_AWAY`)
    road.journey.quests             what else one may have for a quest (`REWARDS`)
    road.meetings.meeting           what a hero does instead of meeting a card (`INSTEAD`), and who
                                    else is about (`COMPANY`)
    road.meetings.laid_cards        cards laid in another order, or replaced
    road.meetings.drinks            shops of whose Potions one is had by chance
    road.layout                     overlays on Road Spaces (`road_layout.overlay`)
    village.markets                 destinations with several shops
    village.deals                   what heroes do in shops beside buying
    village.module_cards            laying out its cards
    campaign.roster                 what of it is recorded for later sessions
    bots.module_advice              what bots should know of it

Numbers of Regions, Villages and decks are their own for ever: 0 to 9 are the game's and Reaper's.
"""
