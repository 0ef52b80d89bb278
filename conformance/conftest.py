"""The pytest hooks of the suite: options, test parameters, the shared session, progress and the summary."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.suite import end_of_run, end_of_test, report_pages, run_folder, suite_options
from conformance.suite.end_of_run import Finish, summarize
from conformance.suite.interruption import Ending
from conformance.suite.live_progress import Progress
from conformance.suite.processor_time import SPENT, ProcessorTime
from conformance.suite.run_record import Recording
from conformance.suite.suite_options import Options
from oracles.backends import BackendError
from results.backend_names import BadBackendName
from results.file import BrokenResults
from trials import pinned_programs
from trials.causes.expectations import BrokenExpectations
from trials.pinned_programs import Pin
from trials.runner import Runner
from trials.session import Session
from trials.subject import Subject

OPTIONS = pytest.StashKey[Options]()
SESSION = pytest.StashKey[Session]()
RUNNER = pytest.StashKey[Runner]()
PROGRESS = pytest.StashKey[Progress]()
RECORDING = pytest.StashKey[Recording]()
ENDING = pytest.StashKey[Ending]()
FINISH = pytest.StashKey[Finish]()
PROCESSOR_TIME = pytest.StashKey[ProcessorTime]()

DONE = "conformance_done"
"""Key of the worker input that lists the tests which a resumed run has already completed."""


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    suite_options.add(parser, pluginmanager)


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    suite_options.check_pytest_options(config)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    return suite_options.most_workers(config)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("help") or config.getoption("version"):
        return
    chosen = suite_options.parse(config)
    if is_worker(config):
        told: Any = config
        chosen = chosen.with_backends(told.workerinput["backends"])
    report_pages.check(chosen)
    if config.option.reportchars == "fE":  # pytest's own choice; what failed has been said as it happened
        config.option.reportchars = ""
    try:
        config.stash[OPTIONS] = chosen
        config.stash[SESSION] = session = Session.of(chosen.settings)
        if not is_worker(config) and not config.option.collectonly:
            if chosen.takes_all:
                chosen = chosen.without(session.unavailable())
                session.keep(chosen.settings)
                config.stash[OPTIONS] = chosen
            end_of_run.check_writable(chosen)
            config.stash[RECORDING] = Recording.prepare(chosen)
            config.stash[RECORDING].begin(session.header(shlex.join(["pytest", *sys.argv[1:]])))
    except (BackendError, BadBackendName, BrokenExpectations, BrokenResults) as e:
        _unlock(config)
        raise pytest.UsageError(str(e)) from None
    config.stash[RUNNER] = Runner(session)
    config.stash[PROCESSOR_TIME] = ProcessorTime(runs_tests=not config.getoption("numprocesses", None))
    config.pluginmanager.register(config.stash[PROCESSOR_TIME], "conformance-processor-time")
    if not is_worker(config):
        _watch(config, session)
        if config.getoption("numprocesses", None):
            session.close()  # only the workers run anything


def _watch(config: pytest.Config, session: Session) -> None:
    recording = config.stash.get(RECORDING, None)
    config.stash[PROGRESS] = Progress(config, session, recording.earlier if recording is not None else None)
    config.pluginmanager.register(config.stash[PROGRESS], "conformance-progress")
    config.stash[ENDING] = Ending()
    config.pluginmanager.register(config.stash[ENDING], "conformance-ending")


def pytest_unconfigure(config: pytest.Config) -> None:
    _unlock(config)


def _unlock(config: pytest.Config) -> None:
    recording = config.stash.get(RECORDING, None)
    if recording is not None:
        del config.stash[RECORDING]
        recording.close()


def pytest_report_header(config: pytest.Config) -> list[str]:
    return list(config.stash[OPTIONS].absent) if OPTIONS in config.stash else []


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Send the backends, the results file and the completed tests to a worker of pytest-xdist.

    The worker needs the backends to collect the same tests.
    """
    node.workerinput["backends"] = list(node.config.stash[OPTIONS].settings.backends)
    run_folder.tell(node.workerinput, node.config.stash[OPTIONS].settings.results)
    recording = node.config.stash.get(RECORDING, None)
    node.workerinput[DONE] = sorted(recording.done) if recording is not None else []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "subject" in metafunc.fixturenames:
        settings = metafunc.config.stash[OPTIONS].settings
        subjects = metafunc.module.CLAIM.subjects(settings)
        metafunc.parametrize("subject", [pytest.param(s, id=s.name) for s in subjects])
    if "pin" in metafunc.fixturenames:
        found = pinned_programs.pins(metafunc.config.stash[SESSION])
        metafunc.parametrize("pin", [pytest.param(p, id=f"{p.name}-{p.entry.id}") for p in found])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Drop tests without parameters, which pytest would report as skipped, and tests completed before a resume."""
    items[:] = [i for i in items if not (isinstance(i, pytest.Function) and i.name.endswith("[NOTSET]"))]
    recording = config.stash.get(RECORDING, None)
    done = recording.done if recording is not None else getattr(config, "workerinput", {}).get(DONE, ())
    if done:
        done = set(done)
        items[:] = [i for i in items if i.nodeid not in done]


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("numprocesses", None):
        _plan(session.config, [item.nodeid for item in session.items])


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: Any, ids: list[str]) -> None:
    _plan(node.config, ids)


def _plan(config: pytest.Config, tests: list[str]) -> None:
    recording = config.stash.get(RECORDING, None)
    if recording is not None:
        try:
            recording.plan(tests)
        except BrokenResults as e:
            pytest.exit(str(e), returncode=pytest.ExitCode.USAGE_ERROR)


@pytest.fixture(scope="session")
def runner(pytestconfig: pytest.Config) -> Runner:
    return pytestconfig.stash[RUNNER]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Write the records of a test after it has ended.

    A full disk ends the run with a one-line message. A backend that cannot be kept alive fails its tests; if no other
    backend is tested, the run ends.
    """
    session = item.config.stash[SESSION]
    try:
        with end_of_test.record_test(item, session):
            return (yield)
    except BackendError as e:
        if len(session.settings.backends) == 1:
            end_of_test.stop(item, e)
        session.lose(_backend_of(item), e)  # the others go on
        pytest.fail(f"cannot go on with it: {e}", pytrace=False)
    except BrokenResults as e:
        end_of_test.stop(item, e)


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
    if is_worker(config):
        told: Any = config
        told.workeroutput[SPENT] = config.stash[PROCESSOR_TIME].seconds_by_side()
    recording = config.stash.get(RECORDING, None)
    if recording is None:
        return
    end = config.stash[ENDING]
    stopped = end.stopped or str(session.shouldstop or session.shouldfail or "") or None
    found = end_of_run.finish(
        config.stash[OPTIONS],
        shared.expectations,
        recording,
        stopped=stopped,
        lacked_space=end.lacked_space,
    )
    config.stash[FINISH] = found
    status = end.status if end.status is not None else exitstatus
    session.exitstatus = found.status(status, config.stash[PROGRESS].failed_otherwise)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    found = config.stash.get(FINISH, None)
    if found is not None:
        summarize(terminalreporter, config.stash[OPTIONS], found, config.stash[PROCESSOR_TIME].line())
