"""The command line of the suite."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from conformance import places
from results.backend_names import split
from spec.op import ops
from spec.types import element_type_named
from trials.expectations import FOLDER
from trials.settings import Settings


@dataclass(frozen=True)
class Options:
    """What the suite was asked for: what to run, and what to make of it."""

    settings: Settings
    report: Path | None
    update_expectations: bool
    resume: bool = False
    keeps: bool = True
    """Whether what is recorded stays; a single test that is run again leaves nothing, unless it is told where."""


def add(parser: pytest.Parser) -> None:
    group = parser.getgroup("conformance", "StableHLO conformance")
    group.addoption(
        "--backend", action="append", default=[], metavar="NAME[,NAME...]", help="the implementations to test"
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
    group.addoption("--results", type=Path, metavar="FILE", help="the results file (default: runs/TIME/results.jsonl)")
    group.addoption("--resume", action="store_true", help="go on with a run that was cut, by the same options")
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
    backends = tuple(name for given in get("--backend") for name in split(given))
    if not backends:
        raise pytest.UsageError(
            "name the implementation to test, for example --backend=xla or --backend=xla,interpreter"
        )
    if len(set(backends)) < len(backends):
        raise pytest.UsageError("--backend names an implementation twice")
    max_examples = get("--max-examples")
    if max_examples is not None and max_examples < 1:
        raise pytest.UsageError(f"--max-examples is {max_examples}; it is at least 1")
    place = places.chosen(config)
    settings = Settings(
        backends=backends,
        results=place.results,
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
    return Options(settings, place.report, get("--update-expectations"), get("--resume"), place.keeps)


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
