"""Lighthouse Run: one file per chapter of the rules."""
