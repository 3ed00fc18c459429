"""Wispwood: one file per chapter of the rules."""
