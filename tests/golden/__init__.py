"""Results that must not move without a clause that says why."""
