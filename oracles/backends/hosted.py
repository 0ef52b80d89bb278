"""A backend whose implementation runs in a worker, and what is asked of several of its programs at once."""

from __future__ import annotations

import copy
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType

import numpy as np

from oracles.backends.program_variants import Inexpressible, InputSets, Rewritten
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results, Unsupported, crosses
from oracles.backends.worker import Pending, Settings, Worker, request
from oracles.dynamic_evaluation import fits
from spec.program import Program
from spec.text import text
from spec.types import QuantizedType, TensorType, Type, dtype, is_quantized_tensor

Rewrite = Callable[[Program, InputSets], Rewritten]
Case = tuple[Program, InputSets]
Errors = Mapping[str, type[Unsupported] | type[Rejected]]
"""By what occurs in the last words of an implementation that ends its process to report an error: what they mean."""


Spelling = Callable[[Program], str]
"""What is sent for a program. Raises Inexpressible for one that the implementation's language cannot say."""
SpellingFor = Callable[[Mapping[str, str]], Spelling]
"""The spelling for an implementation of these versions, by package."""


def as_text(versions: Mapping[str, str]) -> Spelling:
    """StableHLO's own, whatever the versions."""
    return text


@dataclass(frozen=True)
class Known:
    """In place of a request, what comes of a program that need not be sent."""

    outcome: Outcome

    def result(self) -> Outcome:
        return self.outcome


@dataclass(frozen=True)
class Sent:
    """A program on its way to the worker; `result()` waits for what comes of it."""

    pending: Pending | Known
    seconds: float
    """What it took to print it."""
    errors: Errors = field(default_factory=dict)

    def result(self) -> Outcome:
        outcome = understood(self.pending.result(), self.errors)
        return replace(outcome, seconds={"print": self.seconds, **outcome.seconds})


def understood(outcome: Outcome, errors: Errors) -> Outcome:
    """The outcome; of a process that ended itself to report an error, what that error means."""
    if not isinstance(outcome, Crashed) or outcome.exit_status != -signal.SIGABRT:
        return outcome
    meant = next((meaning for words, meaning in errors.items() if words in outcome.message), None)
    return outcome if meant is None else meant(outcome.message, outcome.stage, outcome.seconds)


@dataclass(frozen=True)
class Submitted:
    """A case on its way; `result()` waits for its outcome."""

    rewritten: Rewritten
    sent: Sent

    def result(self) -> Outcome:
        return restored(self.sent.result(), self.rewritten)


def restored(outcome: Outcome, rewritten: Rewritten) -> Outcome:
    """The outcome of a case from that of the program that was run for it."""
    if not isinstance(outcome, Results):
        return outcome
    types = rewritten.program.main.result_types
    rows = rewritten.restore([stored(row, types) for row in outcome.outputs])
    return replace(outcome, outputs=tuple(map(tuple, rows)))


def stored(row: Sequence[Array | None], types: Sequence[Type]) -> Sequence[Array | None]:
    """Outputs of quantized types in the dtype of their storage: MLIR's integers have no signs."""
    if len(row) != len(types) or not any(is_quantized_tensor(t) for t in types):
        return row
    return [
        _as_stored(x, t) if is_quantized_tensor(t) and x is not None else x for x, t in zip(row, types, strict=True)
    ]


def _as_stored(array: Array, t: Type) -> Array:
    """The same bits with the sign of the storage type; what is of another width is left for the judge."""
    assert isinstance(t, TensorType)
    assert isinstance(t.element_type, QuantizedType)
    storage = t.element_type.storage_type
    if array.dtype != dtype(replace(storage, signed=not storage.signed)):
        return array
    if storage.width >= 8:
        return array.view(dtype(storage))
    bits = array.astype(np.int8) & np.int8(2**storage.width - 1)
    half = np.int8(2 ** (storage.width - 1) if storage.signed else 0)
    return ((bits ^ half) - half).astype(dtype(storage))


class Experience:
    """Which operations, by name and by name and element types, programs have had that gave results, and which such as
    gave none."""

    def __init__(self) -> None:
        self._run: set[object] = set()
        self._failed: set[object] = set()

    def learn(self, case: Rewritten, has_results: bool) -> None:
        """What came of a case that was not put together with one that has no results."""
        (self._run if has_results else self._failed).update(case.kinds)

    def promises(self, case: Rewritten) -> bool:
        """Whether each of its operations has run before, or none like it was in a program without results."""
        return self._failed.isdisjoint(case.kinds - self._run)


@dataclass
class Count:
    """A number that the copies of a backend share."""

    number: int = 0


class HostedBackend:
    """Runs programs in a worker that holds the adapter module at `adapter` (see native/server.py).

    `rewrite` changes each case into what the implementation gets; `batch` is how many programs it pays to put into one
    module; `install` says how to get what the adapter imports; `lacking` are the ops that wait for somebody outside;
    `shared` are the modules that the adapter shares with others.
    `errors` says what an end of the process means that reports an error; `spelling_for` is the language of the
    programs, StableHLO's own where nothing else is said.
    """

    def __init__(
        self,
        name: str,
        adapter: Path,
        settings: Settings,
        rewrite: Rewrite = Rewritten,
        *,
        install: str = "",
        batch: int = 1,
        most_processes: int = 1,
        lacking: frozenset[str] = frozenset(),
        feeds_constants: bool = False,
        shared: Sequence[ModuleType] = (),
        errors: Errors | None = None,
        spelling_for: SpellingFor = as_text,
    ) -> None:
        self.name = name
        self._lacking = lacking
        self._errors = errors or {}
        self._flags: Mapping[str, str] = {}
        self._tells = False
        self._timeout = settings.timeout
        self._feeds_constants = feeds_constants
        self.batch = batch
        self.experience = Experience()
        self._count = Count()
        self._rewrite = rewrite
        self.worker = Worker(name, adapter, settings, install, shared)
        self.spelling = spelling_for(self.worker.versions)
        self._element_types = frozenset(self.worker.description["element_types"])
        self._most_processes = min(most_processes, self.worker.description.get("processes", most_processes))

    @property
    def programs_sent(self) -> int:
        """How many were to be compiled so far, those with other options or limits included: modules, where several
        programs are put into one."""
        return self._count.number

    def describe(self) -> Description:
        said = self.worker.description
        types = tuple(said["element_types"])
        return Description(
            self.name, self.worker.versions, said["device"], types, self._most_processes, self._feeds_constants
        )

    def with_flags(self, flags: Mapping[str, str]) -> HostedBackend:
        """The same implementation in the same process, with options of its compiler that this backend has not."""
        other = copy.copy(self)
        other._flags = flags
        return other

    def telling(self) -> HostedBackend:
        """The same implementation in the same process, asked also what it makes of a program, if it can tell."""
        other = copy.copy(self)
        other._tells = True
        return other

    def within(self, seconds: float) -> HostedBackend:
        """The same implementation in the same process, with that time limit for a program where it is shorter."""
        other = copy.copy(self)
        other._timeout = min(self._timeout, seconds)
        return other

    def run(self, program: Program, inputs: InputSets) -> Outcome:
        case = self.prepare(program, inputs)
        return case if isinstance(case, Unsupported) else self.submit(case).result()

    def prepare(self, program: Program, inputs: InputSets) -> Rewritten | Unsupported:
        """A case as the implementation gets it. Raises ValueError for inputs that do not fit the arguments: an
        implementation might reinterpret their bytes."""
        check_inputs(program, inputs)
        try:
            self._check_boundary(program)
            return self._rewrite(program, inputs)
        except Inexpressible as why:
            return Unsupported(str(why), "translate")

    def submit(self, rewritten: Rewritten) -> Submitted:
        """Sends a prepared case ahead, and does not wait."""
        return Submitted(rewritten, self.send(rewritten.program, rewritten.inputs))

    def send(self, program: Program, inputs: InputSets, execute: bool = True) -> Sent:
        """Sends a program as it is."""
        begin = time.perf_counter()
        self._count.number += 1
        try:
            printed = self.spelling(program)
        except Inexpressible as why:
            return Sent(Known(Unsupported(str(why), "translate")), time.perf_counter() - begin)
        payload = request(printed, inputs, execute, self._flags, self._tells)
        pending = self.worker.post(payload, self._timeout)
        return Sent(pending, time.perf_counter() - begin, self._errors)

    def verify(self, program: Program) -> Outcome:
        return self.send(program, [], execute=False).result()

    def close(self) -> None:
        self.worker.close()

    def _check_boundary(self, program: Program) -> None:
        """Raises Inexpressible for arguments and results that our side has no arrays for."""
        if program.num_processes > self._most_processes:
            raise Inexpressible(f"this adapter runs {self._most_processes} processes at most")
        missing = next((o.name for o in program.operations() if o.name in self._lacking), None)
        if missing is not None:
            raise Inexpressible(f"this adapter has no other end for {missing}")
        for t in (v.type for v in program.main.arguments):
            if not isinstance(t, TensorType):
                raise Inexpressible(f"this adapter hands over no {t}")
            if not crosses(t.element_type, self._element_types):
                raise Inexpressible(f"elements of type {t.element_type} cannot be handed to {self.name}")
        for t in program.main.result_types:
            if isinstance(t, TensorType) and not crosses(t.element_type, self._element_types):
                raise Inexpressible(f"elements of type {t.element_type} cannot be had from {self.name}")


def check_inputs(program: Program, inputs: InputSets) -> None:
    """Raises ValueError where an input is not of its argument's shape and dtype."""
    arguments = program.main.arguments
    for k, row in enumerate(inputs):
        if len(row) != len(arguments):
            raise ValueError(f"input set {k} has {len(row)} arrays, main takes {len(arguments)}")
        for i, (array, argument) in enumerate(zip(row, arguments, strict=True)):
            t = argument.type
            if isinstance(t, TensorType) and not _fits(array, t, program.num_processes):
                raise ValueError(f"argument {i} is {t}, input set {k} has {array.dtype} of shape {array.shape}")


def _fits(array: Array, t: TensorType, processes: int) -> bool:
    is_held_so = isinstance(array, np.ndarray) and array.dtype == dtype(t.element_type)
    return is_held_so and fits(array.shape, t, processes)
