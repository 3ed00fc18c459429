"""Settings of all tests: compiled rules check every index."""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # before numba is imported anywhere
