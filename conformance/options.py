"""The command line of the suite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from oracles.backends import installed
from results.backend_names import split
from spec.op import ops
from spec.types import element_type_named
from trials.expectations import FOLDER
from trials.settings import Settings

ALL = "all"
"""The name for all implementations that are installed."""


@dataclass(frozen=True)
class Options:
    """What the suite was asked for: what to run, and what to make of it."""

    settings: Settings
    report: Path | None
    update_expectations: bool
    takes_all: bool = False
    """Whether all implementations that can be opened are meant, whichever these are."""
    absent: tuple[str, ...] = ()
    """A line for each implementation that is not here."""

    def without(self, failed: Mapping[str, str]) -> Options:
        """The same without backends that cannot be opened; given why. Raises pytest.UsageError where none is left."""
        backends = tuple(b for b in self.settings.backends if b not in failed)
        absent = (*self.absent, *failed.values())
        if not backends:
            raise pytest.UsageError(f"no implementation is installed; {'; '.join(absent)}")
        return replace(self.with_backends(backends), absent=absent)

    def with_backends(self, backends: Sequence[str]) -> Options:
        return replace(self, settings=replace(self.settings, backends=tuple(backends)))


def add(parser: pytest.Parser) -> None:
    group = parser.getgroup("conformance", "StableHLO conformance")
    group.addoption(
        "--backend",
        action="append",
        default=[],
        metavar="NAME[,NAME...]",
        help=f"the implementations to test; {ALL}: those that are installed",
    )
    group.addoption("--max-examples", type=int, metavar="N", help="cases per test, in place of each claim's own number")
    group.addoption(
        "--profile",
        choices=("default", "strict"),
        default="default",
        help="strict: whole programs must give what their operations give one by one, without fusion",
    )
    group.addoption("--ops", metavar="OP[,OP...]", help="only these ops")
    group.addoption("--element-types", metavar="TYPE[,TYPE...]", help="only these element types")
    group.addoption("--report", type=Path, metavar="DIR", help="write results, findings and the HTML report here")
    group.addoption("--results", type=Path, metavar="FILE", help="the results file (default: results.jsonl)")
    group.addoption(
        "--expectations", type=Path, metavar="DIR", default=FOLDER, help="<backend>.toml files in place of ours"
    )
    group.addoption(
        "--update-expectations", action="store_true", help="write what is found into the files of expectations"
    )
    group.addoption("--seed", type=int, default=0, metavar="N", help="draw other cases (default: 0)")
    group.addoption(
        "--max-shrinks",
        type=int,
        default=250,
        metavar="N",
        help="executions spent on making one finding minimal (default: 250; 0 reports it as drawn)",
    )
    group.addoption("--timeout", type=float, default=30, metavar="SECONDS", help="limit of one case (default: 30)")
    group.addoption("--memory", type=int, metavar="MIB", help="limit of the memory of an implementation's process")


def parse(config: pytest.Config) -> Options:
    """The options of a run. Raises pytest.UsageError, one line."""
    get = config.getoption
    asked = tuple(name for given in get("--backend") for name in split(given))
    backends, absent = _with_all(asked)
    if not asked:
        raise pytest.UsageError(
            "name the implementation to test, for example --backend=xla or --backend=xla,interpreter"
        )
    if len(set(backends)) < len(backends):
        raise pytest.UsageError("--backend names an implementation twice")
    max_examples = get("--max-examples")
    if max_examples is not None and max_examples < 1:
        raise pytest.UsageError(f"--max-examples is {max_examples}; it is at least 1")
    report, results = get("--report"), get("--results")
    settings = Settings(
        backends=backends,
        results=(results or (report / "results.jsonl" if report else Path("results.jsonl"))).absolute(),
        max_examples=max_examples,
        profile=get("--profile"),
        ops=_ops(get("--ops")),
        element_types=_element_types(get("--element-types")),
        expectations=get("--expectations"),
        seed=get("--seed"),
        reductions=get("--max-shrinks"),
        timeout=get("--timeout"),
        memory=get("--memory") << 20 if get("--memory") else None,
    )
    return Options(settings, report.absolute() if report else None, get("--update-expectations"), ALL in asked, absent)


def _with_all(asked: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The backends that were asked for, and a line for each implementation that "all" does not find."""
    if ALL not in asked:
        return tuple(asked), ()
    here, absent = installed()
    return tuple(dict.fromkeys(b for name in asked for b in (here if name == ALL else [name]))), tuple(absent)


def _ops(names: str | None) -> frozenset[str] | None:
    if names is None:
        return None
    chosen = frozenset(split(names))
    for name in sorted(chosen - set(ops())):
        raise pytest.UsageError(f"--ops: there is no op {name!r}")
    return chosen


def _element_types(names: str | None) -> frozenset[str] | None:
    if names is None:
        return None
    chosen = set()
    for name in split(names):
        try:
            chosen.add(str(element_type_named(name)))
        except KeyError:
            raise pytest.UsageError(f"--element-types: there is no element type {name!r}") from None
    return frozenset(chosen)
