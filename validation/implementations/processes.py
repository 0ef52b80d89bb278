"""The processes of a grid, each in a thread: they publish their operands and wait for those of others.

Groups are unknown here. A process that executes a collective op publishes its operands, and reads those that named
processes published at the same execution of that operation.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from spec.program import Operation

R = TypeVar("R")
Occasion = tuple[int, int]
"""The identity of an operation, and the number of times that the process executed it before."""


class Deadlock(Exception):
    """All remaining processes wait for another process that will not publish."""


@dataclass
class Meeting:
    count: int
    said: dict[tuple[Occasion, int], Any] = field(default_factory=dict)
    waiting: dict[int, tuple[Occasion, Sequence[int]]] = field(default_factory=dict)
    ended: set[int] = field(default_factory=set)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def say(self, occasion: Occasion, process: int, what: Any) -> None:
        with self.changed:
            self.said[occasion, process] = what
            self.changed.notify_all()

    def hear(self, occasion: Occasion, process: int, speakers: Sequence[int]) -> list[Any]:
        """Wait for the values that the speakers publish on an occasion, and return them.

        Raises Deadlock if one of them can never be published.
        """
        with self.changed:
            self.waiting[process] = occasion, speakers
            self.changed.notify_all()  # the others check for deadlock
            while not self._heard(process):
                if self._is_stuck():
                    raise Deadlock(f"process {process} waits for one of {list(speakers)} at a collective op")
                self.changed.wait()
            del self.waiting[process]
            return [self.said[occasion, s] for s in speakers]

    def end(self, process: int) -> None:
        with self.changed:
            self.ended.add(process)
            self.changed.notify_all()

    def _heard(self, process: int) -> bool:
        occasion, speakers = self.waiting[process]
        return all((occasion, s) in self.said for s in speakers)

    def _is_stuck(self) -> bool:
        left = set(range(self.count)) - self.ended
        return left == self.waiting.keys() & left and not any(map(self._heard, left))


@dataclass
class Process:
    number: int = 0
    meeting: Meeting = field(default_factory=lambda: Meeting(1))
    executed: Counter[int] = field(default_factory=Counter)
    taken: Counter[object] = field(default_factory=Counter)
    """Number of payloads read, by stream (the infeed's name, or the id of a channel)."""

    def say(self, operation: Operation, what: Any) -> Occasion:
        occasion = id(operation), self.executed[id(operation)]
        self.executed[id(operation)] += 1
        self.meeting.say(occasion, self.number, what)
        return occasion

    def hear(self, occasion: Occasion, speakers: Sequence[int]) -> list[Any]:
        return self.meeting.hear(occasion, self.number, speakers)


def in_parallel(count: int, run: Callable[[Process], R]) -> list[R]:
    """Run all processes and return their results.

    Raises the exception of a process that fails; Deadlock only if there is no other.
    """
    meeting = Meeting(count)
    if count == 1:
        return [run(Process(0, meeting))]

    def until_end(number: int) -> R:
        try:
            return run(Process(number, meeting))
        finally:
            meeting.end(number)

    with ThreadPoolExecutor(count) as pool:
        futures = [pool.submit(until_end, number) for number in range(count)]
    failures = [e for f in futures if (e := f.exception()) is not None]
    for failure in sorted(failures, key=lambda e: isinstance(e, Deadlock)):
        raise failure
    return [f.result() for f in futures]
