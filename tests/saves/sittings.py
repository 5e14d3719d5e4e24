"""Sittings of a campaign on the disk, played as a window does."""

from __future__ import annotations

from saves.campaign import CampaignSave
from saves.folders import Folders
from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.play.campaigns.sitting import WRITE
from tests.play.nights import begun


def opened(save: CampaignSave) -> Session:
    found = save.open()
    assert found.session is not None, found.said
    return found.session


def to_the_end(session: Session, luck: Luck) -> Session:
    """Play up to the question whether it is written down."""
    while session.decisions and session.decisions[0].options[0].key != WRITE:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
    return session


def play_night(save: CampaignSave, seed: int) -> Session:
    """Play the sitting that is open as a window does: each answer is saved."""
    session, luck = opened(save), Luck(seed)
    while session.decisions:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
        save.save(session)
    return session


def three_nights(files: Folders) -> CampaignSave:
    save = CampaignSave.begin(files, begun(3))
    for night in range(3):
        play_night(save, night)
        if night < 2:
            save.next(night)
    return save
