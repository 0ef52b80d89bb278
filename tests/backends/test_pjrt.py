"""Tests of plugins for the PJRT C API: JAX's CPU client as a stand-in, files that are no plugins, faulty plugins, and
the real plugin that STABLEHLO_CONFORMANCE_PJRT_PLUGIN names, if any."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of

from oracles.backends import BackendError, open_backend, plugins, run_many
from oracles.backends.native import pjrt, xla
from oracles.backends.protocol import Backend, Crashed, Rejected, Results, Unsupported
from spec.parse import parse
from spec.types import ELEMENT_TYPES

pytest.importorskip("jaxlib")

REAL = os.environ.get("STABLEHLO_CONFORMANCE_PJRT_PLUGIN")
XLA_LACKS = ("f6E2M3FN", "f6E3M2FN")
real = pytest.mark.skipif(REAL is None, reason="STABLEHLO_CONFORMANCE_PJRT_PLUGIN names no plugin")


# Names.


@pytest.mark.parametrize(
    ("text", "name", "own", "client", "grid"),
    [
        ("cuda", "cuda", {}, {}, None),
        ("/a/b.so?device=2&grid=4x1", "/a/b.so", {"device": 2}, {}, (4, 1)),
        ("tpu?exclusive=false", "tpu", {"exclusive": False}, {}, None),
        ("a?b=1&c=0.5&d=true&e=x=y&f=", "a", {}, {"b": 1, "c": 0.5, "d": True, "e": "x=y", "f": ""}, None),
        ('"a?b=0,1"', "a", {}, {"b": [0, 1]}, None),
    ],
)
def test_plugins_are_read(text: str, name: str, own: Any, client: Any, grid: Any) -> None:
    assert plugins.parse_plugin(text) == plugins.Plugin(name, own, client, grid)


def test_a_path_is_made_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert plugins.parse_plugin("./b.so").name == str(tmp_path / "b.so")


# What a plugin says.


@pytest.mark.parametrize(
    ("message", "is_lack"),
    [
        ("UNIMPLEMENTED: no fft", True),
        ("RESOURCE_EXHAUSTED: out of memory", True),
        ("INVALID_ARGUMENT: unsupported shape", False),
        ("INVALID_ARGUMENT: during context: Unbounded dynamism is disabled for instruction", True),
        ("INVALID_ARGUMENT: Unsupported dot precision algorithm: 4", True),
        ("INVALID_ARGUMENT: Algorithm not supported by the ElementalIrEmitter: ALG_DOT_F32_F32_F32", True),
        ("INTERNAL: it is not implemented", True),
        ("INTERNAL: a check failed", False),
        ("anything", False),
    ],
)
def test_the_code_of_an_error_says_what_is_lacking(message: str, is_lack: bool) -> None:
    assert pjrt.lacks(RuntimeError(message)) is is_lack


class Ended(Exception):
    """Raised in place of the end of the process."""


@pytest.mark.parametrize(
    ("message", "is_alive", "ends"),
    [
        ("INTERNAL: device lost", False, True),
        ("nothing", False, True),
        ("INTERNAL: device lost", True, False),
        ("INVALID_ARGUMENT: wrong", False, False),
        ("UNIMPLEMENTED: no", False, False),
    ],
)
def test_a_life_ends_with_its_device(monkeypatch: pytest.MonkeyPatch, message: str, is_alive: bool, ends: bool) -> None:
    """An error ends the process if the device is lost, since every later program would fail."""

    def fail(state: Any, task: Any) -> Any:
        raise RuntimeError(message)

    def end(said: str) -> None:
        assert message in said
        raise Ended

    monkeypatch.setattr(xla, "run", fail)
    monkeypatch.setattr(pjrt, "end", end)
    state: Any = SimpleNamespace(is_alive=lambda: is_alive)
    with pytest.raises(Ended if ends else RuntimeError):
        pjrt.run(state, None)


def test_a_type_that_ends_the_process_or_is_waited_for_is_not_held(monkeypatch: pytest.MonkeyPatch) -> None:
    behaviours: dict[str, Callable[[], bool]] = {
        "int8": lambda: True,
        "int16": os.abort,
        "int32": lambda: time.sleep(60) is None,
        "int64": lambda: False,
        "bool": lambda: True,
    }
    kinds = [(f"the {name}", np.dtype(name)) for name in behaviours]
    monkeypatch.setattr(xla, "dtypes", lambda: iter(kinds))
    monkeypatch.setattr(pjrt, "ANSWER", 0.5)
    monkeypatch.setattr(pjrt, "start", lambda options: SimpleNamespace(holds=lambda kind: behaviours[kind.name]()))
    assert pjrt.survey({}) == {"element_types": ["the int8", "the bool"]}


def test_what_does_not_start_is_left_for_the_life_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pjrt, "start", lambda options: os.abort())
    assert pjrt.survey({}) == {"element_types": []}


def test_one_process_at_a_time_holds_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pjrt, "HELD", 0.2)
    name = f"test-{os.getpid()}"
    held = pjrt.hold(name)
    with pytest.raises(RuntimeError, match=rf"^process {os.getpid()} holds the device, and one at a time can$"):
        pjrt.hold(name)
    held.close()
    again = pjrt.hold(name)
    again.close()
    Path(again.name).unlink()


# A client without a plugin.


@pytest.fixture(scope="module")
def cpu() -> Iterator[Backend]:
    backend = open_backend("pjrt:cpu", timeout=60.0)
    yield backend
    backend.close()


def test_every_element_type_comes_back(cpu: Backend) -> None:
    check_moved(cpu)


def check_moved(backend: Backend) -> None:
    known = [t for t in ELEMENT_TYPES if str(t) in backend.describe().element_types]
    assert len(known) > 20
    cases = [hand_made.moved(t, (2, 3)) for t in known]
    for t, outcome in zip(known, run_many(backend, cases), strict=True):
        if str(t) in XLA_LACKS:  # some cross the boundary and are in no program
            assert isinstance(outcome, Crashed | Unsupported), t
        else:
            assert outputs_of(outcome) == [[described(x) for x in r] for r in hand_made.moved_results(t, (2, 3))], t


def test_it_is_described(cpu: Backend) -> None:
    about = cpu.describe()
    assert about.device == "cpu, platform cpu"
    assert {"jax", "jaxlib", "stablehlo"} <= about.versions.keys()


def test_what_it_refuses_and_lacks(cpu: Backend) -> None:
    assert isinstance(cpu.verify(hand_made.invalid()), Rejected)
    assert isinstance(cpu.run(*hand_made.unknown_custom_call()), Unsupported)
    outcome = cpu.run(*on_replicas(2))
    assert isinstance(outcome, Unsupported)
    assert "1 processes at most" in outcome.message


def on_replicas(count: int) -> Any:
    program, inputs = hand_made.negated(0, 4)
    return replace(program, num_replicas=count), [tuple(np.stack([x] * count) for x in row) for row in inputs]


# What does not start.


@pytest.mark.parametrize(
    ("plugin", "message"),
    [
        ("abacus", r"RuntimeError: JAX has no device of abacus: .*"),
        ("cpu?device=7", r"RuntimeError: there is no device 7, there are 1"),
        ("/no/such.so", r"RuntimeError: there is no file /no/such.so"),
        (str(Path(__file__)), r"RuntimeError: it is no PJRT plugin: .*(invalid ELF header|file too short).*"),
    ],
)
def test_what_is_no_plugin_is_told_in_one_line(plugin: str, message: str) -> None:
    check_start(plugin, message)


def check_start(plugin: str, message: str) -> None:
    with pytest.raises(BackendError) as caught:
        open_backend(f"pjrt:{plugin}")
    said = str(caught.value)
    assert "\n" not in said
    start = f"pjrt:{plugin}: the worker does not start: "
    assert said.startswith(start)
    assert re.fullmatch(message, said.removeprefix(start)), said


VERSION = """
#include <stddef.h>
struct Version { size_t struct_size; void *extension; int major, minor; };
struct Api { size_t struct_size; void *extension; struct Version version; void *functions[200]; };
static struct Api api = {sizeof(struct Api), NULL, {sizeof(struct Version), NULL, MAJOR, MINOR}, {NULL}};
const struct Api *GetPjrtApi(void) { return &api; }
"""


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("int answer = 42;", r"RuntimeError: it is no PJRT plugin: .*GetPjrtApi.*"),
        (
            VERSION.replace("MAJOR", "99").replace("MINOR", "1"),
            r"RuntimeError: the plugin does not start: .*API major version \(99\).*",
        ),
        (
            VERSION.replace("MAJOR", "0").replace("MINOR", "1"),
            r"RuntimeError: the plugin does not start: .*version 0\.1 is older .*",
        ),
        ("#include <stdlib.h>\nvoid *GetPjrtApi(void) { abort(); }", r"its process ended by SIGABRT.*"),
        (
            "#include <stdio.h>\n#include <stdlib.h>\n"
            'void *GetPjrtApi(void) { fputs("E no driver\\n    @ 0x1234 main\\n", stderr); exit(3); }',
            r"its process ended with exit status 3: E no driver",
        ),
        ("void *GetPjrtApi(void) { return 0; }", r".*(SIGSEGV|nullptr|RuntimeError).*"),
    ],
    ids=["no plugin", "a newer API", "an older API", "an abort", "an exit", "no API"],
)
def test_a_plugin_that_does_not_start_is_told_in_one_line(source: str, message: str, tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    (tmp_path / "plugin.c").write_text(source)
    made = tmp_path / "plugin.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", made, tmp_path / "plugin.c"], check=True)
    check_start(str(made), message)


# A real one.


@pytest.fixture(scope="module")
def plugin() -> Iterator[Backend]:
    backend = open_backend(f"pjrt:{REAL}", timeout=60.0)
    yield backend
    backend.close()


@real
def test_a_plugin_is_described(plugin: Backend) -> None:
    versions = plugin.describe().versions
    assert {"pjrt-api", "plugin-stablehlo"} <= versions.keys()


@real
def test_every_element_type_comes_back_from_a_plugin(plugin: Backend) -> None:
    check_moved(plugin)


@real
def test_a_program_on_each_device_of_a_plugin(plugin: Backend) -> None:
    """A program runs on each of up to four devices of a plugin, and an all_reduce returns the sum over these
    devices."""
    count = min(4, plugin.describe().most_processes)
    if count == 1:
        pytest.skip("the plugin has one device")
    program, inputs = on_replicas(count)
    assert outputs_of(plugin.run(program, inputs)) == [[described(-x)] for (x,) in inputs]
    summed = plugin.run(
        parse(SUM.replace("GROUP", str([*range(count)])[1:-1]).replace("COUNT", str(count)), "a sum"), inputs
    )
    assert outputs_of(summed) == [[described(np.stack([x.sum(0)] * count))] for (x,) in inputs]
    beyond = plugin.run(*on_replicas(16))
    assert isinstance(beyond, Results if plugin.describe().most_processes >= 16 else Unsupported)


SUM = """
module attributes {mhlo.num_replicas = COUNT : i32} {
  func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
    %b = "stablehlo.all_reduce"(%a) ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%z) : (tensor<f32>) -> ()
    }) {replica_groups = dense<[[GROUP]]> : tensor<1xCOUNTxi64>} : (tensor<4xf32>) -> tensor<4xf32>
    func.return %b : tensor<4xf32>
  }
}
"""


@real
def test_another_device_of_a_plugin() -> None:
    backend = open_backend(f"pjrt:{REAL}?device=1&exclusive=true", timeout=60.0)
    try:
        program, inputs = hand_made.negated(0, 4)
        assert outputs_of(backend.run(program, inputs)) == [[described(-x)] for (x,) in inputs]
    finally:
        backend.close()
