"""The story of a game for keeping: a Markdown file, or one HTML page with pictures in it."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from html import escape

from msgspec import Struct

from tabletop.play.ports.port import Port
from tabletop.play.rules.game import Game
from ui.brief.dressing import dressing
from ui.brief.so_far import who_plays
from ui.brief.story_words import Chapter, Sentence, chapters

FEW = 3
"""With fewer pictured turning points than this, other notable events are pictured too."""

PICTURES = 8
"""The most pictures."""

PAGE = "#171310"
"""The background colour of the page."""

_MARKS = re.compile(r"([\\`*_\[\]<>#|~])")

_STYLE = f"""
body {{ margin: 0; background: {PAGE}; color: #ecdfc6; font: 19px/1.6 Georgia, serif; }}
main {{ max-width: 40em; margin: 0 auto; padding: 3em 1.4em 5em; }}
h1, h2 {{ color: #d8ab52; font-weight: normal; line-height: 1.25; }}
h1 {{ font-size: 2.2em; margin: 0; }} h2 {{ font-size: 1.35em; margin: 2em 0 0.4em; clear: both; }}
.who {{ color: #b7a98e; margin-top: 0.3em; }} p {{ margin: 0 0 0.9em; }}
figure {{ float: right; width: 150px; margin: 0.2em 0 0.8em 1.4em; }}
figure img {{ width: 100%; border-radius: 8px; }}
figcaption {{ font-size: 0.75em; color: #b7a98e; }}
blockquote {{ margin: 1em 0 1em 1.2em; font-style: italic; }}
@media print {{ body {{ background: #fff; color: #000; }} h1, h2 {{ color: #5b4212; }} }}
"""


class StoryBook(Struct, frozen=True):
    """A story before it is written: its title, who played and when, its chapters, and what the
    players wrote at the end. `pictured` are the cards shown, with their titles, by the sentence
    beside them."""

    title: str
    who: str
    when: str
    chapters: tuple[Chapter, ...]
    asked: str = ""
    own_words: str = ""
    pictured: dict[Sentence, tuple[str, str]] = {}


def story_book(
    port: Port,
    game: Game,
    begun: datetime | None,
    now: datetime,
    has_face: Callable[[str], bool] = lambda card: False,
) -> StoryBook:
    """The story of *game*, as far as *port* may know it. *begun* is when it began, *now* when it is
    kept. The turning points are illustrated with a few cards for which *has_face* is true."""
    told = chapters(port.lines(), game, len(port.seats))
    page = dressing(game.id).last_page
    return StoryBook(
        game.title,
        who_plays(port.seats).replace(" play;", " played;").replace(" play.", " played."),
        _days(begun, now),
        tuple(told),
        page.asks if page.note else "",
        port.notes.get(page.note, "") if page.note else "",
        _pictured(told, game, has_face),
    )


def as_markdown(book: StoryBook) -> str:
    """*book* as Markdown."""
    lines = [f"# {_plain(book.title)}", f"*{_plain(book.who)} {_plain(book.when)}*"]
    for chapter in book.chapters:
        lines.append(f"## {_plain(chapter.heading)}")
        lines += [_plain(_words(paragraph)) for paragraph in chapter.paragraphs]
    if book.own_words:
        lines += [f"## {_plain(book.asked)}", f"> {_plain(book.own_words)}"]
    return "\n\n".join(lines) + "\n"


def as_html(book: StoryBook, pictures: Mapping[str, bytes]) -> str:
    """*book* as one self-contained HTML page, with *pictures* (JPEG) of cards by id."""
    body = [f"<h1>{escape(book.title)}</h1>"]
    body.append(f'<p class="who">{escape(book.who)} {escape(book.when)}</p>')
    for chapter in book.chapters:
        body.append(f"<h2>{escape(chapter.heading)}</h2>")
        for paragraph in chapter.paragraphs:
            shown = [book.pictured[each] for each in paragraph if each in book.pictured]
            body += [_figure(title, pictures[card]) for card, title in shown if card in pictures]
            body.append(f"<p>{escape(_words(paragraph))}</p>")
    if book.own_words:
        body.append(f"<h2>{escape(book.asked)}</h2>")
        body.append(f"<blockquote>{escape(book.own_words)}</blockquote>")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'\">\n"
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(book.title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _pictured(
    told: Iterable[Chapter], game: Game, has_face: Callable[[str], bool]
) -> dict[Sentence, tuple[str, str]]:
    """The cards of turning points, each once; if there are few, those of notable events too. Of
    many, an evenly spaced selection."""
    sentences = [each for chapter in told for each in chapter.sentences if each.weight > 1]
    cards: dict[str, Sentence] = {}
    for least in (3, 2):
        if len(cards) < FEW:
            cards = {}
            for each in sentences:
                if each.weight >= least:
                    cards |= {card: each for card in each.cards if card not in cards}
            cards = {card: each for card, each in cards.items() if has_face(card)}
    every = max(len(cards) / PICTURES, 1)
    chosen = [*cards.items()]
    chosen = [chosen[int(n * every)] for n in range(min(len(chosen), PICTURES))]
    return {each: (card, game.title_of(card)) for card, each in reversed(chosen)}


def _figure(title: str, picture: bytes) -> str:
    data = b64encode(picture).decode()
    shown = f'<img alt="{escape(title)}" src="data:image/jpeg;base64,{data}">'
    return f"<figure>{shown}<figcaption>{escape(title)}</figcaption></figure>"


def _words(paragraph: Iterable[Sentence]) -> str:
    return " ".join(sentence.words for sentence in paragraph)


def _plain(words: str) -> str:
    """*words* with Markdown's marks escaped."""
    return _MARKS.sub(r"\\\1", " ".join(words.split()))


def _days(begun: datetime | None, now: datetime) -> str:
    """When the game was played."""
    if begun is None or begun.date() == now.date():
        return f"Told on {_day(now)}."
    return f"Begun on {_day(begun)}, told on {_day(now)}."


def _day(when: datetime) -> str:
    return f"{when.day} {when:%B %Y}"
