"""The table options of Darkest Talisman, the first choice of each being the default."""

from __future__ import annotations

from tabletop.play.rules.game_box import Choice, TableOption, Wins


def _option(
    id: str, title: str, rule: str, help: str, *, earlier: str = "", **choices: str
) -> TableOption:
    listed = tuple(Choice(value.replace("_", "-"), label) for value, label in choices.items())
    return TableOption(id, title, help, listed, rule, earlier=earlier)


def outer_entrance(module: str, region: str, place: str, rule: str) -> TableOption:
    """DTX-023: the switch of a module whose *region* is entered from the Outer Region, too, as its
    own *rule* has it."""
    return _option(
        f"{module}-outer", f"{place} and {region}", rule,
        f"Whether the {place} in the Outer Region leads into the {region}, too.",
        on="the way is open", off="no way leads on",
    )  # fmt: skip


OPTIONS = (
    _option(
        "enemies", "Enemies on the road", "DTC-B04",
        "Whether they grow with whom they meet: 2 more for every 3 of Strength, or of Craft, that "
        "the hero has gained. In the source they never grow.",
        earlier="as-printed",
        grow="grow with the hero", as_printed="as printed",
    ),
    _option(
        "trophies", "What trophies are worth", "DTC-B14",
        "How many points of trophies one Strength or Craft takes. The source sets no end to them.",
        earlier="as-written",
        dearer="twice as many as the hero has, at least 7", as_written="always 7",
    ),
    _option(
        "ending", "The ending", "DTC-292",
        "How the game ends for heroes who reach the Crown together.",
        duel="a last duel", co_op="all win together",
    ),
    _option(
        "party_wipe", "When nobody survives", "DTC-079",
        "Whether the campaign is lost with its last hero, or three others set out.",
        defeat="the campaign is lost", new_party="three others set out",
    ),
    _option(
        "char_selection", "Heroes", "DTC-025",
        "How the three heroes are picked.",
        random="dealt", choose="chosen",
    ),
    _option(
        "party_vote", "Decisions of the party", "DTC-009",
        "Who decides where the party goes.",
        leader="the leader", vote="all vote, the leader breaks ties",
    ),
    _option(
        "party_turn", "A Party Turn", "DTC-003",
        "How long a Party Turn lasts. An event in the same Party Turn counts once.",
        card="each card", road_space="each Road Space",
    ),
    _option(
        "mystic_scope", "The Mystic", "DTC-043",
        "How often the party can ask the Mystic during a stay.",
        per_character="once for each hero", per_party="once for the party",
    ),
    _option(
        "trove_items", "Magic Objects in a Trove", "DTC-110",
        "How many Magic Objects lie in each Trove.",
        **{"3": "3", "1": "1", "2": "2", "4": "4", "5": "5", "6": "6"},
    ),
    _option(
        "draw_dice_ones", "A 1 among several draw dice", "DTC-120",
        "What a 1 does when more than one die is rolled for cards.",
        per_die="that die shows a special location", replace_all="no cards are drawn at all",
        never="nothing; it is one card",
    ),
    _option(
        "revisit_special", "Special locations on the way home", "DTC-122",
        "Whether the party meets special locations again.",
        off="are passed", on="are met again",
    ),
    _option(
        "lost_turn_timing", "A lost turn", "DTC-175",
        "When the party meets the card that a lost turn draws.",
        immediate="at once", after_card="after the present card",
    ),
    _option(
        "partial_lost_turn", "Two heroes lose a turn at once", "DTC-177",
        "How many cards are drawn when two heroes lose a turn together.",
        one_card="one card", per_character="one each",
    ),
    _option(
        "quest_guardian", "Quests and Guardians", "DTC-170",
        "Whether Guardians count for the quest to defeat an Enemy.",
        on="count", off="do not count",
    ),
    _option(
        "helmet_in_battle", "A helmet in battle", "DTC-197",
        "What a helmet saves when a battle is lost.",
        life_only="only the Life", none="nothing", full="Life and Strength",
    ),
    _option(
        "armour_stack", "Armour", "DTC-201",
        "How many pieces of armour a hero may try for one loss.",
        one_piece="one", all_pieces="all",
    ),
    _option(
        "fate_party_rolls", "Fate on the party's dice", "DTC-B03",
        "Whose Fate may re-roll the party's dice.",
        leader="the leader's", any="anybody's",
    ),
    _option(
        "guardian_attack_dice", "Dice in Guardian Combat", "DTC-228",
        "Whether each side adds an open die to each of its scores.",
        off="none", on="one for each side and score",
    ),
    _option(
        "guardian_ties_kill", "Equal scores in Guardian Combat", "DTC-240",
        "Whether a share equal to an Enemy's score is enough.",
        off="must be more", on="equal is enough",
    ),
    _option(
        "guardian_trophies", "Guardians as trophies", "DTC-248",
        "What happens to defeated Guardians.",
        off="are discarded", on="are shared out as trophies",
    ),
    _option(
        "death_fate_reroll", "Fate against Death", "DTC-278",
        "Whether Fate may re-roll the party's dice against Death.",
        off="only adds 1", on="also re-rolls",
    ),
    _option(
        "retry_fresh", "After a failed fight in the Tower", "DTC-281",
        "How the party tries the Den, the Pits and the Valley again.",
        choice="the party chooses", survivors="against the survivors", fresh="afresh",
    ),
    _option(
        "valley_immune", "The Valley's Spirit", "DTC-290",
        "Whether an effect that destroys Spirits may destroy the Valley's Spirit.",
        off="may be destroyed", on="is immune",
    ),
    _option(
        "thief_trigger", "The Thief", "DTC-307",
        "Which 1 lets the Thief steal.",
        final="only a final result", any="any 1 rolled",
    ),
    _option(
        "counterspell_scrolls", "Counterspell and Scrolls", "DTC-312",
        "Whether a Counterspell may cancel a Scroll.",
        on="may", off="may not",
    ),
    _option(
        "open_hands", "Spells", "DTC-009",
        "Whether everybody sees all Spells.",
        on="lie open", off="are private",
    ),
)  # fmt: skip

AS_WRITTEN = {"enemies": "as-printed", "trophies": "as-written"}

PRESETS = {
    "A growing world": {},
    "As written": AS_WRITTEN,
    "One land": {"ending": "co-op"},
    "A long road": {"party_wipe": "new-party"},
}

MEANS = {
    "A growing world": "The stronger a hero is, the stronger its Enemies are, and the more "
    "trophies it needs to grow.",
    "As written": "Enemies stay as they are, and trophies make a hero stronger without end: late "
    "in a campaign nothing on the road stands up to it.",
    "One land": "A growing world, in which all who come to the Crown win together.",
    "A long road": "A growing world: if nobody survives, three others set out, and the campaign "
    "goes on.",
}
"""What the presets are."""


def difficulty(seats: int, options: dict[str, str]) -> str:
    """How hard a campaign is, in a word."""
    is_hard = options["party_wipe"] == "defeat" and options["enemies"] == "grow"
    return "hard" if is_hard else "medium"


WINS = (
    Wins(PRESETS["A growing world"], {1: 34}, games=600),
    Wins(PRESETS["As written"], {1: 58}, games=100),
    Wins(PRESETS["One land"], {1: 34}, games=600),
)
"""The campaigns that thoughtful parties won: `play darkest --preset ... --seats ...`. How it ends
for those who have the Crown changes nothing before."""
