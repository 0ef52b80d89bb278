"""Program rewriters: MLIR's pass manager in a worker, and any executable."""

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
"""Text of a rewritten program ("" if unchanged), or the outcome that ended rewriting."""


class Rewriter(Protocol):
    @property
    def versions(self) -> Mapping[str, str]: ...

    def texts(self, programs: Iterable[Program]) -> Iterator[Text]: ...

    def close(self) -> None: ...


_NOTHING = main_program((), (), ())


class PassManager:
    """The pass manager of one jaxlib, in a worker that several pipelines share; the worker ends with the last
    pipeline."""

    def __init__(self, hosted: HostedBackend) -> None:
        self._hosted = hosted
        self._users = 0
        self._fatal: set[str] = set()
        """Pipelines that ended the process; they run alone, so that the others run once."""

    @property
    def versions(self) -> Mapping[str, str]:
        return self._hosted.worker.versions

    @property
    def is_used(self) -> bool:
        return self._users > 0

    def lend(self, name: str, pipeline: str) -> ByPasses:
        """Return the rewriter of a pipeline. Raises BackendError, with the name of the backend, if this release lacks
        the pipeline."""
        self._users += 1
        outcome = self._with_pipelines([pipeline]).send(_NOTHING, [], execute=False).result()
        if isinstance(outcome, Results):
            return ByPasses(self, pipeline)
        self.give_back()
        raise BackendError(f"{name}: {_reason(getattr(outcome, 'message', ''))}")

    def give_back(self) -> None:
        self._users -= 1
        if not self.is_used:
            self._hosted.close()

    def texts(self, programs: Iterable[Program], pipelines: Sequence[str]) -> Iterator[list[Text]]:
        tame = [p for p in pipelines if p not in self._fatal]
        groups = [group for group in (tame, *([p] for p in pipelines if p in self._fatal)) if group]
        asked = [self._with_pipelines(group) for group in groups]
        for program, sent in [(p, [a.send(p, [()]) for a in asked]) for p in programs]:
            found: dict[str, Text] = {}
            for group, one in zip(groups, sent, strict=True):
                found |= zip(group, self._texts_in(program, group, one.result()), strict=True)
            yield [found[p] for p in pipelines]

    def _with_pipelines(self, pipelines: Sequence[str]) -> HostedBackend:
        return self._hosted.with_flags({PIPELINES: "\n".join(pipelines)})

    def _texts_in(self, program: Program, pipelines: Sequence[str], outcome: Outcome) -> list[Text]:
        """Return the texts in an outcome; if one of several pipelines ended the process, run them again in halves."""
        if isinstance(outcome, Results):
            [row] = outcome.outputs
            return [_text(np.asarray(array).tobytes(), outcome.seconds) for array in row]
        if len(pipelines) == 1 or getattr(outcome, "stage", "") == "parse":
            self._fatal.update(pipelines if isinstance(outcome, Crashed | TimedOut) else [])
            return [_classify(outcome)] * len(pipelines)
        middle = len(pipelines) // 2
        halves = pipelines[:middle], pipelines[middle:]
        return [text for half in halves for texts in self.texts([program], half) for text in texts]


def _text(told: bytes, seconds: Mapping[str, float]) -> Text:
    kind, rest = told[:1], told[1:].decode()
    if kind == REFUSED:
        return _classify(Rejected(printable(rest), "compile", dict(seconds)))
    if kind == LACKED:
        return Unsupported(rest, "compile", dict(seconds))
    return "" if kind == SAME else rest


def _reason(message: str) -> str:
    line = " ".join(message.split()).removeprefix("ValueError: ")
    return re.sub(r"^.*\berror: ", "it fails on a program without operations: ", line)


_LACKS = re.compile(r"failed to legalize|explicitly marked illegal|not supported|unsupported", re.IGNORECASE)


def _classify(outcome: Outcome) -> Outcome:
    """Return the outcome, with Rejected changed to Unsupported if the parser rejected the program, so that no pass saw
    it, or if a pass does not support an operation."""
    if isinstance(outcome, Rejected) and (outcome.stage == "parse" or _LACKS.search(outcome.message)):
        return Unsupported(outcome.message, outcome.stage, outcome.seconds)
    return outcome


@dataclass
class ByPasses:
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
        """Do nothing: no process is kept between programs."""


def texts_of(rewriters: Sequence[Rewriter], programs: Sequence[Program]) -> list[list[Text]]:
    """Return by rewriter the text of each rewritten program; a pass manager reads a program once for all of its
    pipelines."""
    managers = {id(r.manager): r.manager for r in rewriters if isinstance(r, ByPasses)}
    found: dict[int, list[Text]] = {i: list(r.texts(programs)) for i, r in enumerate(rewriters) if not _is_shared(r)}
    for manager in managers.values():
        places = {i: r.pipeline for i, r in enumerate(rewriters) if isinstance(r, ByPasses) and r.manager is manager}
        rows = manager.texts(programs, list(places.values()))
        found |= dict(zip(places, map(list, zip(*rows, strict=True)), strict=True))
    return [found[i] for i in range(len(rewriters))]


def _is_shared(rewriter: Rewriter) -> bool:
    return isinstance(rewriter, ByPasses)
