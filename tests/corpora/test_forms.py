"""Tests of hand-written files in the form of the StableHLO project's tests, on the evaluator and on implementations."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpora.conftest import BACKENDS, FORMS, Replayer

HOLD = {
    "checks_pretty": ["equal", "almost_equal", "close", "complex_parts"],
    "checks_generic": ["equal", "floats"],
    "checks_custom_call": ["main", "main", "main"],
    "same": ["nan_equals_nan", "infinities", "empty", "booleans", "small_types"],
    "chlo": ["lowered", "elementary"],
}


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", HOLD)
def test_checks_hold(replayed: Replayer, name: str, backend: str) -> None:
    lines = replayed(FORMS / f"{name}.mlir", backend)
    assert [line.function for line in lines] == HOLD[name]
    assert {(line.form, line.verdict, line.backend) for line in lines} == {("checks", "Conforms", backend)}


SPELLINGS = ["dict_after", "dict_before", "dict_between", "tol_inline", "tol_inline2", "close_after"]
QUANTIZED = [
    "alias",
    "alias_tensor",
    "const_pretty_storage",
    "const_generic",
    "signed_spelling",
    "hybriddot",
    "checked",
]
DYNAMIC = [
    "scan_like", "scan_stack", "dynamic_ops", "dyn_gather", "dyn_conv", "set_dim", "calls", "shape_of", "arith_const",
    "tensor_cast", "bounded_ops", "dyn_reduce", "chlo_broadcast", "acos", "const_shape", "growing_loop",
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "backend", "hold"),
    [
        ("check_spellings", "reference", SPELLINGS),
        ("check_spellings", "interpreter", SPELLINGS),
        ("quantized_checks", "reference", QUANTIZED),
        ("quantized_checks", "interpreter", QUANTIZED),
        ("dynamic_checks", "reference", DYNAMIC),
        ("dynamic_checks", "xla", [name for name in DYNAMIC if name != "growing_loop"]),  # which it does not refine
    ],
)
def test_spellings_quantized_and_dynamic_types(replayed: Replayer, name: str, backend: str, hold: list[str]) -> None:
    lines = {line.function: line for line in replayed(FORMS / f"{name}.mlir", backend)}
    assert {f: (lines[f].form, lines[f].verdict) for f in hold} == dict.fromkeys(hold, ("checks", "Conforms"))


QUANTIZED_SIZES = """!t = tensor<?x2x!quant.uniform<i8:f32, 0.5:3>>
func.func @main(%x: !t) -> !t {
  %0 = stablehlo.add %x, %x : !t
  func.return %0 : !t
}"""


@pytest.mark.parametrize("backend", ["reference", "interpreter"])
def test_quantized_arguments_of_unknown_sizes(replayed: Replayer, tmp_path: Path, backend: str) -> None:
    (tmp_path / "x.mlir").write_text(QUANTIZED_SIZES)
    (line,) = replayed(tmp_path / "x.mlir", backend)
    assert (line.form, line.verdict) == ("plain", "Conforms"), line.reason


SUB_CHANNEL = "tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5:1, 0.25:2}, {0.125, 1.0:-3}}>>"


def test_types_that_the_specification_lacks_are_unsupported(replayed: Replayer, tmp_path: Path) -> None:
    text = f"func.func @main(%x: {SUB_CHANNEL}) -> {SUB_CHANNEL} {{\n  return %x : {SUB_CHANNEL}\n}}\n"
    (tmp_path / "x.mlir").write_text(text)
    (line,) = replayed(tmp_path / "x.mlir")
    assert line.verdict == "Unsupported"
    assert "StableHLO has no element type !quant.uniform" in line.reason


@pytest.mark.parametrize("backend", BACKENDS)
def test_wrong_expectations_are_detected(replayed: Replayer, backend: str) -> None:
    lines = replayed(FORMS / "wrong.mlir", backend)
    assert {line.function: (line.verdict, line.kind) for line in lines} == {
        "wrong_value": ("Deviates", "wrong-value"),
        "zeros_differ": ("Deviates", "signed-zero"),
        "nan_is_no_number": ("Deviates", "nan"),
        "beyond_the_tolerance": ("Deviates", "wrong-value"),
        "four_ulps": ("Deviates", "off-by-ulps"),
        "second_check": ("Deviates", "wrong-value"),
    }
    assert all(line.fails and line.worst is not None for line in lines)


def test_a_deviation_says_what_was_compared(replayed: Replayer) -> None:
    first = replayed(FORMS / "wrong.mlir", "interpreter")[0]
    assert first.reason == "expect_eq: wrong-value: output 0, input set 0, element [1] is 4, allowed is 5 (1 ulps off)"
    assert first.replay.endswith("wrong.mlir --backend interpreter")


@pytest.mark.parametrize("backend", BACKENDS)
def test_functions_are_tests_of_their_own(replayed: Replayer, backend: str) -> None:
    lines = {line.function: line for line in replayed(FORMS / "functions.mlir", backend)}
    assert list(lines) == ["main", "other", "takes_arguments", "in_a_region"]
    assert lines["main"].verdict == lines["other"].verdict == "Conforms"
    assert lines["takes_arguments"].reason == "it takes arguments, and nothing in the file says which"
    assert lines["in_a_region"].reason == "a check op stands inside the region of another op"
    assert lines["in_a_region"].verdict == "Unsupported"


@pytest.mark.parametrize("backend", BACKENDS)
def test_ops_that_show_and_store_values_are_left_out(replayed: Replayer, backend: str) -> None:
    lines = {line.function: line for line in replayed(FORMS / "observers.mlir", backend)}
    wrong, elsewhere = lines.pop("another_turn"), lines.pop("probed_in_a_reduction")
    assert (wrong.verdict, wrong.kind) == ("Deviates", "wrong-value")
    assert elsewhere.reason == "what the probe 'element' stores is not carried out of where it stands"
    assert {name: (line.form, line.verdict) for name, line in lines.items()} == dict.fromkeys(
        ("printed", "probed", "probed_in_a_loop", "a_loop_with_a_probe", "probed_in_branches_of_a_loop", "shown"),
        ("checks", "Conforms"),
    ) | {"shown": ("plain", "Conforms")}


def test_what_cannot_be_handled_says_why(replayed: Replayer) -> None:
    lines = {line.function: line for line in replayed(FORMS / "odd.mlir", "reference")}
    reasons = {name: (line.verdict, line.reason) for name, line in lines.items()}
    where = FORMS / "odd.mlir"
    assert reasons["unknown_dialect"][0] == "Unsupported"
    assert reasons["unknown_dialect"][1].startswith(f"{where}:3:8: Dialect `elsewhere' not found")
    assert reasons["is_not_hurt_by_it"] == ("Conforms", "")
    assert reasons["unknown_op"][0] == "Unsupported"
    assert "elsewhere.op" in reasons["unknown_op"][1]
    assert reasons["unknown_check"] == ("Unsupported", "no meaning is known for check.expect_prime of 2 operands")
    assert reasons["unknown_custom_call"][0] == "Unsupported"
    assert reasons["dynamic"] == ("Conforms", "")  # sizes are drawn
    assert reasons["not_mlir"][0] == "Error"
    assert reasons["not_mlir"][1].startswith(f"{where}:40:48: expected '>'")
    assert lines["not_mlir"].form == "unread"
    assert reasons["calls_a_declaration"] == ("Unsupported", "it needs @declared, which is declared and not defined")


@pytest.mark.parametrize("backend", BACKENDS)
def test_programs_that_must_be_rejected(replayed: Replayer, backend: str) -> None:
    lines = {line.function: line for line in replayed(FORMS / "rejections.mlir", backend)}
    forms = {name: (line.form, line.verdict) for name, line in lines.items()}
    assert forms == {
        "concatenate_c4": ("rejection", "Conforms"),
        "is_valid": ("rejection", "AcceptsInvalid"),
        "fine": ("plain", "Conforms"),
        "add_c1": ("rejection", "Conforms"),
    }
    assert lines["is_valid"].reason == "must be refused: nothing is wrong here"


def test_errors_of_passes_are_not_asked_for(replayed: Replayer, tmp_path: Path) -> None:
    text = (FORMS / "rejections.mlir").read_text().replace("-verify-diagnostics", "--stablehlo-refine-shapes")
    (tmp_path / "x.mlir").write_text(text)
    line = next(line for line in replayed(tmp_path / "x.mlir") if line.function == "is_valid")
    assert (line.verdict, line.reason) == (
        "Unsupported",
        "the error is that of a pass (stablehlo-refine-shapes), not of the verifier",
    )


@pytest.mark.parametrize("content", [b"", b"// nothing\n", b"ML\xefR\x00\x01\xff\xfe"])
def test_files_without_text_are_unread(replayed: Replayer, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.mlir").write_bytes(content)
    (line,) = replayed(tmp_path / "x.mlir")
    assert (line.form, line.verdict, line.function) == ("unread", "Unsupported", "")


def test_what_is_done_is_left_out(replayed: Replayer) -> None:
    first, *others = replayed(FORMS / "same.mlir")
    again = replayed(FORMS / "same.mlir", done=frozenset({first.key}))
    assert [line.function for line in again] == [line.function for line in others]


@pytest.mark.parametrize("backend", BACKENDS)
def test_programs_that_jax_exports_with_symbolic_sizes(replayed: Replayer, backend: str) -> None:
    lines = replayed(FORMS / "exported.mlir", backend)
    assert [(line.form, line.verdict, line.reason) for line in lines] == [("plain", "Conforms", "")]
