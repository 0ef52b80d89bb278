"""Tests of workers: every behaviour of an implementation is an outcome of its case, and the next case is answered as
usual."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import misbehaving
import numpy as np
import pytest

from oracles.backends import Alone, BackendError, MissingPackage, run_many
from oracles.backends.bare import bare_seconds, requests
from oracles.backends.hosted import HostedBackend
from oracles.backends.program_variants import InputSets
from oracles.backends.protocol import Crashed, Failed, Outcome, Rejected, Results, TimedOut, Unsupported
from oracles.backends.worker import Settings
from spec.program import Operation, Program, Value, main_program
from spec.types import f32, si32, tensor
from tests.processes import is_alive, wait_until

ADAPTER = Path(misbehaving.__file__)
LIMITS = Settings(timeout=0.6)
ARGUMENT = Value("a", tensor(si32))
IDENTITY = main_program((ARGUMENT,), (), (ARGUMENT,))


@pytest.fixture(scope="module")
def backend() -> Iterator[HostedBackend]:
    opened = HostedBackend("misbehaving", ADAPTER, LIMITS, batch=8)
    yield opened
    opened.close()


def case(behaviour: str) -> tuple[Program, InputSets]:
    number = [f.__name__ for f in misbehaving.BEHAVIOURS].index(behaviour)
    return IDENTITY, [(np.array(number, np.int32),), (np.array(0, np.int32),)]


def outcome_of(backend: HostedBackend, behaviour: str) -> Outcome:
    """Return the outcome of a case, and check that the next case is answered correctly within a second."""
    outcome = backend.run(*case(behaviour))
    begin = time.perf_counter()
    assert is_echo(backend.run(*case("echo")))
    assert time.perf_counter() - begin < 1.0
    return outcome


def is_echo(outcome: Outcome, number: int = 0) -> bool:
    assert isinstance(outcome, Results), outcome
    return [[x.tolist() for x in row if x is not None] for row in outcome.outputs] == [[number], [0]]


@pytest.mark.parametrize(
    ("behaviour", "status"),
    [
        ("abort", -signal.SIGABRT),
        ("segfault", -signal.SIGSEGV),
        ("divide_by_zero", -signal.SIGFPE),
        ("exit_0", 0),
        ("exit_3", 3),
    ],
)
def test_the_end_of_the_process_is_a_crash_with_its_exit_status(
    backend: HostedBackend, behaviour: str, status: int
) -> None:
    outcome = outcome_of(backend, behaviour)
    assert isinstance(outcome, Crashed)
    assert (outcome.exit_status, outcome.stage) == (status, "execute")
    assert 0 <= outcome.seconds["execute"] < LIMITS.timeout


def test_a_crash_tells_what_was_written_last(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "abort")
    assert isinstance(outcome, Crashed)
    assert outcome.message == "its process ended by SIGABRT: F1120 a check failed"


def test_what_an_earlier_program_damaged_is_not_held_against_the_next(backend: HostedBackend) -> None:
    outcomes = [outcome_of(backend, behaviour) for behaviour in ("damage", "suffer", "suffer")]
    notes = [o.note for o in outcomes if isinstance(o, Results)]
    assert len(notes) == 3
    assert (notes[0], notes[2]) == ("", "")
    assert notes[1].startswith("its process ended by SIGABRT, but does not in a new process")


@pytest.mark.parametrize("meaning", [Unsupported, Rejected])
def test_an_error_that_ends_the_process(meaning: type[Unsupported] | type[Rejected]) -> None:
    backend = HostedBackend("misbehaving", ADAPTER, LIMITS, errors={"Unsupported": meaning, "failed": meaning})
    try:
        told, failed, killed = (outcome_of(backend, b) for b in ("report_and_abort", "abort", "segfault"))
    finally:
        backend.close()
    assert isinstance(told, meaning)
    assert (told.message, told.stage) == (
        "its process ended by SIGABRT: LLVM ERROR: Unsupported op: while {",
        "execute",
    )
    assert isinstance(failed, meaning)
    assert isinstance(killed, Crashed)


def test_a_crash_is_placed_in_its_stage(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "abort_in_compile")
    assert isinstance(outcome, Crashed)
    assert outcome.stage == "compile"


@pytest.mark.parametrize("behaviour", ["hang", "hang_deaf", "leave_a_child"])
def test_a_hang_is_ended(backend: HostedBackend, behaviour: str) -> None:
    outcome = outcome_of(backend, behaviour)
    assert isinstance(outcome, TimedOut)
    assert (outcome.limit, outcome.stage) == (LIMITS.timeout, "execute")


def test_memory_exhaustion_is_a_crash() -> None:
    backend = HostedBackend("misbehaving", ADAPTER, Settings(timeout=60.0, memory=200 << 20))
    try:
        outcome = outcome_of(backend, "eat_memory")
    finally:
        backend.close()
    assert isinstance(outcome, Crashed)
    assert "MiB of memory, the limit is 200 MiB" in outcome.message


def test_garbage_on_the_connection_is_a_crash(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "write_garbage")
    assert isinstance(outcome, Crashed)
    assert "it wrote on the connection" in outcome.message


def test_what_it_prints_does_not_matter(backend: HostedBackend) -> None:
    number = case("print_much")[1][0][0]
    assert is_echo(outcome_of(backend, "print_much"), int(number))


def test_errors_are_rejections(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "reject")
    assert isinstance(outcome, Rejected)
    assert (outcome.message, outcome.stage) == ("ValueError: that is no program", "execute")


@pytest.mark.parametrize("behaviour", ["not_implemented", "say_cannot", "memory_error"])
def test_what_it_says_it_lacks_is_unsupported(backend: HostedBackend, behaviour: str) -> None:
    assert isinstance(outcome_of(backend, behaviour), Unsupported)


@pytest.mark.parametrize(
    ("behaviour", "outputs"),
    [
        ("wrong_shape", [[("int32", (7, 0))]] * 2),
        ("wrong_type", [[("float64", ())]] * 2),
        ("too_many", [[("int32", ())] * 2] * 2),
        ("too_few_input_sets", [[("int32", ())]]),
        ("token", [[None]] * 2),
    ],
)
def test_wrong_results_are_passed_on_as_they_are(backend: HostedBackend, behaviour: str, outputs: object) -> None:
    outcome = outcome_of(backend, behaviour)
    assert isinstance(outcome, Results)
    assert [[None if x is None else (x.dtype.name, x.shape) for x in row] for row in outcome.outputs] == outputs


@pytest.mark.parametrize("behaviour", ["nothing_at_all", "objects"])
def test_what_is_no_result_is_an_error_of_the_implementation(backend: HostedBackend, behaviour: str) -> None:
    assert isinstance(outcome_of(backend, behaviour), Rejected)


def test_a_slip_of_the_adapter_is_not_blamed_on_the_implementation(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "slip")
    assert isinstance(outcome, Failed)
    assert outcome.message == "the adapter failed: AttributeError: 'Task' object has no attribute 'no_such_member'"


def test_what_it_says_steers_no_terminal(backend: HostedBackend) -> None:
    outcome = outcome_of(backend, "colourful")
    assert isinstance(outcome, Rejected)
    assert outcome.message == r"ValueError: \x1b[31mred\x1b]0;title\x07"


def test_a_death_between_two_cases_is_not_blamed_on_the_next(backend: HostedBackend) -> None:
    assert isinstance(backend.run(*case("die_later")), Results)
    time.sleep(0.3)
    assert is_echo(backend.run(*case("echo")))


def test_cases_sent_ahead_are_answered_in_order(backend: HostedBackend) -> None:
    behaviours = ["echo", "abort", "echo", "reject", "exit_0", "echo"]
    sent = [backend.send(*case(b)) for b in behaviours]
    kinds = [type(s.result()) for s in reversed(sent)]
    assert kinds[::-1] == [Results, Crashed, Results, Rejected, Crashed, Results]


def test_one_of_many_in_a_module_is_found_out(backend: HostedBackend) -> None:
    behaviours = ["echo"] * 5 + ["abort"] + ["echo"] * 4 + ["reject", "hang", "echo"]
    outcomes = run_many(backend, [case(b) for b in behaviours])
    expected = {"echo": Results, "abort": Crashed, "reject": Rejected, "hang": TimedOut}
    assert [type(o) for o in outcomes] == [expected[b] for b in behaviours]
    assert all(is_echo(o) for o in outcomes if isinstance(o, Results))


@pytest.mark.parametrize("behaviour", ["point_at_tangent", "name_tangent"])
@pytest.mark.parametrize("position", [0, 3, 7])
def test_one_of_many_that_the_message_means_is_asked_next(behaviour: str, position: int) -> None:
    f = Value("f", tensor(f32))
    tangent = Value("t", tensor(f32))
    refused = main_program((ARGUMENT, f), (Operation("tangent", (f,), (), (), (tangent,)),), (ARGUMENT,))
    number = case(behaviour)[1][0]
    cases = [case("echo")] * 8
    cases[position] = (refused, [(*number, np.array(0, np.float32))])
    backend = HostedBackend("misbehaving", ADAPTER, LIMITS, batch=8)  # one that has not seen the op
    try:
        outcomes = run_many(backend, cases)
        assert [type(o) for o in outcomes] == [Rejected if i == position else Results for i in range(8)]
        assert backend.programs_sent == len(["all", "the one", "the others"])
    finally:
        backend.close()


def test_what_is_likely_to_fail_goes_alone(backend: HostedBackend) -> None:
    before = backend.programs_sent
    cases = [case("echo"), Alone(*case("abort")), case("echo"), Alone(*case("echo"))]
    assert [type(o) for o in run_many(backend, cases)] == [Results, Crashed, Results, Results]
    assert backend.programs_sent - before == len(["two", "one", "one"])


def test_what_never_had_results_is_not_put_together_with_others() -> None:
    a, b = Value("a", tensor(si32)), Value("b", tensor(si32))
    negates = main_program((a,), (Operation("negate", (a,), (), (), (b,)),), (b,))
    aborts, echoes = ((negates, case(behaviour)[1]) for behaviour in ("abort", "echo"))
    backend = HostedBackend("misbehaving", ADAPTER, LIMITS, batch=8)
    try:
        for cases, modules in (
            ([case("echo")] * 7 + [aborts], 7),  # 8, 4 and 4, 2 and 2, 1 and 1
            ([case("echo")] * 7 + [aborts], 2),
            ([case("echo")] * 7 + [echoes], 2),
            ([case("echo")] * 7 + [echoes], 1),
        ):
            before = backend.programs_sent
            outcomes = run_many(backend, cases)
            assert all(map(is_echo, outcomes[:7]))
            assert isinstance(outcomes[7], Crashed) == (cases[7] is aborts)
            assert backend.programs_sent - before == modules
    finally:
        backend.close()


def test_a_worker_that_vanishes_with_all_its_processes_is_started_again() -> None:
    backend = HostedBackend("misbehaving", ADAPTER, Settings(timeout=5.0))
    try:
        sent = [backend.send(*case(b)) for b in ("echo", "echo")]
        os.kill(backend.worker.supervisor_pid, signal.SIGKILL)
        assert all(is_echo(s.result()) for s in sent)  # it is asked again
        first, second = (backend.send(*case(b)) for b in ("end_the_supervisor", "echo"))
        outcome = first.result()
        assert isinstance(outcome, Crashed)
        assert "the worker was lost" in outcome.message
        assert is_echo(second.result())
    finally:
        backend.close()


def test_closing_leaves_no_process() -> None:
    backend = HostedBackend("misbehaving", ADAPTER, LIMITS)
    server = int(backend.describe().device.split()[1])
    supervisor = backend.worker.supervisor_pid
    backend.close()
    wait_until(lambda: not any(map(is_alive, (server, supervisor))))


def test_inputs_that_do_not_fit_are_refused_before_they_are_reinterpreted(backend: HostedBackend) -> None:
    with pytest.raises(ValueError, match=r"argument 0 is tensor<i32>, input set 0 has float32 of shape \(\)"):
        backend.run(IDENTITY, [(np.array(0, np.float32),)])
    with pytest.raises(ValueError, match="has int32 of shape"):
        backend.run(IDENTITY, [(np.zeros((1,), np.int32),)])
    with pytest.raises(ValueError, match="input set 0 has 2 arrays, main takes 1"):
        backend.run(IDENTITY, [(np.array(0, np.int32),) * 2])


def test_an_interpreter_that_is_not_there() -> None:
    with pytest.raises(BackendError, match=r"^misbehaving: there is no interpreter at /no/such/python$"):
        HostedBackend("misbehaving", ADAPTER, Settings(python="/no/such/python"))


def test_an_interpreter_that_is_none() -> None:
    with pytest.raises(BackendError, match=r"^misbehaving: /bin/false is no Python interpreter$"):
        HostedBackend("misbehaving", ADAPTER, Settings(python="/bin/false"))


def test_a_missing_package(tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text("def warm():\n    import no_such_package\n")
    with pytest.raises(MissingPackage, match=r"^fake: this interpreter has no no_such_package; install it$"):
        HostedBackend("fake", adapter, Settings(), install="; install it")


@pytest.mark.parametrize(
    "source",
    [
        "def warm():\n    raise RuntimeError('it is too old')",
        "def warm():\n    import os\n    os._exit(1)",
        "nonsense =",
    ],
)
def test_an_adapter_that_cannot_start(tmp_path: Path, source: str) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text(source)
    with pytest.raises(BackendError, match=r"^fake: the worker does not start: [^\n]+$"):
        HostedBackend("fake", adapter, Settings())


@pytest.mark.parametrize("who", ["os.getpid()", "os.getppid()"])
def test_a_worker_that_is_killed_while_it_starts_is_started_once_more(tmp_path: Path, who: str) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text(
        f"""
import os, pathlib, signal

def warm():
    seen = pathlib.Path({str(tmp_path / "seen")!r})
    if not seen.exists():
        seen.touch()
        os.kill({who}, signal.SIGKILL)
    return {{}}

def start(options): ...

def describe(state):
    return {{"device": "none", "element_types": []}}
"""
    )
    HostedBackend("fake", adapter, Settings()).close()
    assert (tmp_path / "seen").exists()


def test_a_life_that_cannot_start(tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text("def warm():\n    return {}\ndef start(options):\n    raise OSError('no device')\n")
    with pytest.raises(BackendError, match=r"^fake: the worker does not start: OSError: no device$"):
        HostedBackend("fake", adapter, Settings())


def test_bare_requests_are_of_all_that_the_implementation_got(backend: HostedBackend) -> None:
    ran = [(case(b), backend.run(*case(b))) for b in ("echo", "segfault", "echo", "echo")]
    kept_back: tuple[tuple[Program, InputSets], Outcome] = (case("echo"), Unsupported("", "translate"))
    payloads, count = requests(backend, [*ran, kept_back], 8)
    assert (len(payloads), count) == (2, 4)
    payloads, count = requests(backend, [*ran, kept_back], 1)
    assert (len(payloads), count) == (4, 4)
    assert bare_seconds(backend, payloads) > 0
    assert is_echo(backend.run(*case("echo")))
