"""Tests of a running game: log, undo, fairness, archive."""
