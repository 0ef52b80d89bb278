"""What rewrites programs: MLIR's pass manager in a worker, and any executable."""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from oracles.backends.backend_errors import BackendError
from oracles.backends.command import execute, words
from oracles.backends.hosted import HostedBackend
from oracles.backends.native.pass_manager import LACKED, PIPELINES, REFUSED, SAME
from oracles.backends.protocol import Crashed, Outcome, Rejected, Results, TimedOut, Unsupported
from oracles.backends.worker import Settings
from results.untrusted import printable
from spec.program import Program, main_program
from spec.text import text

Text = str | Outcome
"""What a program has become, "" where it stays as it is; or what ended it."""


class Rewriter(Protocol):
    """Rewrites programs."""

    @property
    def versions(self) -> Mapping[str, str]:
        """By package."""
        ...

    def texts(self, programs: Iterable[Program]) -> Iterator[Text]:
        """What each program becomes."""
        ...

    def close(self) -> None: ...


_NOTHING = main_program((), (), ())


class PassManager:
    """That of one jaxlib, in a worker that the pipelines share which are lent it: it ends with the last of them."""

    def __init__(self, hosted: HostedBackend) -> None:
        self._hosted = hosted
        self._users = 0
        self._fatal: set[str] = set()
        """The pipelines that have ended the process: they are asked apart, so that the others are asked once."""

    @property
    def versions(self) -> Mapping[str, str]:
        return self._hosted.worker.versions

    @property
    def is_used(self) -> bool:
        return self._users > 0

    def lend(self, name: str, pipeline: str) -> ByPasses:
        """The rewriter of a pipeline. Raises BackendError, with the name of the backend, where this release does not
        have it."""
        self._users += 1
        outcome = self._asked([pipeline]).send(_NOTHING, [], execute=False).result()
        if isinstance(outcome, Results):
            return ByPasses(self, pipeline)
        self.give_back()
        raise BackendError(f"{name}: {_reason(getattr(outcome, 'message', ''))}")

    def give_back(self) -> None:
        self._users -= 1
        if not self.is_used:
            self._hosted.close()

    def texts(self, programs: Iterable[Program], pipelines: Sequence[str]) -> Iterator[list[Text]]:
        """What each program becomes by each of the pipelines."""
        tame = [p for p in pipelines if p not in self._fatal]
        groups = [group for group in (tame, *([p] for p in pipelines if p in self._fatal)) if group]
        asked = [self._asked(group) for group in groups]
        for program, sent in [(p, [a.send(p, [()]) for a in asked]) for p in programs]:
            found: dict[str, Text] = {}
            for group, one in zip(groups, sent, strict=True):
                found |= zip(group, self._told(program, group, one.result()), strict=True)
            yield [found[p] for p in pipelines]

    def _asked(self, pipelines: Sequence[str]) -> HostedBackend:
        return self._hosted.with_flags({PIPELINES: "\n".join(pipelines)})

    def _told(self, program: Program, pipelines: Sequence[str], outcome: Outcome) -> list[Text]:
        """Where one of several has ended the process they are asked again by halves."""
        if isinstance(outcome, Results):
            [row] = outcome.outputs
            return [_text(np.asarray(array).tobytes(), outcome.seconds) for array in row]
        if len(pipelines) == 1 or getattr(outcome, "stage", "") == "parse":
            self._fatal.update(pipelines if isinstance(outcome, Crashed | TimedOut) else [])
            return [_refused(outcome)] * len(pipelines)
        middle = len(pipelines) // 2
        halves = pipelines[:middle], pipelines[middle:]
        return [text for half in halves for texts in self.texts([program], half) for text in texts]


def _text(told: bytes, seconds: Mapping[str, float]) -> Text:
    """What the worker tells of one pipeline."""
    kind, rest = told[:1], told[1:].decode()
    if kind == REFUSED:
        return _refused(Rejected(printable(rest), "compile", dict(seconds)))
    if kind == LACKED:
        return Unsupported(rest, "compile", dict(seconds))
    return "" if kind == SAME else rest


def _reason(message: str) -> str:
    """In one line, without the name of an exception and where in a program of ours it is."""
    line = " ".join(message.split()).removeprefix("ValueError: ")
    return re.sub(r"^.*\berror: ", "it fails on a program without operations: ", line)


_LACKS = re.compile(r"failed to legalize|explicitly marked illegal|not supported|unsupported", re.IGNORECASE)


def _refused(outcome: Outcome) -> Outcome:
    """Where the parser refuses a program no pass has seen it; a pass that says that it does not take an operation lacks
    something, and refuses nothing."""
    if isinstance(outcome, Rejected) and (outcome.stage == "parse" or _LACKS.search(outcome.message)):
        return Unsupported(outcome.message, outcome.stage, outcome.seconds)
    return outcome


@dataclass
class ByPasses:
    """A pipeline of a pass manager, which it gives back when it is closed."""

    manager: PassManager
    pipeline: str

    @property
    def versions(self) -> Mapping[str, str]:
        return self.manager.versions

    def texts(self, programs: Iterable[Program]) -> Iterator[Text]:
        return (found for [found] in self.manager.texts(programs, [self.pipeline]))

    def close(self) -> None:
        self.manager.give_back()


@dataclass
class ByCommand:
    """An executable, which is given a program on its standard input and writes another one to its standard output."""

    command: str
    settings: Settings

    def __post_init__(self) -> None:
        self._words = words("rewrite", self.command)

    @property
    def versions(self) -> Mapping[str, str]:
        return {}

    def texts(self, programs: Iterable[Program]) -> Iterator[Text]:
        return map(self._text, programs)

    def _text(self, program: Program) -> Text:
        begin = time.perf_counter()
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as made:
            given.write(text(program).encode())
            given.seek(0)
            end = execute(self._words, self.settings, given, made)
            seconds = {"compile": time.perf_counter() - begin}
            outcome = end.outcome(self.settings.timeout, "compile", seconds)
            if outcome is not None:
                return outcome
            made.seek(0)
            return made.read().decode(errors="replace") or "module {}"

    def close(self) -> None:
        """Nothing is left running between programs."""


def texts_of(rewriters: Sequence[Rewriter], programs: Sequence[Program]) -> list[list[Text]]:
    """By rewriter, what each program becomes; each is read once for all pipelines of a pass manager."""
    managers = {id(r.manager): r.manager for r in rewriters if isinstance(r, ByPasses)}
    found: dict[int, list[Text]] = {i: list(r.texts(programs)) for i, r in enumerate(rewriters) if not _is_shared(r)}
    for manager in managers.values():
        places = {i: r.pipeline for i, r in enumerate(rewriters) if isinstance(r, ByPasses) and r.manager is manager}
        rows = manager.texts(programs, list(places.values()))
        found |= dict(zip(places, map(list, zip(*rows, strict=True)), strict=True))
    return [found[i] for i in range(len(rewriters))]


def _is_shared(rewriter: Rewriter) -> bool:
    return isinstance(rewriter, ByPasses)
