"""Computer opponents. They get a record in which everything their seat cannot know is re-dealt."""

from spieltisch.bots.levels import LEVELS, USUAL, Level, level

__all__ = ["LEVELS", "USUAL", "Level", "level"]
