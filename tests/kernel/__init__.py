"""Tests of the ground under the rules."""
