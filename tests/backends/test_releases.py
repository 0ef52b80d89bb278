"""Tests of environments with other releases, and of today's adapters on an old release."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import hand_made
import pytest
from packaging.version import Version

from oracles.backends import environments, open_backend
from oracles.backends.catalogue import distribution_of
from oracles.backends.environments import Distribution, NoEnvironment
from oracles.backends.hosted import HostedBackend
from oracles.backends.native import bindings, iree
from oracles.backends.protocol import Rejected, Unsupported
from spec.program import Operation, Program, Region, Value, main_program
from spec.types import TokenType, element_type_named, f16, f32, si32, tensor

RELEASE = os.environ.get("JAXLIB_RELEASE", "0.4.28")
THEIRS = Distribution("theirs", lambda version: [f"friend<={version}"])


class Uv:
    """A stand-in for uv that offers `theirs` 1.0 to 1.2 for Python 3.10 only, and records its calls."""

    def __init__(self, home: Path) -> None:
        self.calls: list[tuple[str, ...]] = []
        self.home = home

    def __call__(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        self.calls.append(arguments)
        if arguments[:2] == ("pip", "compile"):
            return self._resolved(arguments, given.splitlines()[0])
        if arguments[0] == "venv":
            Path(arguments[-1]).mkdir(parents=True)
        return subprocess.CompletedProcess(arguments, 0, "", "")

    def _resolved(self, arguments: tuple[str, ...], wanted: str) -> subprocess.CompletedProcess[str]:
        has = {"1.0", "1.1", "1.2"} if arguments[arguments.index("--python-version") + 1] == "3.10" else set()
        asked = wanted.removeprefix("theirs")
        fitting = [v for v in has if not asked or (v < asked[1:] if asked.startswith("<") else v == asked[2:])]
        if not fitting:
            said = "warning: slow\nerror: No solution found\n  cause: there is no version of theirs\n\nhint: try"
            return subprocess.CompletedProcess(arguments, 1, "", said)
        return subprocess.CompletedProcess(arguments, 0, f"theirs=={max(fitting)}\n", "")


@pytest.fixture
def uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Uv:
    stand_in = Uv(tmp_path / "environments")
    monkeypatch.setattr(environments, "folder", lambda: stand_in.home)
    monkeypatch.setattr(environments, "_uv", stand_in)
    return stand_in


def test_an_environment_is_made_once(uv: Uv) -> None:
    python = environments.interpreter(THEIRS, "1.1")
    installed = uv.calls[-1]
    assert installed[:2] == ("pip", "install")
    assert installed[-2:] == ("theirs==1.1", "friend<=1.1")
    assert Path(python).is_relative_to(uv.home)
    assert ("venv", "--python", "3.10") == next(c for c in uv.calls if c[0] == "venv")[:3]
    made = len(uv.calls)
    assert environments.interpreter(THEIRS, "1.1") == python
    assert len(uv.calls) == made


@pytest.mark.parametrize("is_writable", [True, False])
def test_releases_are_asked_for_where_no_environment_was_ever_made(
    is_writable: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "none" / "environments"
    if not is_writable:
        (tmp_path / "none").touch()
    asked: list[Path] = []

    def run(command: list[str], *, cwd: Path, **options: object) -> subprocess.CompletedProcess[str]:
        asked.append(cwd)
        assert cwd.is_dir()
        return subprocess.CompletedProcess(command, 1, "", "error: No solution found")

    monkeypatch.setattr(environments, "folder", lambda: home)
    monkeypatch.setattr(environments, "_versions_of_pyenv", lambda: "")
    monkeypatch.setattr(environments.subprocess, "run", run)
    expected = "the registry has no theirs" if is_writable else f"no environment at {home}: "
    with pytest.raises(NoEnvironment, match=f"^{re.escape(expected)}"):
        list(environments.releases(THEIRS))
    assert bool(asked) == is_writable


def test_an_environment_that_was_cut_off_is_made_again(uv: Uv) -> None:
    python = environments.interpreter(THEIRS, "1.1")
    (Path(python).parents[1] / "ready.json").unlink()
    made = len(uv.calls)
    environments.interpreter(THEIRS, "1.1")
    assert len(uv.calls) > made


def test_what_cannot_be_made_says_why_in_one_line(uv: Uv) -> None:
    message = r"^no environment with theirs==9 can be made: No solution found there is no version of theirs$"
    with pytest.raises(NoEnvironment, match=message):
        environments.interpreter(THEIRS, "9")
    with pytest.raises(NoEnvironment, match=r"^'1 or so' is no version$"):
        environments.interpreter(THEIRS, "1 or so")


def test_the_releases_of_a_package(uv: Uv) -> None:
    assert list(environments.releases(THEIRS)) == ["1.2", "1.1", "1.0"]
    with pytest.raises(NoEnvironment, match=r"^the registry has no ours for this machine$"):
        list(environments.releases(Distribution("ours")))


@pytest.mark.parametrize(
    ("backend", "old", "new"),
    [("litert", "1.0.1", "1.1.2"), ("onnxruntime", "1.18.0", "1.19.0"), ("xla", "0.4.25", "0.4.26")],
)
def test_what_was_built_for_numpy_1_gets_it(backend: str, old: str, new: str) -> None:
    found = distribution_of(backend)
    assert "numpy<2" in found.requirements(old)
    assert "numpy" in found.requirements(new)


@pytest.mark.parametrize("release", ["3.0.0", "3.1.0"])
def test_a_release_of_iree_that_damages_its_heap_is_refused(monkeypatch: pytest.MonkeyPatch, release: str) -> None:
    monkeypatch.setattr(importlib.metadata, "version", lambda package: release)
    with pytest.raises(RuntimeError, match=rf"^IREE {release} is too old: 3\.2 or newer is needed$"):
        iree.warm()


@pytest.mark.parametrize(
    ("dialect", "slice_", "reduce"),
    [
        ((0, 15, 0), "dense<[1, 2]> : tensor<2xi64>", "dense<> : tensor<0xi64>"),
        ((0, 16, 1), "array<i64: 1, 2>", "dense<> : tensor<0xi64>"),
        ((1, 17, 0), "array<i64: 1, 2>", "array<i64>"),
    ],
)
def test_arrays_in_old_dialects(
    monkeypatch: pytest.MonkeyPatch, dialect: tuple[int, ...], slice_: str, reduce: str
) -> None:
    monkeypatch.setattr(bindings, "of_dialect", lambda: dialect)
    written = '"stablehlo.slice"(%0) {{start = {}}}\n"stablehlo.reduce"(%0) {{dimensions = {}}}\n'
    assert bindings.to_syntax(written.format("array<i64: 1, 2>", "array<i64>")) == written.format(slice_, reduce)


@pytest.fixture(scope="module", params=["xla", *(["interpreter"] if Version(RELEASE) >= Version("0.4.33") else [])])
def old(request: pytest.FixtureRequest) -> Iterator[HostedBackend]:
    try:
        backend = open_backend(f"{request.param}=={RELEASE}")
    except NoEnvironment as error:
        pytest.skip(str(error))
    assert isinstance(backend, HostedBackend)
    yield backend
    backend.close()


def test_an_old_release_runs_programs(old: HostedBackend) -> None:
    described = old.describe()
    assert described.name.endswith(f"=={RELEASE}")
    assert described.versions["jaxlib"] == RELEASE
    for element_type in (f32, si32):
        outcome = old.run(*hand_made.moved(element_type, (2, 3)))
        found = hand_made.outputs_of(outcome)
        assert found == [[hand_made.described(x) for x in row] for row in hand_made.moved_results(element_type, (2, 3))]


def test_an_old_release_refuses_invalid_programs(old: HostedBackend) -> None:
    assert isinstance(old.verify(hand_made.invalid()), Rejected)


def promoting() -> Program:
    """Return a program that adds up f16 elements in f32."""
    x, start, a, b, c, y = (Value(n, tensor(t, *s)) for n, t, s in (
        ("x", f16, (2,)), ("start", f16, ()), ("a", f32, ()), ("b", f32, ()), ("c", f32, ()), ("y", f32, ()),
    ))  # fmt: skip
    body = Region((a, b), (Operation("add", (a, b), results=(c,)), Operation("return", (c,))))
    sum_ = Operation("reduce", (x, start), (("dimensions", (0,)),), (body,), (y,))
    return main_program((x, start), (sum_,), (y,))


def test_what_an_old_dialect_lacks_is_unsupported(old: HostedBackend) -> None:
    a, b = (Value(n, tensor(f32)) for n in "ab")
    tan = main_program((a,), (Operation("tan", (a,), (), (), (b,)),), (b,))
    assert isinstance(old.verify(tan), Unsupported)
    if Version(RELEASE) < Version("0.4.24"):
        assert isinstance(old.verify(promoting()), Unsupported)
    narrow = Value("n", tensor(element_type_named("f8E3M4"), 2))
    assert isinstance(old.verify(main_program((narrow,), (), (narrow,))), Unsupported)


@pytest.mark.skipif(Version(RELEASE) < Version("0.4.28"), reason="refuses an after_all of nothing")
def test_a_token_of_an_old_release_is_none(old: HostedBackend) -> None:
    token = Value("t", TokenType())
    program = main_program((), (Operation("after_all", (), (), (), (token,)),), (token,))
    assert hand_made.outputs_of(old.run(program, [()])) == [[None]]


@pytest.mark.skipif(Version(RELEASE) < Version("0.4.28"), reason="the process ends")
def test_a_custom_call_that_an_old_release_does_not_know_is_unsupported(old: HostedBackend) -> None:
    assert isinstance(old.run(*hand_made.unknown_custom_call()), Unsupported)


def test_passes_that_a_release_lacks_are_unsupported() -> None:
    pytest.importorskip("jaxlib.mlir")
    with bindings.context():
        module = bindings.parse_module("module {}")
        bindings.run_passes(module, "builtin.module(canonicalize)")
        with pytest.raises(NotImplementedError, match=r"^this release lacks passes: .*no-such-pass"):
            bindings.run_passes(module, "builtin.module(no-such-pass)")
