"""Spieltisch: four modern board games to play and to study, on one rules core."""

__version__ = "0.1.0"
