"""The table that clause tests sit down at: every test runs compiled and plain."""

import pytest

from games.zwerge_duell.table import Build, Table


@pytest.fixture(params=["compiled", "plain"])
def table(request: pytest.FixtureRequest) -> Build:
    """Set a table; see `Table` for what a test may name."""

    def build(**differences: object) -> Table:
        return Table(plain=request.param == "plain", **differences)  # type: ignore[arg-type]

    return build
