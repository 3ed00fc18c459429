"""Naming the clause of the rules that a test holds the program to."""

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses, examples or invariants of a rules page that it checks."""
    return pytest.mark.clause(*ids)
