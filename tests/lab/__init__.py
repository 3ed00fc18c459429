"""Tests of research: playing, counting, measuring."""
