"""One running game: seats, the growing log, undo, fairness, and its record as a file.

`Match` is the only door to `apply`: everything that moves a piece for somebody goes through it.
"""

from spieltisch.match.archive import BadRecord, Check, from_record, to_record, verify
from spieltisch.match.entry import Entry, Refused, Seat
from spieltisch.match.fairness import commitment, new_secret, seating
from spieltisch.match.match import Match

__all__ = [
    "BadRecord",
    "Check",
    "Entry",
    "Match",
    "Refused",
    "Seat",
    "commitment",
    "from_record",
    "new_secret",
    "seating",
    "to_record",
    "verify",
]
