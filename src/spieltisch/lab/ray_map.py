"""The same work here or on many machines: a map whose results come in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from spieltisch.cores import cores
from spieltisch.lab.extras import need

Task = TypeVar("Task")
Result = TypeVar("Result")

# begin(work, tasks): starts them all; the results in the order of the tasks
Begin = Callable[[Callable[[Task], Result], Iterable[Task]], Iterator[Result]]

HERE: Final = "local"  # as an address: a Ray of this machine alone


@contextmanager
def on_ray(address: str | None, workers: int | None = None) -> Iterator[Any]:
    """Ray itself while connected to an address, or None without one; nested, the outer holds.

    Raises MissingExtra.
    """
    if address is None:
        yield None
        return
    ray = need("ray")
    began = not ray.is_initialized()
    if began and address == HERE:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    elif began:
        ray.init(address, log_to_driver=False)
    try:
        yield ray
    finally:
        if began:
            ray.shutdown()


def ray_map(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    address: str | None = None,
    *,
    workers: int | None = None,
) -> Iterator[Result]:
    """work(task) for each task, in the order of the tasks.

    Without an address one after the other in this process. With one, on the Ray there
    ("ray://host:10001", "auto", or HERE for this machine with so many `workers`, by default one
    per core); Spieltisch must be installed on every machine. Each result may depend on its task
    alone, so all ways give the same. `work`, tasks and results can be pickled. Raises
    MissingExtra, and whatever `work` raises.
    """
    with on_ray(address, workers) as ray:
        if ray is None:
            yield from map(work, tasks)
            return
        yield from _begin(ray, work, tasks)


@contextmanager
def crew(address: str | None, jobs: int | None = None) -> Iterator[Begin[Any, Any]]:
    """Somebody who works in the background: `begin(work, tasks)`, see `Begin`.

    Without an address that is `jobs` threads of this process, by default one per core, for work
    that does not hold Python's lock; with one, the Ray there, as for `ray_map`. Raises
    MissingExtra.
    """
    with on_ray(address, jobs) as ray:
        if ray is None:
            with ThreadPoolExecutor(jobs or cores(), thread_name_prefix="crew") as threads:
                yield threads.map
        else:
            yield lambda work, tasks: _begin(ray, work, tasks)


def _begin(ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
    """Start all tasks on a Ray."""

    def carried_out(task: Task) -> Result:  # Ray takes plain functions only
        return work(task)

    remote = ray.remote(max_retries=2)(carried_out)
    waiting = [remote.remote(task) for task in tasks]
    return (ray.get(one) for one in waiting)
