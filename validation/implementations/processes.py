"""The processes of a grid: each runs in a thread of its own, tells the others what it has, and waits for what it needs.

Nothing here knows of groups: a process that executes a collective op says what its operands are, and hears what those
that it names have said at the same execution of that operation.
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
"""An operation, by its identity, and how often the process has executed it before."""


class Deadlock(Exception):
    """Every process that is left waits for one that will never come."""


@dataclass
class Meeting:
    """What the processes of a grid have told each other."""

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
        """What others say on an occasion, once they have. Raises Deadlock where they can't any more."""
        with self.changed:
            self.waiting[process] = occasion, speakers
            self.changed.notify_all()  # the others look whether anyone is left to wait for
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
    """One process, and what it has read of its streams."""

    number: int = 0
    meeting: Meeting = field(default_factory=lambda: Meeting(1))
    executed: Counter[int] = field(default_factory=Counter)
    taken: Counter[object] = field(default_factory=Counter)
    """How many payloads were read from the infeed (by its name) and from channels (by their ids)."""

    def say(self, operation: Operation, what: Any) -> Occasion:
        """Tells the others what this process brings to an operation; says when they can hear it."""
        occasion = id(operation), self.executed[id(operation)]
        self.executed[id(operation)] += 1
        self.meeting.say(occasion, self.number, what)
        return occasion

    def hear(self, occasion: Occasion, speakers: Sequence[int]) -> list[Any]:
        return self.meeting.hear(occasion, self.number, speakers)


def in_parallel(count: int, run: Callable[[Process], R]) -> list[R]:
    """What each of so many processes comes to. Where some fail, one of their exceptions, Deadlock only where there is
    no other."""
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
