"""The loop of a campaign: hand out batches, record their outcomes, publish new causes, until a limit is reached."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

from fuzz.batch_outcome import Done, Probed
from fuzz.cause_folders import Publisher, with_finding
from fuzz.engines.local_engine import Engine, Probe, slices
from fuzz.plan import Plan, Ticket
from fuzz.screen import Screen
from fuzz.selection import backend_gaps, known_conditions
from fuzz.selection.batch_programs import kinds_asked
from fuzz.state import KNOWN, Cause, State
from oracles.backends.protocol import QUANTIZED
from spec.types import ELEMENT_TYPES
from trials.session import Session

BARE_EVERY = 12
"""The implementation is timed alone after one batch of this many."""
PARENTS = 32
"""Number of kept programs that are sent along with a batch, for mutation."""
PROBED_AT_ONCE = 16
"""Subjects in one probe; few, since each crash costs a new process."""
PROBING = 0.25
"""Largest share of the campaign's time that goes into probing."""


@dataclass
class Campaign:
    """One run of a campaign. `seconds` and `programs` are its limits; None means no limit."""

    plan: Plan
    state: State
    engine: Engine
    session: Session
    screen: Screen
    seconds: float | None = None
    programs: int | None = None
    jobs: int = 1
    """The number of batches that run at once."""
    probes: bool = True
    """Whether each backend is probed before the first batch."""
    check: Callable[[], None] = lambda: None
    """Called between batches; raises KeyboardInterrupt to end the campaign."""
    _started: float = field(default_factory=time.monotonic)
    _aside: float = 0.0
    """Seconds that do not count as work, such as probing."""
    _unsure: frozenset[str] = frozenset()
    """Entries whose conditions do not exclude programs until they have been seen to show their cause."""
    _under_way: dict[int, int] = field(default_factory=dict)
    """Number of programs in each batch that is being run, by batch number."""
    _recorded_programs: int = 0

    def run(self) -> None:
        """Run until a limit is reached.

        Raises BackendError if a backend cannot be opened or kept alive, BrokenState or BrokenResults if nothing can be
        recorded.
        """
        self._unsure = known_conditions.unsure(
            e for b in self.plan.backends for e in self.session.expectations_of(b).entries
        )
        if self.probes:
            self._probe()
        numbers = self._numbers()
        while True:
            self.check()
            while self.engine.free_slots() > 0 and self._goes_on():
                ticket = self._ticket(next(numbers))
                self._under_way[ticket.number] = ticket.size
                self.engine.submit(ticket)
            if not self._under_way:
                return
            for task, reply in self.engine.replies(1.0):
                assert isinstance(task, Ticket)
                assert isinstance(reply, Done)
                self._record(task, reply)
            self.screen.show(self.state.totals(), self.state.causes(), self._time_left())

    # What is done next.

    def _numbers(self) -> Iterator[int]:
        recorded = self.state.batches_done()
        return (n for n in count() if n not in recorded)

    def _goes_on(self) -> bool:
        if self.seconds is not None and time.monotonic() - self._started >= self.seconds:
            return False
        return self.programs is None or self._total() < self.programs

    def _total(self) -> int:
        return self._recorded_programs + sum(self._under_way.values())

    def _ticket(self, number: int) -> Ticket:
        size = self.plan.batch if self.programs is None else min(self.plan.batch, self.programs - self._total())
        conditions = self.state.conditions()
        return Ticket(
            number,
            size,
            self.state.parents(PARENTS),
            {b: self._gaps(b) for b in self.plan.backends if not self.session.description(b).rewrites},
            known_conditions.rare(conditions, self._unsure),
            known_conditions.harmless(conditions, self._unsure),
            frozenset((c.backend, c.id) for c in self.state.causes()),
            None if self.seconds is None else time.time() + self.seconds - (time.monotonic() - self._started),
            number % BARE_EVERY == 1,
        )

    def _gaps(self, backend: str) -> backend_gaps.Gaps:
        own = self.session.description(backend).element_types
        return backend_gaps.gaps(
            self.state.uses(backend), [t for t in (*map(str, ELEMENT_TYPES), QUANTIZED) if t not in own]
        )

    def _time_left(self) -> str:
        parts = []
        if self.seconds is not None:
            left = max(0, round(self.seconds - (time.monotonic() - self._started)))
            parts.append(f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02} left")
        if self.programs is not None:
            parts.append(f"{max(0, self.programs - self._recorded_programs)} programs left")
        return ", ".join(parts) or "until it is stopped"

    # What is done.

    def _record(self, ticket: Ticket, done: Done) -> None:
        self._under_way.pop(ticket.number, None)
        self._recorded_programs += done.programs
        for trouble in done.troubles:
            self.screen.say(f"batch {done.number}: {trouble.strip().splitlines()[-1]}")
        causes = self._publish(done)
        causes += [
            Cause(backend, id_, KNOWN, 0, self._reason(backend, id_), "", self.state.run)
            for backend, id_ in done.causes
            if id_ in {e.cause for e in self.session.expectations_of(backend).entries}
        ]
        self._aside += done.bare_seconds / self.jobs
        self.state.record(done, causes, done.novel, time.monotonic() - self._started - self._aside)

    def _publish(self, done: Done) -> list[Cause]:
        publisher = Publisher(self.plan, self.session)
        seen = {(c.backend, c.id) for c in self.state.causes()}
        causes = []
        for shown in done.new:
            assert shown.found.signature is not None
            key = (shown.subject.backend, shown.found.signature.id)
            published = None if key in seen else publisher.publish(shown, self.state.run)
            if published is not None:
                seen.add(key)
                cause, finding = published
                causes.append(cause)
                with_finding(shown, finding, done.lines)
                self.screen.say(f"{cause.status} cause {cause.id}: {cause.text}: {cause.folder}")
        return causes

    def _reason(self, backend: str, id_: str) -> str:
        return next(e.reason for e in self.session.expectations_of(backend).entries if e.cause == id_)

    # What backends lack.

    def _probe(self) -> None:
        begin = time.monotonic()
        tasks: list[Probe] = []
        for backend in self.plan.backends:
            versions = self._versions(backend)
            self.state.forget_uses(backend, versions)
            asked = self.state.probes_done(backend, versions)
            types = self.session.description(backend).element_types
            subjects = [*kinds_asked(types), *backend_gaps.subjects(types)]
            tasks += [p for p in slices(backend, subjects, PROBED_AT_ONCE) if p.number not in asked]
        tasks.sort(key=lambda p: p.number, reverse=True)  # pop() takes the first slices of all backends first
        if tasks:
            self.screen.say(f"probing what {', '.join(self.plan.backends)} can do")
        waiting = 0
        while waiting or (tasks and self._may_probe(begin)):
            self.check()
            while tasks and self._may_probe(begin) and self.engine.free_slots() > 0:
                self.engine.submit(tasks.pop())
                waiting += 1
            for task, reply in self.engine.replies(1.0):
                assert isinstance(task, Probe)
                assert isinstance(reply, Probed)
                self.state.record_probes(reply, task.backend, self._versions(task.backend))
                waiting -= 1
        self._aside += time.monotonic() - begin

    def _may_probe(self, begin: float) -> bool:
        return self.seconds is None or time.monotonic() - begin < PROBING * self.seconds

    def _versions(self, backend: str) -> str:
        return ", ".join(f"{k} {v}" for k, v in sorted(self.session.description(backend).versions.items()))
