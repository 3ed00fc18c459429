"""Every game keeps the contract, compiled and plain."""
