"""Progress output for a person: one line per stage, with seconds and executions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TextIO

from results.untrusted import printable


@dataclass
class Stage:
    name: str
    seconds: float = 0.0
    executions: int = 0
    said: str = ""


@dataclass
class Progress:
    file: TextIO | None
    backends: list[Any] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    _began: float = field(default_factory=time.monotonic)

    @property
    def executions(self) -> int:
        return sum(getattr(b, "programs_sent", 0) for b in self.backends)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @contextmanager
    def stage(self, name: str) -> Iterator[Stage]:
        """Run a stage, and report it however it ends."""
        stage = Stage(name)
        self.stages.append(stage)
        begin, before = time.monotonic(), self.executions
        self._write(f"{'':32}{name} ...", "")
        try:
            yield stage
        except BaseException as e:
            stage.said = "interrupted" if isinstance(e, KeyboardInterrupt) else "failed"
            raise
        finally:
            stage.seconds, stage.executions = time.monotonic() - begin, self.executions - before
            self._write(line_of(stage), "\n")

    def _write(self, text: str, end: str) -> None:
        if self.file is None or (not end and not self.file.isatty()):
            return
        start = "\r\x1b[K" if self.file.isatty() else ""
        self.file.write(f"{start}{printable(text)}{end}")
        self.file.flush()


def line_of(stage: Stage) -> str:
    runs = f"{stage.executions} execution{'s' * (stage.executions != 1)}" if stage.executions else ""
    return f"{stage.seconds:8.1f} s  {runs:18}  {stage.name}{': ' * bool(stage.said)}{stage.said}"
