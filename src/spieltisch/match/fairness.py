"""Chance that nobody can steer and everybody can check.

A match has a secret of 256 random bits. Its SHA-256, the commitment, is shown at the start; the
secret is opened at the end. Before the k-th action that counts is applied, the record's
generator is set to SHA-256(secret, k): every draw is unpredictable, a replay is exact on every
machine, and taking an action back and repeating it draws the same again.
"""

from __future__ import annotations

import hashlib
import secrets
import struct

SECRET_BYTES = 32
SEATING = b"seat"


def new_secret() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown at the start: the SHA-256 of the secret, as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def generator_words(secret: bytes, k: int) -> tuple[int, int, int, int]:
    """The generator's four words for the k-th action (0 = the deal).

    They are SHA-256 over the secret followed by k as 8 bytes, read as four big-endian words.
    """
    digest = hashlib.sha256(secret + k.to_bytes(8, "big")).digest()
    a, b, c, d = struct.unpack(">4Q", digest)
    return a, b, c, d


def seating(secret: bytes, seats: int) -> list[int]:
    """Who sits where when the seats are drawn: the entered place of each seat's owner.

    Places are ordered by SHA-256 over the secret, the word "seat" and the place as one byte.
    """

    def lot(place: int) -> bytes:
        return hashlib.sha256(secret + SEATING + bytes([place])).digest()

    return sorted(range(seats), key=lot)
