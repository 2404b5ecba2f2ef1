"""The same tasks on a Ray cluster: an adapter of a few lines. Nothing else here knows of Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any


def ray_each(
    task: Callable[..., Any], work: list[tuple[Any, ...]], address: str = "local", workers: int = 0
) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """As `burncard.histories.work.each`, on the cluster at `address` (``"local"`` starts one on this machine, with as many
    `workers` as there are cores where it is 0).

    Files are named by paths that every machine of the cluster can read. Raises ModuleNotFoundError without Ray.
    """
    ray = import_module("ray")
    own = {"num_cpus": workers} if workers and address == "local" else {}
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, include_dashboard=False, **own)
    try:
        remote = ray.remote(task)
        waiting = {remote.remote(*one): one for one in work}
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            for reference in done:
                yield waiting.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()
