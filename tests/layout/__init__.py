"""Sizes and arrows of the sources."""
