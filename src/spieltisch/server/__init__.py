"""The web table: HTTP API, live events, pages. The only authority over running games."""
