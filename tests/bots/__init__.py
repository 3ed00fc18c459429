"""Opponents: nets, search, levels, training."""
