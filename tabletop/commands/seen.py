"""`seen GAME`: what cards do, and never do, in games by bots. The check of cards uses the
result."""

from __future__ import annotations

import argparse
import re
from random import Random

import msgspec

from tabletop.bots.playout import play_out
from tabletop.commands.card_watch import Watch
from tabletop.packs.asked_words import named
from tabletop.packs.game_folders import folder_of
from tabletop.packs.seen_in_games import FILE, Seen
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called

BOTS = ("thoughtful", "random")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add this command to the command line."""
    parser = commands.add_parser("seen", help="watch what cards do in games by bots")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="let the check of cards know it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and report the phrases that were never carried out.

    :raises Refusal: if there is no such game, or it has no cards.
    """
    game = game_called(args.game)
    if game.wording is None:
        raise Refusal("", f"{game.title} has no cards to watch.")
    seen = watched(game, args.games)
    unseen = [
        named(each)
        for each in game.wording.phrases
        if each.run is not None and named(each) not in seen.phrases
    ]
    for words in unseen:
        print(f"never carried out: {words}")
    print(f"{len(seen.phrases)} phrases were carried out in {args.games} games, {len(unseen)} not")
    if args.write:
        file = folder_of(game.id) / FILE
        written = msgspec.json.format(msgspec.json.encode(seen, order="sorted"), indent=1)
        file.write_bytes(re.sub(rb"\[\s+(\d+),\s+(\d+)\s+\]", rb"[\1, \2]", written) + b"\n")
    return 0


def watched(game: Game, games: int) -> Seen:
    """The observations in this number of games by bots, thoughtful and random ones in turn."""
    watch = Watch(game)
    with watch.listening():
        for number in range(games):
            seats = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
            options, bots = varied(game, number), [BOTS[number % len(BOTS)]] * seats
            play_out(game.id, bots, number, options, watch=watch.begin)
    return watch.seen(games)


def varied(game: Game, number: int) -> dict[str, str]:
    """The table options of the game with this *number*: as usual in two of four games, else drawn,
    for what can be under any of them can be."""
    if number % 4 < 2:
        return {}
    luck = Random(number)
    whole = (option for option in game.options if not option.each)  # not those set card by card
    return {option.id: luck.choice(option.choices).value for option in whole}
