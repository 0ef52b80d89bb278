"""Tests of executables that stay: the examples of the documentation, and executables that die, hang or reply wrongly.
The cases that follow must be answered as usual."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of

from oracles.backends import BackendError, open_backend, run_many
from oracles.backends.protocol import Backend, Crashed, Outcome, Rejected, Results, TimedOut, Unsupported
from spec.program import Value, main_program
from spec.types import ELEMENT_TYPES, ElementType, QuantizedType, bf16, dtype, f32, f64, i1, si8, tensor, ui8, ui64
from tests.processes import is_alive, wait_until

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "serve_backend.py"


@pytest.fixture(scope="module")
def example() -> Iterator[Backend]:
    pytest.importorskip("jaxlib")
    backend = open_backend(f'serve:"{sys.executable} {EXAMPLE}"', timeout=60.0)
    yield backend
    backend.close()


def test_the_example_of_the_documentation(example: Backend) -> None:
    cases = [(f32, (2, 3)), (i1, (2, 3)), (ui64, ()), (f64, (0, 2)), (si8, (3,))]
    outcomes = run_many(example, [hand_made.moved(t, shape) for t, shape in cases])
    for (t, shape), outcome in zip(cases, outcomes, strict=True):
        assert outputs_of(outcome) == [[described(x) for x in r] for r in hand_made.moved_results(t, shape)]
        assert set(outcome.seconds) == {"print", "parse", "execute"}
    assert "jaxlib" in example.describe().versions


def test_the_example_tells_what_it_cannot_do_and_what_is_invalid(example: Backend) -> None:
    assert isinstance(example.run(*hand_made.moved(bf16, (2,))), Unsupported)
    outcome = example.verify(hand_made.invalid())
    assert isinstance(outcome, Rejected)
    assert outcome.stage == "parse"
    assert "requires" in outcome.message
    assert outputs_of(example.verify(hand_made.negated(0, 2)[0])) == []


def test_where_the_example_ends_it_is_started_anew(example: Backend) -> None:
    outcome = example.run(*hand_made.unknown_custom_call())
    assert isinstance(outcome, Crashed)
    assert outcome.message.startswith("its process ended by SIGABRT: LLVM ERROR: ")
    assert outcome.stage == "execute"
    assert isinstance(example.run(*hand_made.negated(0, 2)), Results)


# What does wrong.

LOOP = """
import json, os, signal, subprocess, sys, time
from pathlib import Path
out, asked = sys.stdout.buffer, sys.stdin.buffer
def send(line, data=b""):
    out.write(line.encode() + b"\\n" + data)
    out.flush()
def reply(data=b"", **members):
    send(json.dumps({"id": request["id"], **members}), data)
while line := asked.readline():
    request = json.loads(line)
    asked.read(request.get("program", 0))
    inputs = asked.read(request.get("input_bytes", 0))
    if request["action"] == "describe":
        reply(status="results", device="a script", element_types=["f32", "bf16"], versions={"script": 1})
    elif request["input_sets"] != 1:  # what is to go right
        reply(inputs, status="results")
    else:
        exec(sys.argv[1])
"""


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Backend]]:
    """Function that opens a backend: it runs the script `body` for programs of one input set, and echoes all others."""
    opened: list[Backend] = []

    def serve(body: str, **settings: float) -> Backend:
        path = tmp_path / "script.py"
        path.write_text(LOOP)
        command = shlex.join([sys.executable, str(path), body])
        opened.append(open_backend(f"serve:{command}", **{"timeout": 5.0, **settings}))  # type: ignore[arg-type]
        return opened[-1]

    yield serve
    for backend in opened:
        backend.close()


a = Value("a", tensor(f32, 2))
ECHO = main_program((a,), (), (a,))
ROW = (np.array([1, -2], np.float32),)


def outcome_between(backend: Backend) -> Outcome:
    """Return the outcome of a failing program, and check those before and after it, sent ahead or not."""
    right, wrong = (ECHO, [ROW, ROW]), (ECHO, [ROW])
    outcomes = [*run_many(backend, [right, wrong, right]), backend.run(*wrong), backend.run(*right)]
    for outcome in (outcomes[0], outcomes[2], outcomes[4]):
        assert outputs_of(outcome) == [[described(ROW[0])]] * 2
    assert type(outcomes[1]) is type(outcomes[3])
    return outcomes[3]


def test_it_is_described(serving: Callable[..., Backend]) -> None:
    about = serving("").describe()
    assert (about.device, about.element_types, about.versions) == ("a script", ("f32", "bf16"), {"script": "1"})


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("os.kill(os.getpid(), signal.SIGKILL)", "its process ended by SIGKILL"),
        ("reply(stage='compile'); os.abort()", "its process ended by SIGABRT"),
        ("sys.exit('no such thing')", "its process ended with exit status 1: no such thing"),
        ("os._exit(0)", "its process ended with exit status 0"),
        ("send('nothing')", "it replied with garbage: no JSON: b'nothing"),
        ("send('[1]')", "it replied with garbage: no reply to request"),
        ("request['id'] -= 1; reply(inputs, status='results')", "it replied with garbage: no reply to request"),
        ("reply(inputs, status='fine')", "it replied with garbage: the status 'fine'"),
        ("reply(what='?')", "it replied with garbage: neither a status nor a stage"),
        ("send('x' * (1 << 21))", "it replied with garbage: a line that does not end"),
        ("reply(status='results', outputs=7)", "it replied with garbage: TypeError"),
        ("reply(status='results', outputs=[[{'bytes': 1 << 40, 'type': 'float32', 'shape': [1 << 38]}]])", "MiB"),
        ("reply(status='results', outputs=[[{'bytes': -1, 'type': 'float32', 'shape': [1]}]])", "of -1 bytes"),
        ("reply(b'1234', status='results', outputs=[[{'bytes': 4, 'type': 'float32', 'shape': [2]}]])", "of 4 bytes"),
        ("reply(b'1234', status='results', outputs=[[{'bytes': 4, 'type': 'object', 'shape': [1]}]])", "'object'"),
        ("reply(inputs + b'more', status='results')", ""),
    ],
)
def test_what_goes_wrong_is_a_crash_of_its_case(serving: Callable[..., Backend], body: str, message: str) -> None:
    backend = serving(body)
    if not message:  # what is too much shows in the next case, which is asked again
        assert isinstance(outcome_between(backend), Results)
        return
    outcome = outcome_between(backend)
    assert isinstance(outcome, Crashed)
    assert message in outcome.message
    assert outcome.stage == ("compile" if "compile" in body else "parse")


@pytest.mark.parametrize(
    "body",
    ["time.sleep(600)", "reply(stage='execute'); time.sleep(600)", "out.write(b'{'); out.flush(); time.sleep(600)"],
)
def test_a_hang_is_ended(serving: Callable[..., Backend], body: str) -> None:
    outcome = outcome_between(serving(body, timeout=1.0))
    assert isinstance(outcome, TimedOut)
    assert outcome.stage == ("execute" if "stage" in body else "parse")


def test_memory_exhaustion_is_a_crash(serving: Callable[..., Backend]) -> None:
    backend = serving("eaten = [b'x' * (1 << 24) for _ in range(1000)]; time.sleep(9)", memory=300 << 20)
    outcome = outcome_between(backend)
    assert isinstance(outcome, Crashed)
    assert "MiB of memory, the limit is 300 MiB" in outcome.message


def test_outputs_are_passed_on_as_they_are(serving: Callable[..., Backend]) -> None:
    described_so = "[[{'bytes': 3, 'type': 'int8', 'shape': [3]}] * 2, []]"
    outcome = outcome_between(serving(f"reply(b'123456', status='results', outputs={described_so})"))
    assert isinstance(outcome, Results)
    assert [[x is not None and (x.dtype.name, x.shape) for x in row] for row in outcome.outputs] == [
        [("int8", (3,))] * 2,
        [],
    ]


def test_what_it_leaves_behind_ends_with_it(serving: Callable[..., Backend], tmp_path: Path) -> None:
    told = tmp_path / "pids"
    backend = serving(
        "child = subprocess.Popen(['sleep', '600'], start_new_session=True, stdin=-3, stdout=-3)\n"
        f"open({str(told)!r}, 'a').write(f'{{child.pid}} {{os.getpid()}}\\n')\n"
        "time.sleep(600) if len(inputs) else None",
        timeout=1.0,
    )
    outcome_between(backend)
    backend.close()
    started = [int(pid) for pid in told.read_text().split()]
    assert len(started) >= 4
    wait_until(lambda: not any(map(is_alive, started)))


def test_what_it_is_told_of_what_it_serves(serving: Callable[..., Backend]) -> None:
    backend = serving("reply(status='unsupported', message=json.dumps(request))")
    outcome = backend.run(ECHO, [ROW])
    assert isinstance(outcome, Unsupported)
    for part in ('"arguments": ["tensor<2xf32>"]', '"results": ["tensor<2xf32>"]', '"type": "float32", "shape": [2]'):
        assert part in outcome.message
    assert isinstance(backend.verify(ECHO), Results)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("/no/such thing", r"^serve:/no/such thing: there is no executable '/no/such'$"),
        ("cat", r"^serve:cat: the worker does not start: its process ended .*neither a status nor a stage.*$"),
        ("false", r"^serve:false: the worker does not start: its process ended with exit status 1$"),
    ],
)
def test_what_does_not_start(command: str, message: str) -> None:
    with pytest.raises(BackendError, match=message):
        open_backend(f"serve:{command}")


@pytest.mark.parametrize("element_type", ELEMENT_TYPES, ids=str)
def test_every_element_type_goes_through_an_executable(echo: Backend, element_type: ElementType) -> None:
    """Outputs that an executable does not describe have the types that the program declares."""
    program, inputs = hand_made.moved(element_type, (2, 3))
    arguments = program.main.arguments
    outcome = echo.run(main_program(arguments, (), arguments), inputs)
    assert outputs_of(outcome) == [[described(x) for x in row] for row in inputs]


@pytest.fixture(scope="module")
def echo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Backend]:
    path = tmp_path_factory.mktemp("echo") / "echo.py"
    path.write_text(LOOP.replace(', element_types=["f32", "bf16"]', "").replace("!= 1", "!= 0"))
    backend = open_backend(f"serve:{sys.executable} {path}", timeout=30.0)
    yield backend
    backend.close()


def test_quantized_results_are_integers_of_their_storage_type(echo: Backend) -> None:
    for storage_type in (ui8, si8):
        low, high = (0, 100) if storage_type is ui8 else (-100, 100)
        q = Value("q", tensor(QuantizedType(storage_type, f32, (1.0,), (0,), low, high), 2))
        row = (np.array([low, high], dtype(storage_type)),)
        assert outputs_of(echo.run(main_program((q,), (), (q,)), [row])) == [[described(row[0])]]
