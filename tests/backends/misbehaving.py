"""An adapter that misbehaves as its first i32 input other than 0 selects."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from typing import Any

import numpy as np


def warm() -> dict[str, str]:
    return {"misbehaving": "1"}


def start(options: dict[str, Any]) -> dict[str, Any]:
    return options


def describe(state: dict[str, Any]) -> dict[str, Any]:
    return {"device": f"process {os.getpid()}", "element_types": ["i32", "f32", "bf16"]}


def lacks(error: Exception) -> bool:
    return "cannot do" in str(error)


def echo(task: Any) -> list[list[Any]]:
    return task.inputs  # type: ignore[no-any-return]


_damaged: list[bool] = []


def damage(task: Any) -> list[list[Any]]:
    _damaged.append(True)
    return echo(task)


def suffer(task: Any) -> list[list[Any]]:
    if _damaged:
        os.abort()
    return echo(task)


def abort(task: Any) -> Any:
    os.write(2, b"F1120 a check failed\n")
    os.abort()


def end_the_supervisor(task: Any) -> Any:
    with open(f"/proc/{os.getppid()}/stat") as f:  # of the warmed parent, whose own parent it is
        os.kill(int(f.read().rpartition(")")[2].split()[1]), signal.SIGKILL)
    time.sleep(60)


def report_and_abort(task: Any) -> Any:
    os.write(2, b"LLVM ERROR: Unsupported op: while {\n  return\n}\n")
    os.abort()


def abort_in_compile(task: Any) -> Any:
    task.stage("compile")
    os.abort()


def segfault(task: Any) -> Any:
    os.kill(os.getpid(), signal.SIGSEGV)


def divide_by_zero(task: Any) -> Any:
    os.kill(os.getpid(), signal.SIGFPE)


def exit_0(task: Any) -> Any:
    os._exit(0)


def exit_3(task: Any) -> Any:
    sys.exit(3)


def hang(task: Any) -> Any:
    time.sleep(600)


def hang_deaf(task: Any) -> Any:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        pass


def leave_a_child(task: Any) -> Any:
    if os.fork() == 0:
        time.sleep(600)
    time.sleep(600)


def eat_memory(task: Any) -> Any:
    eaten = []
    while True:
        eaten.append(b"x" * (1 << 24))


def write_garbage(task: Any) -> Any:
    for fd in range(3, 64):
        try:
            socket.socket(fileno=os.dup(fd)).send(b"garbage " * 16)
        except OSError:
            continue
    time.sleep(600)


def print_much(task: Any) -> list[list[Any]]:
    os.write(1, b"SHLOR" * 100_000)
    os.write(2, b"noise\n" * 100_000)
    return echo(task)


def reject(task: Any) -> Any:
    raise ValueError("that is no program")


def not_implemented(task: Any) -> Any:
    raise NotImplementedError("that is too hard")


def say_cannot(task: Any) -> Any:
    raise RuntimeError("INTERNAL: cannot do that")


def memory_error(task: Any) -> Any:
    raise MemoryError


def slip(task: Any) -> Any:
    """Fail by a fault of the adapter itself."""
    return task.no_such_member


def colourful(task: Any) -> Any:
    raise ValueError("\x1b[31mred\x1b]0;title\x07")


def wrong_shape(task: Any) -> list[list[Any]]:
    return [[np.zeros((7, 0), np.int32)] for _ in task.inputs]


def wrong_type(task: Any) -> list[list[Any]]:
    return [[np.zeros((), np.float64)] for _ in task.inputs]


def too_many(task: Any) -> list[list[Any]]:
    return [[row[0], row[0]] for row in task.inputs]


def too_few_input_sets(task: Any) -> list[list[Any]]:
    return task.inputs[:-1]  # type: ignore[no-any-return]


def nothing_at_all(task: Any) -> Any:
    return None


def objects(task: Any) -> Any:
    return [[object()]]


def token(task: Any) -> list[list[Any]]:
    return [[None] for _ in task.inputs]


def die_later(task: Any) -> list[list[Any]]:
    """Answer, and kill this process between this case and the next."""
    if os.fork() == 0:
        time.sleep(0.05)
        os.kill(os.getppid(), signal.SIGKILL)
        os._exit(0)
    return echo(task)


def point_at_tangent(task: Any) -> Any:
    """Reject a program with a message that names the line of its tangent op."""
    lines = [i + 1 for i, line in enumerate(task.text.splitlines()) if "tangent" in line]
    raise ValueError(f'"-":{lines[0]}:3: error: no, thank you') if lines else ValueError("no")


def name_tangent(task: Any) -> Any:
    raise ValueError("Tangent for datatype 'f32' is not supported") if "tangent" in task.text else ValueError("no")


BEHAVIOURS = [
    echo, abort, abort_in_compile, segfault, divide_by_zero, exit_0, exit_3, hang, hang_deaf, leave_a_child, eat_memory,
    write_garbage, print_much, reject, not_implemented, say_cannot, memory_error, wrong_shape, wrong_type, too_many,
    too_few_input_sets, nothing_at_all, objects, token, die_later, report_and_abort, damage, suffer, slip, colourful,
    end_the_supervisor, point_at_tangent, name_tangent,
]  # fmt: skip


def run(state: dict[str, Any], task: Any) -> Any:
    task.stage("execute")
    for row in task.inputs:
        for array in row:
            if array.dtype == np.int32 and int(array) != 0:  # in a module of many programs, one may be to blame
                return BEHAVIOURS[int(array)](task)
    return echo(task)
