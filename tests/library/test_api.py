"""`import stablehlo_conformance`: what is public does what is said of it, costs nothing before it is used, and gets on
with modules of other people that have the names of ours."""

from __future__ import annotations

import ast
import doctest
import inspect
import json
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stablehlo_conformance as shc
from stablehlo_conformance import _rooms
from tests.library.constants import none_of_ours

ROOT = Path(__file__).parent.parent.parent
ADD = """
func.func @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %z = stablehlo.add %x, %y : tensor<2xi32>
  return %z : tensor<2xi32>
}"""
OPTIONS = doctest.ELLIPSIS


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Folder with the package as an installation has it: the rooms are inside, and no other module of ours is beside
    it."""
    package = tmp_path / "site" / "stablehlo_conformance"
    shutil.copytree(ROOT / "stablehlo_conformance", package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "rooms").mkdir()
    for room in _rooms.NAMES:
        (package / "rooms" / room).symlink_to(ROOT / room)
    return package.parent


def alone(code: str, folder: Path, installed: Path) -> str:
    """Return the output of a process outside of our repository, in which warnings are errors."""
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(code)]
    environment = {"PYTHONPATH": f"{folder}:{installed}", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", ["program_text", "judgement", "backend_runs", "hypothesis_strategies"])
def test_each_docstring_shows_what_is_so(name: str) -> None:
    with none_of_ours():
        found = doctest.testmod(_rooms.private(f"library.{name}"), optionflags=OPTIONS)
    assert found.attempted > 0
    assert found.failed == 0


def test_what_is_public_is_documented() -> None:
    assert set(shc.__all__) <= set(dir(shc))
    undocumented = [n for n in shc.__all__ if callable(getattr(shc, n)) and not (getattr(shc, n).__doc__ or "").strip()]
    assert undocumented == []


@pytest.mark.parametrize("stub", ["__init__", "strategies"])
def test_the_types_that_are_declared_are_those_of_what_there_is(stub: str) -> None:
    """The stubs, which only mypy reads, have the names, parameters and members of the modules."""
    module = shc if stub == "__init__" else shc.strategies
    tree = ast.parse((ROOT / "stablehlo_conformance" / f"{stub}.pyi").read_text(encoding="utf-8"))
    declared: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name):
                declared.add(name)
                assert list(inspect.signature(getattr(module, name)).parameters) == parameters(node)
            case ast.ClassDef(name) if not name.startswith("_"):
                declared.add(name)
                members(getattr(module, name), node)
            case ast.AnnAssign(ast.Name(name)) | ast.Assign([ast.Name(name)]) if not name.startswith("_"):
                declared.add(name)
    assert declared | ({"strategies"} if module is shc else set()) == set(module.__all__)


def parameters(function: ast.FunctionDef) -> list[str]:
    return [a.arg for a in (*function.args.args, *function.args.kwonlyargs)]


def members(described: Any, stub: ast.ClassDef) -> None:
    """Check that the members that a stub declares for a class exist, with the same parameters."""
    for node in stub.body:
        match node:
            case ast.FunctionDef(name) if node.decorator_list:
                assert isinstance(inspect.getattr_static(described, name), property)
            case ast.FunctionDef(name):
                assert list(inspect.signature(inspect.getattr_static(described, name)).parameters) == parameters(node)
            case ast.AnnAssign(ast.Name(name)):
                annotated = {n for c in described.__mro__ for n in getattr(c, "__annotations__", {})}
                assert name in annotated | set(dir(described)) | {"name", "verdict"}


def test_there_is_no_other_name() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'evaluator'"):
        shc.evaluator  # noqa: B018


def test_importing_it_imports_nothing(tmp_path: Path, installed: Path) -> None:
    said = alone(
        """
        import sys, json
        before = set(sys.modules)
        import stablehlo_conformance as shc
        print(json.dumps(sorted(m for m in set(sys.modules) - before if "." not in m or "rooms" in m)))
        """,
        tmp_path,
        installed,
    )
    assert not {"numpy", "pytest", "hypothesis", "jaxlib", "spec"} & set(json.loads(said))
    assert "rooms" not in said.replace("_rooms", "")


def test_modules_of_the_same_names_are_left_to_others(tmp_path: Path, installed: Path) -> None:
    (tmp_path / "spec.py").write_text("MINE = True\n")
    (tmp_path / "results").mkdir()
    (tmp_path / "results" / "__init__.py").write_text("MINE = True\n")
    said = alone(
        f"""
        import results
        import numpy as np
        import stablehlo_conformance as shc
        program = shc.parse({ADD!r})
        inputs = [np.int32([1, 2]), np.int32([3, 4])]
        shc.assert_conforms(program, inputs, shc.run("reference", program, inputs))
        import spec
        print(spec.MINE, results.MINE)
        """,
        tmp_path,
        installed,
    )
    assert said == "True True\n"


def test_adapters_of_others_get_our_modules_by_their_short_names(tmp_path: Path, installed: Path) -> None:
    """Adapters written as docs/adding-a-backend.md describes can import our modules by their short names."""
    said = alone(
        """
        import stablehlo_conformance as shc
        shc.run
        import oracles.backends.protocol as protocol
        print(protocol.Results is shc.Results, protocol.__spec__.name.startswith("stablehlo_conformance."))
        """,
        tmp_path,
        installed,
    )
    assert said == "True True\n"


def test_a_program_is_printed_as_python_that_makes_it_again() -> None:
    program = shc.parse(ADD)
    assert "stablehlo.add %arg0, %arg1" in repr(program)
    assert eval(repr(program), {"parse": shc.parse}) == program
    assert hash(shc.parse(ADD)) == hash(program)


def test_names_with_quotes_are_printed_so_too() -> None:
    program = shc.parse('func.func @main() -> () { "foo.bar"() {x = "a\\22b\\5Cc"} : () -> () return }')
    assert eval(repr(program), {"parse": shc.parse}) == program


def test_what_is_wrong_with_inputs_is_said() -> None:
    with pytest.raises(ValueError, match="argument 1 is tensor<2xi32>"):
        shc.evaluate(shc.parse(ADD), [np.int32([1, 2]), np.float32([1, 2])])
    with pytest.raises(ValueError, match="has 1 arrays, main takes 2"):
        shc.judge(shc.parse(ADD), [np.int32([1, 2])], [np.int32([1, 2])])
    with pytest.raises(KeyError, match="there is no convention 'wraps'"):
        shc.evaluate(shc.parse(ADD), [np.int32([1, 2])] * 2, conventions=["wraps"])


def test_conventions_close_what_is_left_open() -> None:
    program, inputs = shc.parse(ADD), [np.int32([2**31 - 1, 1]), np.int32([1, 1])]
    [freely] = shc.evaluate(program, inputs)
    [usually] = shc.evaluate(program, inputs, conventions=shc.CONVENTIONS)
    assert freely is not None
    assert freely.open.tolist() == [True, False]
    assert usually is not None
    assert usually.open.tolist() == [False, False]
    outputs = [np.int32([0, 2])]
    shc.assert_conforms(program, inputs, outputs)
    with pytest.raises(shc.Nonconformance, match="inconsistent"):
        shc.assert_conforms(program, inputs, outputs, conventions=shc.CONVENTIONS)


def test_a_message_names_the_element_what_is_allowed_and_why() -> None:
    with pytest.raises(shc.Nonconformance) as raised:
        shc.assert_conforms(shc.parse(ADD), [np.int32([1, 2]), np.int32([3, 4])], [np.int32([4, 5])])
    said = str(raised.value)
    assert said.startswith("wrong-value: output 0, element [1] is 5, allowed is 6")
    assert "standing: violation: a clause of the specification decides it" in said
    assert "clause:   Performs element-wise addition" in said
    assert "input 1:  [3, 4]" in said
    assert "stablehlo.add %arg0, %arg1" in said
    assert isinstance(raised.value.verdict, shc.Deviates)


@pytest.mark.parametrize(
    ("outputs", "says"),
    [
        ([], "returned 0 outputs, the program has 1"),
        ([np.int32([4, 6, 0])], r"shape \[3\], not that of tensor<2xi32>"),
        ([np.int64([4, 6])], "element type int64, not i32"),
        ([None], "is no tensor"),
    ],
)
def test_outputs_of_another_form_do_not_conform(outputs: list[np.ndarray | None], says: str) -> None:
    with pytest.raises(shc.Nonconformance, match=says):
        shc.assert_conforms(shc.parse(ADD), [np.int32([1, 2]), np.int32([3, 4])], outputs)


def test_what_ends_without_results_is_judged_too() -> None:
    program, inputs = shc.parse(ADD), [np.int32([1, 2]), np.int32([3, 4])]
    verdict = shc.judge(program, inputs, shc.Crashed("its process ended by SIGSEGV", "compile", -11))
    assert isinstance(verdict, shc.Crashes)
    with pytest.raises(shc.Nonconformance, match="SIGSEGV"):
        shc.assert_conforms(program, inputs, shc.Crashed("its process ended by SIGSEGV", "compile", -11))
    lacking = shc.Unsupported("no integers", "compile")
    shc.assert_conforms(program, inputs, lacking)
    assert shc.judge(program, inputs, lacking) == shc.Undecided("unsupported: no integers")


def test_a_backend_that_there_is_not() -> None:
    with pytest.raises(shc.BackendError, match="there is no backend 'xlo'; did you mean 'xla'"):
        shc.run("xlo", shc.parse(ADD), [np.int32([1, 2])] * 2)


def test_an_implementation_in_a_process_of_its_own() -> None:
    program, inputs = shc.parse(ADD), [np.int32([1, 2]), np.int32([3, 4])]
    outcome = shc.run("interpreter", program, inputs)
    assert isinstance(outcome, shc.Results)
    shc.assert_conforms(program, inputs, outcome)
