"""The suite's place in pytest: its options, its parameters, the session that tests share, progress and summary."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

from conformance import finish, options, pages
from conformance.finish import Finish
from conformance.options import Options
from conformance.progress import Progress
from conformance.summary import summarize
from oracles.backends import BackendError
from results.backend_names import BadBackendName
from results.file import BrokenResults
from trials import pins
from trials.expectations import BrokenExpectations
from trials.pins import Pin
from trials.runner import Runner
from trials.session import Session
from trials.subjects import Subject

NEW_CAUSES = 6
"""The exit status of a run in which nothing is wrong but that causes show which no expectation names."""

OPTIONS = pytest.StashKey[Options]()
SESSION = pytest.StashKey[Session]()
RUNNER = pytest.StashKey[Runner]()
PROGRESS = pytest.StashKey[Progress]()
FINISH = pytest.StashKey[Finish]()


def pytest_addoption(parser: pytest.Parser) -> None:
    options.add(parser)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("help") or config.getoption("version"):
        return
    chosen = options.parse(config)
    if is_worker(config):
        told: Any = config
        chosen = chosen.with_backends(told.workerinput["backends"])
    pages.check(chosen)
    if config.option.reportchars == "fE":  # pytest's own choice; what failed has been said as it happened
        config.option.reportchars = ""
    try:
        session = Session.of(chosen.settings)
        if not is_worker(config) and not config.option.collectonly:
            if chosen.takes_all:
                chosen = chosen.without(session.unavailable())
                session.keep(chosen.settings)
            finish.check_writable(chosen)
            session.begin_results(shlex.join(["pytest", *sys.argv[1:]]))
    except (BackendError, BadBackendName, BrokenExpectations, BrokenResults) as e:
        raise pytest.UsageError(str(e)) from None
    config.stash[OPTIONS] = chosen
    config.stash[SESSION] = session
    config.stash[RUNNER] = Runner(session)
    if not is_worker(config):
        config.stash[PROGRESS] = Progress(config, session)
        config.pluginmanager.register(config.stash[PROGRESS], "conformance-progress")
        if config.getoption("numprocesses", None):
            session.close()  # only the workers run anything


def pytest_report_header(config: pytest.Config) -> list[str]:
    return list(config.stash[OPTIONS].absent) if OPTIONS in config.stash else []


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tells a worker of pytest-xdist which backends there are: it must have the same tests."""
    node.workerinput["backends"] = list(node.config.stash[OPTIONS].settings.backends)


def is_worker(config: pytest.Config) -> bool:
    """Whether this process was started by pytest-xdist to run a share of the tests."""
    return hasattr(config, "workerinput")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "subject" in metafunc.fixturenames:
        settings = metafunc.config.stash[OPTIONS].settings
        subjects = metafunc.module.CLAIM.subjects(settings)
        metafunc.parametrize("subject", [pytest.param(s, id=s.name) for s in subjects])
    if "pin" in metafunc.fixturenames:
        found = pins.pins(metafunc.config.stash[SESSION])
        metafunc.parametrize("pin", [pytest.param(p, id=f"{p.name}-{p.entry.id}") for p in found])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A claim that has nothing to say of what was asked for is left out; pytest would call it skipped."""
    items[:] = [i for i in items if not (isinstance(i, pytest.Function) and i.name.endswith("[NOTSET]"))]


@pytest.fixture(scope="session")
def runner(pytestconfig: pytest.Config) -> Runner:
    return pytestconfig.stash[RUNNER]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A disk that is full ends the run with one line; so does the only backend, where it cannot be kept alive."""
    try:
        return (yield)
    except BackendError as e:
        session = item.config.stash[SESSION]
        if len(session.settings.backends) > 1:  # the others go on
            session.lose(_backend_of(item), e)
            pytest.fail(f"cannot go on with it: {e}", pytrace=False)
        _end(e)
    except BrokenResults as e:
        _end(e)


def _end(error: Exception) -> NoReturn:
    pytest.exit(f"cannot go on: {error}", returncode=pytest.ExitCode.INTERNAL_ERROR)


def _backend_of(item: pytest.Item) -> str:
    given: Any = getattr(item, "funcargs", {})
    of: Subject | Pin = given["subject"] if "subject" in given else given["pin"]
    return of.backend


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    config = session.config
    shared = config.stash.get(SESSION, None)
    if shared is None:
        return
    shared.close()
    if is_worker(config) or config.option.collectonly:
        return
    found = finish.finish(config.stash[OPTIONS], shared.expectations, complete(session))
    config.stash[FINISH] = found
    if found.problems and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    elif exitstatus == pytest.ExitCode.TESTS_FAILED and not found.problems and config.stash[PROGRESS].only_new_causes:
        session.exitstatus = NEW_CAUSES


def complete(session: pytest.Session) -> bool:
    """Whether all tests were run, so that an expectation that was not met says something."""
    option = session.config.option
    narrowed = bool(option.keyword or option.markexpr or option.deselect or getattr(option, "lf", False))
    whole = all("::" not in a and not a.endswith(".py") for a in session.config.args)
    return whole and not narrowed and not session.shouldstop and not session.shouldfail


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    found = config.stash.get(FINISH, None)
    if found is not None:
        summarize(terminalreporter, config.stash[OPTIONS], found)
