"""Das Duell, clause by clause."""
