"""What stays true along every game."""
