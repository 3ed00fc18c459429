"""Research on the games: whole games inside compiled code, statistics, speed, signatures."""
