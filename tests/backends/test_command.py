"""Tests of executables as backends: the example of the documentation, and faulty executables."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import hand_made
import numpy as np
import pytest
from hand_made import outputs_of

from oracles.backends import open_backend
from oracles.backends.command import write_request
from oracles.backends.protocol import Backend, Crashed, Outcome, Rejected, Results, TimedOut, Unsupported
from spec.types import ELEMENT_TYPES, bf16, complex64, f32, f64, i1, si8, si32, ui64
from tests.processes import is_alive, wait_until

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "command_backend.py"


@pytest.fixture
def example() -> Backend:
    pytest.importorskip("jaxlib")
    return open_backend(f'command:"{sys.executable} {EXAMPLE}"', timeout=60.0)


def test_the_example_of_the_documentation(example: Backend) -> None:
    for t, shape in [(f32, (2, 3)), (i1, (2, 3)), (ui64, ()), (f64, (0, 2)), (si8, (3,))]:
        outcome = example.run(*hand_made.moved(t, shape))
        assert outputs_of(outcome) == [[hand_made.described(x) for x in r] for r in hand_made.moved_results(t, shape)]
        assert set(outcome.seconds) == {"print", "execute"}


def test_the_example_tells_what_it_cannot_do_and_what_is_invalid(example: Backend) -> None:
    assert isinstance(example.run(*hand_made.moved(bf16, (2,))), Unsupported)
    outcome = example.verify(hand_made.invalid())
    assert isinstance(outcome, Rejected)
    assert outcome.stage == "parse"
    assert "requires" in outcome.message
    assert outputs_of(example.verify(hand_made.negated(0, 2)[0])) == []


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], Outcome]:
    """Function that runs a case on a Python script, in which `directory` and `np` are defined, and returns the
    outcome."""

    def run(body: str) -> Outcome:
        path = tmp_path / "script.py"
        head = "import os, sys, time\nimport numpy as np\nfrom pathlib import Path\ndirectory = Path(sys.argv[-1])\n"
        path.write_text(head + body)
        backend = open_backend(f"command:{shlex.quote(sys.executable)} {shlex.quote(str(path))} --fast", timeout=10.0)
        return backend.run(*hand_made.negated(0, 2))

    return run


SAVE = "np.save(directory / f'output.{k}.{j}.npy', np.zeros((7,), np.int8))"


def test_outputs_are_passed_on_as_they_are(script: Callable[[str], Outcome]) -> None:
    outcome = script(f"for k in range(3):\n  for j in range(k):\n    {SAVE}\n")
    assert isinstance(outcome, Results)
    assert [[(x.dtype.name, x.shape) for x in row if x is not None] for row in outcome.outputs] == [
        [("int8", (7,))] * k for k in range(3)
    ]


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ("os.abort()", -6, "its process ended by SIGABRT"),
        ("sys.exit('no such thing')", 1, "no such thing"),
        ("Path(directory, 'output.0.0.npy').write_text('garbage')", 0, "it wrote an output that cannot be read"),
        ("np.save(directory / 'output.0.0.npy', np.array([{}]))", 0, "it wrote an output that cannot be read"),
        ("Path(directory, 'output.0.1.npy').write_text('')", 0, "it wrote an output that cannot be read"),
    ],
)
def test_what_goes_wrong_is_a_crash(script: Callable[[str], Outcome], body: str, status: int, message: str) -> None:
    outcome = script(f"(directory / 'stage').write_text('compile')\n{body}\n")
    assert isinstance(outcome, Crashed)
    assert outcome.exit_status == status
    assert message in outcome.message


def test_a_crash_is_placed_in_the_stage_that_was_named(script: Callable[[str], Outcome]) -> None:
    for written, stage in (("compile", "compile"), ("nonsense", "execute")):
        outcome = script(f"(directory / 'stage').write_text('{written}')\nos.abort()")
        assert isinstance(outcome, Crashed)
        assert outcome.stage == stage


def test_a_hang_is_ended_with_all_its_processes(tmp_path: Path) -> None:
    path = tmp_path / "hangs.py"
    path.write_text("import os, time\nos.fork()\ntime.sleep(600)\n")
    outcome = open_backend(f"command:{sys.executable} {path}", timeout=0.5).run(*hand_made.negated(0, 2))
    assert isinstance(outcome, TimedOut)
    assert outcome.limit == 0.5


HEADER = "b'\\x93NUMPY\\x02\\x00' + (2**32 - 1).to_bytes(4, 'little') + b'{'"
PROMISE = "{'descr': '<f4', 'fortran_order': False, 'shape': (1 << 40,)}"


@pytest.mark.parametrize(
    "body",
    [
        "os.mkfifo(directory / 'output.0.0.npy')",
        "os.symlink('/dev/zero', directory / 'output.0.0.npy')",
        f"(directory / 'output.0.0.npy').write_bytes({HEADER})",
        "np.lib.format.write_array_header_1_0(open(directory / 'output.0.0.npy', 'wb'), " + PROMISE + ")",
    ],
    ids=["a pipe", "a device", "a huge header", "a huge promise"],
)
def test_outputs_that_nobody_should_read(script: Callable[[str], Outcome], body: str) -> None:
    outcome = script(f"{body}\n")
    assert isinstance(outcome, Crashed)
    assert "it wrote an output that cannot be read: " in outcome.message


def test_a_pipe_as_the_stage_is_no_stage(script: Callable[[str], Outcome]) -> None:
    outcome = script("os.mkfifo(directory / 'stage')\nos.abort()\n")
    assert isinstance(outcome, Crashed)
    assert outcome.stage == "execute"


def test_what_it_says_steers_no_terminal(script: Callable[[str], Outcome]) -> None:
    outcome = script(r"sys.exit('\x1b[2J\x1b]0;title\x07 gone')")
    assert isinstance(outcome, Crashed)
    assert outcome.message == r"its process ended with exit status 1: \x1b[2J\x1b]0;title\x07 gone"


@pytest.mark.parametrize("then", ["time.sleep(600)", "sys.exit(0)"])
def test_a_child_in_a_session_of_its_own_ends_too(tmp_path: Path, then: str) -> None:
    told, path = tmp_path / "pid", tmp_path / "daemon.py"
    path.write_text(
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen(['sleep', '600'], start_new_session=True)\n"
        f"open({str(told)!r}, 'w').write(str(child.pid))\n{then}\n"
    )
    open_backend(f"command:{sys.executable} {path}", timeout=3.0).run(*hand_made.negated(0, 2))
    child = int(told.read_text())
    wait_until(lambda: not is_alive(child))  # what was killed ends when it is scheduled next


def test_memory_exhaustion_is_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "eats.py"
    path.write_text("eaten = []\nwhile True:\n  eaten.append(b'x' * (1 << 24))\n")
    outcome = open_backend(f"command:{sys.executable} {path}", memory=100 << 20).run(*hand_made.negated(0, 2))
    assert isinstance(outcome, Crashed)
    assert "MiB of memory, the limit is 100 MiB" in outcome.message


@pytest.mark.parametrize("element_type", ELEMENT_TYPES, ids=str)
def test_every_element_type_is_stored_so_that_numpy_alone_reads_it(element_type: object, tmp_path: Path) -> None:
    program, inputs = hand_made.moved(element_type, (2, 3))  # type: ignore[arg-type]
    write_request(tmp_path, "run", program, inputs)
    stored = np.load(tmp_path / "input.1.0.npy", allow_pickle=False)
    assert stored.dtype.isbuiltin == 1
    assert stored.tobytes() == inputs[1][0].tobytes()


def test_small_types_come_back_as_themselves(tmp_path: Path) -> None:
    """Outputs get the dtypes of the results, also from an executable that only copies its input files."""
    path = tmp_path / "echo.sh"
    path.write_text('#!/bin/sh\nfor f in "$1"/input.*; do cp "$f" "$1/output.${f#*/input.}"; done\n')
    path.chmod(0o755)
    for t in (bf16, complex64, si32, ELEMENT_TYPES[1], ELEMENT_TYPES[13]):
        program, inputs = hand_made.moved(t, (2, 3))
        outcome = open_backend(f"command:{path}").run(program, inputs)
        assert isinstance(outcome, Results)
        assert [row[1] is not None and row[1].dtype for row in outcome.outputs] == [inputs[0][1].dtype] * 3
