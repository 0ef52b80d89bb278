"""An engine on a Dask cluster, on this machine or at a scheduler's address.

Workers are stateless: each task carries the plan, for which a worker keeps a job. Dask reassigns the tasks of a lost
worker.
"""

from __future__ import annotations

import queue
from typing import Any

from distributed import Client, LocalCluster

from fuzz.batch_job import Job
from fuzz.engines.local_engine import AHEAD, MOST_LOST, Reply, Task, give_up, perform
from fuzz.plan import Plan
from oracles.backends.backend_errors import BackendError

_jobs: dict[Plan, Job] = {}
"""The jobs of this process, by plan."""


def perform_task(plan: Plan, task: Task) -> Reply:
    if plan not in _jobs:
        _jobs[plan] = Job.of(plan)
    try:
        return perform(_jobs[plan], task)
    except BackendError as error:
        _jobs.pop(plan).close()
        raise BackendError(str(error)) from None


def _connect(to: Any) -> Any:
    try:
        return Client(to)
    except (OSError, ValueError) as e:
        raise BackendError(f"no scheduler of Dask answers at {to}: {' '.join(str(e).split())}") from None


class Dask:
    """Engine that runs tasks on the cluster at an address, or on `jobs` local workers."""

    def __init__(self, plan: Plan, jobs: int, address: str | None = None) -> None:
        self._plan = plan
        self._cluster: Any = None
        if address is None:
            self._cluster = LocalCluster(n_workers=max(jobs, 1), threads_per_worker=1, dashboard_address=None)
        self._client: Any = _connect(address or self._cluster)
        self._tasks: dict[str, tuple[Any, Task]] = {}
        self._ended: queue.Queue[str] = queue.Queue()

    def free_slots(self) -> int:
        workers = len(self._client.scheduler_info(n_workers=-1)["workers"])
        return AHEAD * max(workers, 1) - len(self._tasks)

    def submit(self, task: Task) -> None:
        future = self._client.submit(perform_task, self._plan, task, pure=False, retries=MOST_LOST)
        self._tasks[future.key] = (future, task)
        future.add_done_callback(lambda done: self._ended.put(done.key))

    def replies(self, timeout: float) -> list[tuple[Task, Reply]]:
        try:
            keys = [self._ended.get(timeout=timeout)]
            while not self._ended.empty():
                keys.append(self._ended.get_nowait())
        except queue.Empty:
            return []
        return [self._reply(key) for key in keys]

    def _reply(self, key: str) -> tuple[Task, Reply]:
        future, task = self._tasks.pop(key)
        try:
            return task, future.result()
        except BackendError:
            raise
        except Exception:  # no worker survives it
            return task, give_up(task)

    def close(self) -> None:
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()
