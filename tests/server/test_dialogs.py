"""What opens over a table."""

from __future__ import annotations

from tests.server.test_pages import finished, table_sight

from spieltisch.server.pages.dialogs import menu_dialog


def test_the_check_of_the_shuffle_is_offered_from_the_start() -> None:
    """The check sum was promised at the start, and no way led there before the end."""
    running, over = (str(menu_dialog(table)) for table in (table_sight(), finished()))

    assert 'href="/verify/k7m2"' in running
    assert "/export" not in running
    assert "/export" in over
