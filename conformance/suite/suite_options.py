"""The command line of the suite."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar, get_args

import pytest

from conformance.suite import run_folder
from conformance.suite.quick_selection import choice
from generators.quantized.quantized_types import is_family
from oracles.backends import BackendError, installed
from oracles.backends.catalogue import holds_alone
from results import options
from results.backend_names import BadBackendName, split
from results.options import did_you_mean
from results.untrusted import printable
from spec.op import ops
from spec.types import ELEMENT_TYPES, element_type_named
from trials.causes.expectations import FOLDER
from trials.settings import Profile, Settings

T = TypeVar("T")
PROFILES = get_args(Profile)
MOST_PROCESSES = 1024
ALL = "all"
"""The backend name that stands for all installed implementations."""


@dataclass(frozen=True)
class Options:
    settings: Settings
    report: Path | None
    update_expectations: bool
    resume: bool = False
    keeps: bool = True
    """Whether the records stay; those of a single test run again do not, unless a place is given."""
    takes_all: bool = False
    """Whether the command line asks for all installed implementations."""
    absent: tuple[str, ...] = ()
    """One line for each implementation that is not installed."""
    shows_expected: bool = False
    """Whether the summary also shows expected failures, with programs and values."""

    def without(self, failed: Mapping[str, str]) -> Options:
        """Return the options without backends that cannot be opened.

        `failed` maps each of these to the reason. Raises pytest.UsageError if no backend is left.
        """
        backends = tuple(b for b in self.settings.backends if b not in failed)
        absent = (*self.absent, *failed.values())
        if not backends:
            raise pytest.UsageError(f"no implementation is installed; {'; '.join(absent)}")
        return replace(self.with_backends(backends), absent=absent)

    def with_backends(self, backends: Sequence[str]) -> Options:
        return replace(self, settings=replace(self.settings, backends=tuple(backends)))


_PYTEST_TIMEOUT = "timeout"
"""The name under which the plugin pytest-timeout registers itself."""


def add(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager | None = None) -> None:
    """Add the options of the suite to pytest's parser.

    If pytest-timeout is installed, it is unregistered: it has an option --timeout too, which here limits a case.
    """
    taken = pluginmanager.get_plugin(_PYTEST_TIMEOUT) if pluginmanager is not None else None
    if pluginmanager is not None and taken is not None:
        pluginmanager.unregister(taken)
    group = parser.getgroup("conformance", "StableHLO conformance")
    group.addoption(
        "--backend",
        action="append",
        default=[],
        metavar="NAME[,NAME...]",
        help=f"the implementations to test; {ALL}: those that are installed",
    )
    group.addoption("--quick", action="store_true", help="common ops on f32, bf16, i32 and i1, and small programs")
    group.addoption("--max-examples", metavar="N", help="cases per test, in place of each claim's own number")
    group.addoption(
        "--profile",
        metavar="default|strict",
        default="default",
        help="strict: whole programs must give what their operations give one by one, without fusion, and quantized "
        "operations what dequantizing, computing and quantizing gives, to the last storage value",
    )
    group.addoption("--ops", metavar="OP[,OP...]", help="only these ops")
    group.addoption(
        "--element-types",
        metavar="TYPE[,TYPE...]",
        help="only these element types; quant<i8> is any quantized type whose storage has 8 bits",
    )
    group.addoption(
        "--mismatches",
        action="store_true",
        help="run programs on sizes that do not go together too; that the process ends is told, nothing fails",
    )
    group.addoption("--report", metavar="DIR", help="write results, findings and the HTML report here")
    group.addoption("--results", metavar="FILE", help="the results file (default: runs/TIME/results.jsonl)")
    group.addoption("--resume", action="store_true", help="go on with a run that was cut, by the same options")
    group.addoption("--expectations", metavar="DIR", default=str(FOLDER), help="<backend>.toml files in place of ours")
    group.addoption(
        "--update-expectations", action="store_true", help="write what is found into the files of expectations"
    )
    group.addoption("--show-expected", action="store_true", help="show what is expected too: programs and values")
    group.addoption("--scripts", action="store_true", help="write reproduce.py of what is expected too, and run it")
    group.addoption("--seed", default="0", metavar="N", help="draw other cases (default: 0)")
    group.addoption(
        "--max-shrinks",
        default="250",
        metavar="N",
        help="executions spent on making one finding minimal (default: 250; 0 reports it as drawn, and runs no "
        "reproduce.py)",
    )
    if taken is None:
        group.addoption("--timeout", metavar="SECONDS", help="limit of one case (default: 30)")
    group.addoption("--memory", metavar="MIB", help="limit of the memory of an implementation's process")


def parse(config: pytest.Config) -> Options:
    """Parse the options of a run. Raises pytest.UsageError with a one-line message."""
    get = config.getoption
    asked = tuple(name for given in get("--backend") for name in split(given))
    backends, absent = _with_all(asked)
    if not asked:
        raise pytest.UsageError(
            "name the implementation to test, for example --backend=xla or --backend=xla,interpreter"
        )
    if len(set(backends)) < len(backends):
        raise pytest.UsageError("--backend names an implementation twice")
    usual = choice() if get("--quick") else None
    report, results = (_read_if_given(config, name, options.place) for name in ("--report", "--results"))
    place = run_folder.choose_place(config, report, results)
    settings = Settings(
        backends=backends,
        results=place.results,
        max_examples=_read_if_given(config, "--max-examples", options.count())
        or (usual.max_examples if usual else None),
        profile=_read_option(config, "--profile", options.one_of(*PROFILES)),  # type: ignore[arg-type]
        ops=_read_if_given(config, "--ops", _ops) or (usual.ops if usual else None),
        element_types=_read_if_given(config, "--element-types", _element_types)
        or (usual.element_types if usual else None),
        expectations=_read_option(config, "--expectations", options.folder),
        seed=_read_option(config, "--seed", options.count(0)),
        reductions=_read_option(config, "--max-shrinks", options.count(0)),
        timeout=_read_option(config, "--timeout", options.seconds, default="30"),
        memory=_read_if_given(config, "--memory", options.mebibytes),
        quick=usual is not None,
        mismatches=get("--mismatches"),
        scripts=get("--scripts"),
    )
    return Options(
        settings, place.report, get("--update-expectations"), get("--resume"), place.keeps, ALL in asked, absent,
        get("--show-expected"),
    )  # fmt: skip


def most_workers(config: pytest.Config) -> int | None:
    """Return 1 if a backend needs its device exclusively, None (any number of workers) otherwise."""
    asked = (name for given in config.getoption("--backend") for name in split(given))
    try:
        return 1 if any(holds_alone(name) for name in asked if name != ALL) else None
    except (BackendError, BadBackendName):  # reported when the backend is opened
        return None


def check_pytest_options(config: pytest.Config) -> None:
    """Reject options of pytest and pytest-xdist that would make the run hang, or fail only at its end.

    Raises pytest.UsageError.
    """
    processes = config.getoption("numprocesses", None)
    if isinstance(processes, int) and not 0 <= processes <= MOST_PROCESSES:
        raise pytest.UsageError(f"-n: {str(processes)[:40]} is not between 0 and {MOST_PROCESSES}")
    if isinstance(processes, int) and processes > (most_workers(config) or MOST_PROCESSES):
        raise pytest.UsageError(
            "-n: one process at a time can hold the device of this backend: leave it out, or give 1"
        )
    if (config.getoption("maxfail") or 0) < 0:
        raise pytest.UsageError(f"--maxfail: {config.getoption('maxfail')} is no number of tests")
    for name, dest in (("--junitxml", "xmlpath"), ("--log-file", "log_file")):
        path = Path(config.getoption(dest, None) or "x").absolute()
        nearest = next(p for p in path.parents if p.exists())
        if path.is_dir() or not nearest.is_dir() or not os.access(nearest, os.W_OK):
            raise pytest.UsageError(f"{name}: {printable(str(path))} cannot be written")


def _with_all(asked: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if ALL not in asked:
        return tuple(asked), ()
    here, absent = installed()
    return tuple(dict.fromkeys(b for name in asked for b in (here if name == ALL else [name]))), tuple(absent)


def _read_if_given(config: pytest.Config, name: str, read: Callable[[str], T]) -> T | None:
    return None if config.getoption(name) is None else _read_option(config, name, read)


def _read_option(config: pytest.Config, name: str, read: Callable[[str], T], default: str = "") -> T:
    given = config.getoption(name)
    try:
        return read(default if given is None else str(given))
    except argparse.ArgumentTypeError as e:
        raise pytest.UsageError(f"{name}: {e}") from None


def _ops(names: str) -> frozenset[str]:
    chosen = frozenset(options.names(names))
    for name in sorted(chosen - set(ops())):
        raise pytest.UsageError(f"--ops: there is no op {name!r}{did_you_mean(name, ops())}")
    return chosen


def _element_types(names: str) -> frozenset[str]:
    chosen = set()
    for name in options.names(names):
        try:
            chosen.add(name if is_family(name) else str(element_type_named(name)))
        except KeyError:
            near = did_you_mean(name, map(str, ELEMENT_TYPES))
            raise pytest.UsageError(f"--element-types: there is no element type {name!r}{near}") from None
    return frozenset(chosen)
