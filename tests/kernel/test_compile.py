"""The decorator and `bind`."""

from __future__ import annotations

from typing import Any

from spieltisch.kernel import bind, kernel, signatures

value: Any = None  # put in by `bind`


def doubled(x: int) -> int:
    return 2 * value(x)


@kernel
def one_more(x: int) -> int:
    return x + 1


@kernel
def one_less(x: int) -> int:
    return x - 1


def test_bound_copies_see_the_verbs_of_their_game() -> None:
    more, less = (
        bind(doubled, {"value": one_more}, "more"),
        bind(doubled, {"value": one_less}, "less"),
    )

    assert (more(10), less(10)) == (22, 18)
    assert more(10) == 22  # the second copy has not changed the first


def test_a_bound_copy_names_its_game() -> None:
    """The cache goes by qualified name: without the game's id two games would share one place."""
    more: Any = bind(doubled, {"value": one_more}, "more")

    assert more.py_func.__qualname__ == "doubled_more"
    assert more.py_func.__name__ == "doubled_more"
    assert more.py_func.__module__ == __name__


def test_a_kernel_can_be_bound_as_well() -> None:
    again: Any = bind(one_more, {}, "again")

    assert again(1) == 2
    assert again.py_func.__name__ == "one_more_again"


def test_signatures_are_counted() -> None:
    fresh = bind(one_more, {}, "fresh")
    before = signatures(fresh)

    fresh(1)
    fresh(2)
    once = signatures(fresh)
    fresh(1.5)

    assert (before, once, signatures(fresh)) == (0, 1, 2)
    assert signatures(len) == 0
