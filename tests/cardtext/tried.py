"""Which sentences the check of cards passes and that then never have their say.

`python -m tests.cardtext.tried GAME [--cards N] [--composed]` lays the game's own cards, or such on
which stand sentences composed at random, one by one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from tabletop.commands.try_card import checked, tried
from tabletop.packs.cards import Card
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called
from tests.grammar.composing import sentence


def shipped(game: Game, luck: Random) -> Iterator[Card]:
    """The game's own cards that say anything, in any order."""
    assert game.wording is not None
    own = game.wording.pack().cards.values()
    cards = [card for card in own if any(getattr(card, field) for field in card.texts)]
    luck.shuffle(cards)
    yield from cards


def composed(game: Game, luck: Random) -> Iterator[Card]:
    """Cards of all kinds on which stands one sentence composed at random that the check passes."""
    assert game.wording is not None
    for card in shipped(game, luck):
        for _ in range(200):
            made = sentence(game.wording.phrases, luck)
            if made is None:
                continue
            other = replace(card, **dict.fromkeys(card.texts, "")) if card.texts else card
            other = replace(other, text=str(made))
            wrong = [each for each in checked(game, other) if each.code != "text-too-long"]
            if not wrong:
                yield other
                break


def idle(game: Game, cards: Iterator[Card], many: int, games: int) -> tuple[int, int, list[str]]:
    """How many sentences of so *many* cards were tried, how many had their say, and which had
    not."""
    number, ran, missed = 0, 0, []
    for card, _ in zip(cards, range(many), strict=False):
        trial = tried(game, card, games)
        number += len(trial.sentences)
        ran += len(trial.sentences) - len(trial.idle)
        kind = type(card).__name__
        for each in trial.idle:
            missed.append(f"{kind} {card.id}: {each.clause}")
            print(f"never: {missed[-1]}", flush=True)
    return number, ran, missed


def main() -> None:
    """Print what had its say and what had not."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--cards", type=int, default=100)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--composed", action="store_true")
    args = parser.parse_args()
    game, luck = game_called(args.game), Random(args.seed)
    cards = composed(game, luck) if args.composed else shipped(game, luck)
    number, ran, _ = idle(game, cards, args.cards, args.games)
    print(f"{game.title}: {ran} of {number} sentences had their say")


if __name__ == "__main__":
    main()
