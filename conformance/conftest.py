"""The suite's place in pytest: its options, its parameters, the session that tests share, progress and summary."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from conformance import expecting, options, pages, subjects
from conformance.expecting import Finish
from conformance.progress import Progress
from conformance.running import Runner
from conformance.session import Session
from conformance.summary import summarize
from oracles.backends import BackendError
from results.file import BrokenResults
from trials.expectations import BrokenExpectations

SESSION = pytest.StashKey[Session]()
RUNNER = pytest.StashKey[Runner]()
FINISH = pytest.StashKey[Finish]()


def pytest_addoption(parser: pytest.Parser) -> None:
    options.add(parser)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("help") or config.getoption("version"):
        return
    chosen = options.parse(config)
    pages.check(chosen)
    if config.option.reportchars == "fE":  # pytest's own choice; what failed has been said as it happened
        config.option.reportchars = ""
    try:
        session = Session.of(chosen)
        if not is_worker(config) and not config.option.collectonly:
            expecting.check_writable(chosen)
            session.begin_results()
    except (BackendError, BrokenExpectations, BrokenResults) as e:
        raise pytest.UsageError(str(e)) from None
    config.stash[SESSION] = session
    config.stash[RUNNER] = Runner(session)
    if not is_worker(config):
        config.pluginmanager.register(Progress(config, session), "conformance-progress")
        if config.getoption("numprocesses", None):
            session.close()  # only the workers run anything


def is_worker(config: pytest.Config) -> bool:
    """Whether this process was started by pytest-xdist to run a share of the tests."""
    return hasattr(config, "workerinput")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "subject" in metafunc.fixturenames:
        session = metafunc.config.stash[SESSION]
        metafunc.parametrize("subject", subjects.parameters(metafunc.module.subjects(session.options)))
    if "entry" in metafunc.fixturenames:
        session = metafunc.config.stash[SESSION]
        metafunc.parametrize("entry", metafunc.module.entries(session))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A claim that has nothing to say of what was asked for is left out; pytest would call it skipped."""
    items[:] = [i for i in items if not (isinstance(i, pytest.Function) and i.name.endswith("[NOTSET]"))]


@pytest.fixture(scope="session")
def runner(pytestconfig: pytest.Config) -> Runner:
    return pytestconfig.stash[RUNNER]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """A backend that cannot be kept alive, or a disk that is full, ends the run with one line."""
    try:
        return (yield)
    except (BackendError, BrokenResults) as e:
        pytest.exit(f"cannot go on: {e}", returncode=pytest.ExitCode.INTERNAL_ERROR)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    shared = session.config.stash.get(SESSION, None)
    if shared is None:
        return
    shared.close()
    if is_worker(session.config) or session.config.option.collectonly:
        return
    session.config.stash[FINISH] = found = expecting.finish(shared.options, shared.expectations, complete(session))
    if found.problems and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def complete(session: pytest.Session) -> bool:
    """Whether all tests were run, so that an expectation that was not met says something."""
    option = session.config.option
    narrowed = bool(option.keyword or option.markexpr or option.deselect or getattr(option, "lf", False))
    whole = all("::" not in a and not a.endswith(".py") for a in session.config.args)
    return whole and not narrowed and not session.shouldstop and not session.shouldfail


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    found = config.stash.get(FINISH, None)
    if found is not None:
        summarize(terminalreporter, config.stash[SESSION].options, found)
