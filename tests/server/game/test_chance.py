"""Chance: drawn from a seed, separately for each purpose, and verifiable afterwards."""

from __future__ import annotations

import random
from collections import Counter
from hashlib import sha256

import pytest

from kit.plays import SEED, random_play
from smallworld.engine.errors import RecordError
from smallworld.engine.text.record import Record
from smallworld.house.game.chance import COLUMN, DICE, FIRST, number, seed_hash, verify


def record_of(play, **options):
    record = play.record
    return Record(record.boxes, record.board, record.seats, record.first, options, record.actions[:])


@pytest.fixture(scope="module")
def play():
    return random_play(random.Random(4), 1000, undo=0.1)[0]


def test_unchanged_record_passes_verification(play):
    assert verify(record_of(play), SEED) == sum(play.drawn.values()) > 12
    assert verify(record_of(play, seed=SEED.hex(), seed_hash=seed_hash(SEED))) > 12


def test_record_fails_verification_with_another_seed(play):
    with pytest.raises(RecordError, match="the seed says"):
        verify(record_of(play), bytes(32))
    with pytest.raises(RecordError, match="hash"):
        verify(record_of(play, seed=bytes(32).hex(), seed_hash=seed_hash(SEED)))
    for options in ({}, {"seed": "xyz"}):
        with pytest.raises(RecordError, match="no seed"):
            verify(record_of(play, **options))


def test_verification_detects_changed_random_outcomes(play):
    record = record_of(play)
    place = next(place for place, text in enumerate(record.actions) if text.startswith("banner"))
    record.actions[place] = next(text for text in record.actions[place + 1 :] if text.startswith("banner"))
    with pytest.raises(RecordError, match=f"action {place + 1}"):
        verify(record, SEED)


def test_first_player_is_drawn_from_the_seed(play):
    first = number(SEED, FIRST, 0, 2)
    record = record_of(play, first_by="chance")
    wrong = Record(record.boxes, record.board, record.seats, 1 - first, record.options, [])
    with pytest.raises(RecordError, match="begin"):
        verify(wrong, SEED)


def test_random_numbers_are_those_of_hmac_sha256():
    # HMAC-SHA256 by its definition, so that programs in other languages can be compared with it.
    key = SEED.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + b"dice 7").digest()
    outer = sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
    assert number(SEED, DICE, 7, 1000) == int.from_bytes(outer, "big") % 1000


def test_random_numbers_are_uniformly_distributed():
    drawn = Counter(number(SEED, DICE, count, 6) for count in range(6000))
    assert len(drawn) == 6
    assert all(800 < times < 1200 for times in drawn.values())
    assert [number(SEED, COLUMN, count, 6) for count in range(20)] != [
        number(SEED, DICE, count, 6) for count in range(20)
    ]
