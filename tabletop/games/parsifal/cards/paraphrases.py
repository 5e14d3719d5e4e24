"""How people say in words of their own what the cards say: see `cardtext.everyday`."""

from __future__ import annotations

import re

from tabletop.cardtext.book import Saying
from tabletop.games.parsifal.cards.lexicon import ARTIFACTS, KINDS
from tabletop.vocabulary.paraphrases import SAYINGS as SHARED

_HOUSE = "Brotherhood|Garden|Wanderers?"
_SEVERAL = "Charmer|Knight|Squire"
_ALONE = "|".join(kind.capitalize() for kind, (_, copies) in KINDS.items() if copies == 1)
_THING = "|".join(each.capitalize() for each in ARTIFACTS)
_ANYBODY = (
    rf"(?:{_ALONE}|the Swan|an? (?:{_SEVERAL})|an? (?:{_HOUSE}) character|"
    r"(?:a|this|that) character(?: you control)?|an opponent's character|its owner)"
)


def _only_if(found: re.Match[str]) -> str:
    """`Free any character, but only if ...`: the condition comes first."""
    when, done, word, condition = found.groups()
    return f"{when or ''}{word} {condition}, {done[:1].lower()}{done[1:]}."


_FIRST: tuple[Saying, ...] = (
    (rf"\bcontrol an opponent's ({_SEVERAL}|{_ALONE})\b",
     lambda found: f"control {'a ' if found[1] in _SEVERAL.split('|') else ''}{found[1]}"),
    (rf"\b(lock|free) an opponent's ({_SEVERAL})\b", r"\1 a \2 controlled by an opponent"),
    (rf"\bfree all ({_SEVERAL})s and ({_SEVERAL})s\b", r"free all \1s and free all \2s"),
    (rf"\bif ({_ALONE}|the Swan) is in Limbo, recall (?:him|her|it)\b",
     r"if \1 is in Limbo, recall \1"),
    (rf"\bif ({_ALONE}|the Swan) is locked, free (?:him|her|it)\b", r"if \1 is locked, free \1"),
    (rf"^when the ({_THING}) is (dropped|taken)(?: by anyone)?,",
     lambda found: f"when a character {'drops' if found[2] == 'dropped' else 'takes'} the "
     f"{found[1]},"),
    (r"\b(this character|that character|its locker) is sent to Limbo\.$",
     r"send \1 to Limbo."),
    (r"\bowns no artifact\b", "owns no artifacts"),
    (r"^(?:the|a|any) character (?:that|who) (?=owns|is|holds)", "a character that "),
    (r"^(when [^,]*(?:takes|drops) (?:an artifact|the \w+)|when you draw an artifact), (?:its "
     r"owner|"
     r"this character|you) may take it\b", r"\1, you may take that artifact"),
    (r"^(when (?:you draw an|[^,]*drops an) artifact), (?:its owner|this character) takes it\b",
     r"\1, take that artifact"),
    (r"\b(this character|that character) goes to Limbo\.$", r"send \1 to Limbo."),
    (r"\bthe deck (?:still )?(?:has|holds|contains) (?:at least )?(\d+) (?:or more "
     r")?(?:cards|tarots)"
     r"(?: or more| left)?", r"the deck has \1 tarots or more"),
    (rf"^((?:as long as|while|if|when|after|whenever) ({_ALONE}|the Swan)\b[^,]*), (?:he|she|it)\b",
     r"\1, \2"),
    (r"^((?:when|whenever|after|each time) (?:[^,]*? (?:locks|frees|recalls) [^,]+|[^,]+? "
     r"(?:is|has "
     r"been|would be) (?:locked|freed|set free|recalled)[^,]*), (?:you may "
     r")?)(lock|free|send|recall) "
     r"(?:it|her|him|them)\b", r"\1\2 that character"),
    (r"\bchoose (an? [^,.]+?|any character[^,.]*?) and (lock|free|recall|control) "
     r"(?:it|them|her|him)\b",
     r"\2 \1"),
    (r"\b(take|pick up) (?:the|an?) (\w+)(?= lying| that lies)? (?:in|of|lying in|out of) the "
     r"common "
     r"area", r"take the \2 from the common area"),
    (r"\btake the artifact from", "take an artifact from"),
    (r"\b(limbo|grail|balm|bow|bread|horn|spear|wine)\b", lambda found: found[1].capitalize()),
    (r"\b(?:rival|enemy|other player|another player)'s characters?\b", "opponent's character"),
    (r"\b(?:a|the|an) (?:rival|enemy|other player)\b", "an opponent"),
    (r"\b(free|release) one of your (?:own )?(?:captives|captive characters|locked characters)\b",
     "free any character you control"),
    (r"\bsend one of your captives to Limbo\b", "send its captive to Limbo"),
    (r"\b(a|the) tarot\b(?= (?:from|in) Limbo)", "any tarot"),
    (r"\b(an?|the) (Wanderer)\b(?! character|s)", r"\1 Wanderers character"),
    (rf"\b(an?|any|each|every) ({_HOUSE})(?: member| figure)?(?= (?:to|is|owns|takes|drops)|[.,])",
     r"\1 \2 character"),
    (r"\b(?:card|figure)s?\b(?= (?:in|from|to) (?:Limbo|play))", "tarot"),
    (r"\bfrom Limbo to your (?:control )?area\b", "from Limbo"),
    (r"\b(?:put|place|move) (.+?) (?:in|into|to) Limbo\b", r"send \1 to Limbo"),
    (r"\b(?:fetch|retrieve|rescue|take|get|bring back) ([^,.]+?)(?: back)? from Limbo\b",
     r"recall \1"),
    (r"\b(?:has been|gets|becomes|was) (locked|freed|recalled|sent to Limbo)\b", r"is \1"),
    (r"\b(?:is|gets) (?:set free|released|unlocked)\b", "is freed"),
    (r"\b(comes?|goes|is put|is placed) (?:in|into|to) Limbo\b", "goes to Limbo"),
    (r"\bgoes free\b", "is freed"),
    (rf"\b({_SEVERAL})s? (cannot|can't|may not) be\b",
     lambda found: f"a {found[1]} cannot be"),
    (r"\b(?:may not|can not|can never|must not)\b", "cannot"),
    (rf"\b(?:a|an|any|the) ({_SEVERAL})'s skill\b", r"a \1"),
    (rf"\bwhile ({_ANYBODY}) (holds|has) the ({_THING})\b", r"while \1 owns the \3"),
    (rf"\b(has|holds) the ({_THING})\b", r"owns the \2"),
    (r"\b(has|owns|holds) (?:an?|any|some) artifacts?\b", "owns an artifact"),
    (r"\b(has|owns|holds) no artifacts?\b", "owns no artifacts"),
    (r"\bis (?:not in play|out of play)\b", "is in Limbo"),
    (r"\bis (?:already |currently |still )(locked|free|in play)\b", r"is \1"),
    (r"\bis (?:unlocked|not captive|not a captive)\b", "is not locked"),
    (r"\bis (?:captive|a captive|held captive|imprisoned)\b", "is locked"),
    (rf"^lock ({_ANYBODY}),? or free (?:her|him|it|them) if (?:she|he|it|they) (?:is|are) "
     rf"locked\.$",
     r"if \1 is locked, free \1, otherwise lock \1."),
    (r"\byou have (\d+) (?:or more )?characters(?: or more)?\b",
     r"you control \1 characters or more"),
    (rf"\byou control (?:at least )?(\d+) (?:or more )?({_SEVERAL})s(?: or more)?(?=[,.])",
     r"you control \1 \2s or more"),
    (r"\byou (?:have|control) at least (\d+) (free )?characters\b",
     r"you control \1 \2characters or more"),
    (r"\byou control (\d+) (?:or more )?free characters(?: or more)?(?=[,.])",
     r"you control \1 free characters or more"),
    (r"\b(?:draw|turn up) (?:an?|1) (?:extra|additional|second|further|other|more) tarot\b",
     "draw 1 tarot"),
    (r"\bdraws? (?:another|one more) tarot\b", "draw 1 tarot"),
    (r"\b(?:when|after|each time) (?:a|the) turn begins\b|\b(?:on|at) the (?:start|beginning) of "
     r"(?:each|every) (?:of your )?turns?\b|\bwhen your turn (?:begins|starts)\b",
     "at the start of your turn"),
    (r"\bone of the artifacts\b", "an artifact"),
    (r"\b(give|drop|take)s? (?:one of (?:its|his|her|your) artifacts|an artifact (?:it|he|she|you) "
     r"owns?)\b", r"\1 an artifact"),
    (r"\b(?:all|any) (?:of )?(?:its|his|her|the|this character's) captives\b", "all its captives"),
    (r"\b(?:release|free)(s?) (?:his|her|its|the|your) captives?\b", "free all its captives"),
    (r"\b(?:all|every|each) (?:of )?your (?:own )?characters\b", "all characters you control"),
    (rf"\bfree (?:every|each) ({_SEVERAL})\b", r"free all \1s"),
    (r"^each opponent draws? (?:a|1) tarot", "each opponent draws 1 tarot"),
    (r"\b(?:all|every|each) (?:other|of the other) players? draws?\b", "each opponent draws"),
    (r"\b(?:whoever|the character (?:that|who)) (?:locked|locks) (?:it|him|her|this character)\b",
     "its locker"),
    (r"\b(?:his|her|that character's) locker\b", "its locker"),
    (r"\b(?:on top|on the top) of the deck\b", "back"),
    (r"\bhand(?:s|ed)? (.+?) over to (an opponent|another player)\b", r"hand \1 to another player"),
    (r"\bgive(?:s)? (an? [A-Z]\w+|any character|a character)( you control)? to (an "
     r"opponent|another "
     r"player)\b", r"hand \1 to another player"),
    (r"\bhand (an? (?!character)[^,.]+?|any character|that character) to an opponent\b",
     r"hand \1 to another player"),
)  # fmt: skip
"""What is in hand for all of them."""

_LAST: tuple[Saying, ...] = (
    (rf"^({_ANYBODY})( [^,.]+?) (?:nor|or) ({_ANYBODY})\.$", r"\1\2 or \3."),
    (
        r"^(?:when|while) (?:she|he|it) (is|owns|holds|locks|takes|drops|would)\b",
        lambda found: f"when this character {found[1]}",
    ),
    (r"^(?:she|he|it) (cannot)\b", r"this character \1"),
)
"""What the others may have left."""

SAYINGS: tuple[Saying, ...] = (
    *_FIRST,
    (
        r"\bif (?:it|they|he|she) (owns?|is|holds?) ",
        lambda found: (
            f"if that character {found[1] if found[1] == 'is' else found[1].rstrip('s') + 's'} "
        ),
    ),
    (r"\bwhen it is\b", "when this character is"),
    (r"\bdraw(s?) (?:a|another) tarot\b", r"draw\1 1 tarot"),
    (r"\bthe owner of this(?: artifact)?\b", "its owner"),
    (
        r"\ban opponent would lock (?:one of your characters|a character (?:of yours|you control))",
        "a character you control would be locked by an opponent's character",
    ),
    (r"\b(an? [A-Z]\w+|an? character) of yours\b", r"\1 you control"),
    (
        r"\b(?:free|lock|send) one of your (?:own )?characters\b",
        lambda found: f"{found[0].split()[0]} any character you control",
    ),
    (
        r"\b(?:take an extra turn|take another turn)(?: after this one)?\b",
        "take another turn after this one",
    ),
    (
        r"\bits artifacts (?:go to|are put into) the common area",
        "that character drops all artifacts",
    ),
    (r"\b(?:has|have) no artifacts?\b", "owns no artifacts"),
    (r"\ban opponent takes an artifact\b", "an opponent's character takes an artifact"),
    (r"\ban opponent drops an artifact\b", "an opponent's character drops an artifact"),
    (r"\bfrom Limbo\b(?=[.,])", ""),
    (r"^(?:she|he) (?=cannot|owns)", "this character "),
    (r"\b(lock|free|recall|control|send) a character\b", r"\1 any character"),
    (r"\byou set (.+) free\b", r"free \1"),
    (r"\bset (any|a|the) (.+?) free\b", r"free \1 \2"),
    (r"\bbelonging to an opponent\b", "controlled by an opponent"),
    (r"\bof an opponent\b", "controlled by an opponent"),
    (
        r"\b(?:an|one of your) opponent's characters?(?=,? to Limbo|\.)",
        "any character controlled by an opponent",
    ),
    (r"\b(?:one of )?your (?:own )?characters?(?=\.)", "any character you control"),
    (r"\bone of your characters\b", "a character you control"),
    (r"\bany character (?=(?:you control|that [^,.]+) (?:takes|drops|is|would))", "a character "),
    (r"\bby (Brotherhood|Garden|Wanderers) characters\b", r"by a \1 character"),
    (r"\b(Brotherhood|Garden|Wanderers) characters (?=cannot)", r"a \1 character "),
    (r"\beach of your opponents\b", "each opponent"),
    (r"\ban opponent's character\b", "an opponent's character"),
    (r"^((?:when [^,]+, )?)(.+?),? (?:but )?only (if) (.+)\.$", _only_if),
    (r"\b(?:release|unlock)(s?)\b(?=.*\.$)", r"free\1"),
    (r"\b(?:capture|imprison) (?=an?|any|the\b)", "lock "),
    (r"\b(lock|free|recall|control) (?:any|one|1) (?!character\b)([A-Z]\w+)", r"\1 a \2"),
    (r"\btake control of\b", "control"),
    (r"\b(?:bring|return) ([^,.]+?)(?: back)? from Limbo\b", r"recall \1"),
    (r"\bcontrolled by another player\b", "controlled by an opponent"),
    (r"\b(?:that )?an opponent controls\b", "controlled by an opponent"),
    (r"\b(?:discard|banish) this\b", "send this to Limbo"),
    (r"\b(?:banish|discard) ((?:an?|any) [^,.:]+?)(?=[.:])", r"send \1 to Limbo"),
    *_LAST,
    *SHARED,
)
