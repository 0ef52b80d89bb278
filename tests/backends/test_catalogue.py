"""Tests of opening backends by name, and of the one-line errors for names that cannot be opened."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Callable
from pathlib import Path

import hand_made
import misbehaving
import numpy as np
import pytest

from oracles.backends import (
    BackendError,
    MissingPackage,
    UnknownBackend,
    catalogue,
    hosted_implementations,
    names,
    open_backend,
    variants,
)
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Results, Unsupported
from oracles.backends.worker import Settings
from results.backend_names import split
from spec.parse import parse
from spec.program import Operation, Value, main_program
from spec.types import f32, tensor


def test_plugins_are_taken_where_they_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    for has_plugin, taken in {True: ["pjrt:cuda"], False: []}.items():
        monkeypatch.setattr(
            hosted_implementations, "_is_installed", lambda p, has=has_plugin: has and p == "jax-cuda13-plugin"
        )
        found, absent = catalogue.installed()
        assert [name for name in found if name.startswith("pjrt")] == taken
        assert any(line.startswith("pjrt: not installed: jax-cuda13-plugin or ") for line in absent) is not has_plugin
    assert "pjrt:cuda" in names()
    assert variants("pjrt:cuda") == ()


def test_what_holds_its_device_alone() -> None:
    names = (
        "pjrt:tpu",
        "pjrt:tpu?exclusive=false",
        "pjrt:cuda",
        "pjrt:/a.so?exclusive=true&device=1",
        "xla",
        "command:a",
    )
    assert [catalogue.holds_alone(name) for name in names] == [True, False, False, True, False, False]


def test_names() -> None:
    assert set(names()) >= {"command", "interpreter", "reference", "xla", "xla:O0", "xla:folded", "xla:evaluated"}
    assert variants("xla") == ("xla:O0", "xla:folded", "xla:evaluated")
    assert variants("xla:O0") == variants("reference") == variants("nothing") == ()


@pytest.mark.parametrize(
    ("spec", "error", "message"),
    [
        (
            "xyz",
            UnknownBackend,
            r"^there is no backend 'xyz'; known: command, interpreter, .*reference, .*xla, xla:O0, .*$",
        ),
        ("", UnknownBackend, r"^'' is not of the form NAME.*$"),
        (
            "xla:fast",
            UnknownBackend,
            r"^xla has no variant 'fast'; known: xla, xla:O0, xla:folded, xla:evaluated, xla:legalized$",
        ),
        ("iree", UnknownBackend, r"^iree needs a variant; known: iree:llvm-cpu, iree:vmvx$"),
        ("onnx", UnknownBackend, r"^onnx needs a variant; known: onnx:reference$"),
        (
            "interpreter:x",
            UnknownBackend,
            r"^interpreter has no variant 'x'; known: interpreter, interpreter:artifacts$",
        ),
        ("reference:x", UnknownBackend, r"^reference has no variants$"),
        ("xla:", UnknownBackend, r"^'xla:' is not of the form NAME\[:VARIANT\]\[==VERSION\|@PYTHON\]$"),
        ("xla@", UnknownBackend, r"^'xla@' is not of the form NAME\[:VARIANT\]\[==VERSION\|@PYTHON\]$"),
        (
            "reference==1",
            UnknownBackend,
            r"^reference==1: no package is known for releases of it; NAME@PYTHON takes .*$",
        ),
        ("xla@/no/python", BackendError, r"^xla@/no/python: there is no interpreter at /no/python$"),
        ("pjrt", UnknownBackend, r"^pjrt needs a plugin: pjrt:NAME of one of JAX, or pjrt:/path/to/plugin\.so$"),
        ("pjrt:?a=1", UnknownBackend, r"^pjrt needs a plugin: .*$"),
        ("pjrt:cuda?a", UnknownBackend, r"^pjrt:cuda\?a: 'a' is not of the form OPTION=VALUE$"),
        ("pjrt:cuda?a=1&a=2", UnknownBackend, r"^pjrt:cuda\?a=1&a=2: a is given twice$"),
        ("pjrt:cuda?device=x", UnknownBackend, r"^pjrt:cuda\?device=x: device=x: it is a number, from 0 on$"),
        ("pjrt:cuda?grid=4", UnknownBackend, r"^pjrt:cuda\?grid=4: grid=4: it is REPLICASxPARTITIONS$"),
        ("pjrt:cuda?exclusive=1", UnknownBackend, r"^pjrt:cuda\?exclusive=1: exclusive=1: it is true or false$"),
        ("command", UnknownBackend, r'^command needs an executable: command:"EXECUTABLE ARGUMENTS"$'),
        ('command:""', UnknownBackend, r'^command needs an executable: command:"EXECUTABLE ARGUMENTS"$'),
        ("command:/no/such thing", BackendError, r"^command:/no/such thing: there is no executable '/no/such'$"),
        ("command:a 'b", BackendError, r"^command:a 'b: No closing quotation$"),
    ],
)
def test_what_cannot_be_opened_says_why_in_one_line(spec: str, error: type[BackendError], message: str) -> None:
    with pytest.raises(error, match=message):
        open_backend(spec)


def test_specs_are_separated_by_commas_outside_of_quotes() -> None:
    assert split('xla, xla:O0,command:"run --a,b",') == ["xla", "xla:O0", 'command:"run --a,b"']


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Function that registers an entry point for a backend `theirs`, with the given value."""

    def offer(value: str) -> None:
        point = importlib.metadata.EntryPoint("theirs", value, catalogue.GROUP)
        monkeypatch.setattr(catalogue, "_entry_points", lambda: importlib.metadata.EntryPoints([point]))

    return offer


def open_theirs(variant: str, settings: Settings) -> Backend:
    """Open a backend, as the entry point of another package does."""
    return HostedBackend(f"theirs:{variant}", Path(misbehaving.__file__), settings)


def test_backends_of_other_packages(offered: Callable[[str], None]) -> None:
    offered("test_catalogue:open_theirs")
    assert "theirs" in names()
    backend = open_backend("theirs:big", timeout=7.0, memory=123 << 20)
    try:
        assert backend.describe().name == "theirs:big"
        assert isinstance(backend, HostedBackend)
        assert (backend.worker.settings.timeout, backend.worker.settings.memory) == (7.0, 123 << 20)
        assert isinstance(backend.run(*hand_made.negated(0, 2)), Results)
    finally:
        backend.close()


def test_a_backend_that_cannot_be_loaded(offered: Callable[[str], None]) -> None:
    offered("no_such_module:opener")
    with pytest.raises(
        BackendError, match=r"^backend theirs of no_such_module:opener cannot be loaded: No module named"
    ):
        open_backend("theirs")


def test_a_missing_package_names_the_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """If jaxlib cannot be imported in the worker, the error names the extra to install. Here jaxlib raises
    ModuleNotFoundError."""
    (tmp_path / "jaxlib").mkdir()
    (tmp_path / "jaxlib" / "__init__.py").write_text("raise ModuleNotFoundError('gone', name='jaxlib')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    message = r"^xla: this interpreter has no jaxlib; install stablehlo-conformance\[xla\] there$"
    with pytest.raises(MissingPackage, match=message):
        open_backend("xla")


def test_a_jaxlib_that_is_too_old(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "jaxlib").mkdir()
    (tmp_path / "jaxlib" / "__init__.py").write_text("")
    (tmp_path / "jaxlib" / "version.py").write_text("__version__ = '0.4.12'\n__version_info__ = (0, 4, 12)\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for spec, oldest in (("xla", "0.4.13"), ("interpreter", "0.4.33")):
        with pytest.raises(BackendError, match=rf"^{spec}: .*jaxlib 0\.4\.12 is too old, {oldest} or newer is needed$"):
            open_backend(spec)


def test_the_reference_returns_customary_values() -> None:
    backend = open_backend("reference")
    case = hand_made.negated(0, 2)
    assert hand_made.outputs_of(backend.run(*case)) == [[hand_made.described(-x)] for (x,) in case[1]]
    assert "stablehlo-conformance" in backend.describe().versions


def test_the_reference_says_what_it_does_not_evaluate() -> None:
    assert isinstance(open_backend("reference").run(*hand_made.unknown_custom_call()), Unsupported)


def test_the_reference_verifies_by_the_specification() -> None:
    backend = open_backend("reference")
    a, r = Value("a", tensor(f32, 2)), Value("r", tensor(f32, 3))
    invalid = main_program((a,), (Operation("transpose", (a,), (("permutation", (0,)),), (), (r,)),), (r,))
    assert type(backend.verify(invalid)).__name__ == "Rejected"
    assert backend.verify(hand_made.negated(0, 2)[0]) == Results(())


def test_the_adapter_of_the_documentation(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The adapter that the guide shows runs on a made-up package `acme`, whose device doubles its input."""
    guide = (Path(__file__).parents[2] / "docs" / "adding-a-backend.md").read_text()
    (module,) = [block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "def warm" in block]
    (tmp_path / "adapter.py").write_text(module)
    (tmp_path / "acme.py").write_text(ACME)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    backend = HostedBackend("acme", tmp_path / "adapter.py", Settings())
    try:
        assert backend.describe().versions == {"acme": "7"}
        program, inputs = hand_made.negated(0, 2)
        doubled = [[hand_made.described(x + x)] for (x,) in inputs]
        assert hand_made.outputs_of(backend.run(program, inputs)) == doubled
        assert hand_made.outputs_of(backend.verify(program)) == []
        lacking = backend.verify(hand_made.invalid())
        assert isinstance(lacking, Unsupported)
        assert (lacking.stage, lacking.message) == ("compile", "ValueError: acme: unsupported: stablehlo.add")
    finally:
        backend.close()


ACME = """
__version__ = "7"

class Device:
    name = "made up"

    def compile(self, text):
        if "stablehlo.add" in text:
            raise ValueError("acme: unsupported: stablehlo.add")
        return lambda *inputs: [x + x for x in inputs]
"""


def test_the_reference_returns_the_parts_of_tuples() -> None:
    program = parse(
        """
        func.func @main(%a: tensor<2xf32>) -> (tuple<>, tuple<tensor<2xf32>, tuple<tensor<2xf32>>>) {
          %0 = "stablehlo.tuple"() : () -> tuple<>
          %1 = "stablehlo.tuple"(%a) : (tensor<2xf32>) -> tuple<tensor<2xf32>>
          %2 = "stablehlo.tuple"(%a, %1) : (tensor<2xf32>, tuple<tensor<2xf32>>)
            -> tuple<tensor<2xf32>, tuple<tensor<2xf32>>>
          func.return %0, %2 : tuple<>, tuple<tensor<2xf32>, tuple<tensor<2xf32>>>
        }""",
        "tuples",
    )
    x = np.array([1.0, 2.0], np.float32)
    outcome = open_backend("reference").run(program, [(x,)])
    assert isinstance(outcome, Results)
    assert [np.asarray(y).tolist() for y in outcome.outputs[0]] == [[1.0, 2.0], [1.0, 2.0]]
