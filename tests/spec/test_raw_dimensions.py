"""Tests that dimension numbers out of range never reach MLIR's printer, which ends the process on them."""

from __future__ import annotations

import pytest

from spec.parse import ParseError, parse
from spec.raw_dimensions import unprintable
from spec.text import text

FIELDS = {
    "input_batch_dimension": "0",
    "input_feature_dimension": "1",
    "input_spatial_dimensions": "[]",
    "kernel_input_feature_dimension": "0",
    "kernel_output_feature_dimension": "1",
    "kernel_spatial_dimensions": "[]",
    "output_batch_dimension": "0",
    "output_feature_dimension": "1",
    "output_spatial_dimensions": "[]",
}


def spelled(**changed: str) -> str:
    return f"#stablehlo.conv<raw {', '.join(f'{n} = {v}' for n, v in {**FIELDS, **changed}.items())}>"


def convolution(attribute: str) -> str:
    t = "tensor<2x2xf32>"
    counts = "batch_group_count = 1 : i64, feature_group_count = 1 : i64"
    return f"""module {{
func.func public @main(%0: {t}, %1: {t}) -> ({t}) {{
  %2 = "stablehlo.convolution"(%0, %1) {{dimension_numbers = {attribute}, {counts}}} : ({t}, {t}) -> ({t})
  "func.return"(%2) : ({t}) -> ()
}}
}}
"""


OUT_OF_RANGE = [
    {"kernel_input_feature_dimension": "2"},
    {"input_batch_dimension": "-1"},
    {"output_feature_dimension": "9223372036854775807"},
    {"input_spatial_dimensions": "[3]"},
    {"kernel_spatial_dimensions": "[2, -1]"},
]
SPELLED_OTHERWISE = [{"kernel_input_feature_dimension": "0x3"}, {"input_batch_dimension": "- 1"}]


@pytest.mark.parametrize("changed", OUT_OF_RANGE, ids=str)
def test_a_program_that_may_be_invalid_is_read_as_it_was_written(changed: dict[str, str]) -> None:
    source = convolution(spelled(**changed))
    assert text(parse(source, verified=False)) == source


@pytest.mark.parametrize("changed", OUT_OF_RANGE + SPELLED_OTHERWISE, ids=str)
@pytest.mark.parametrize(
    "source",
    [
        "module {}",
        'module {{ "a.b"() {{x = {}}} : () -> () }}',
        'module {{ "a.b"() {{x = [{}]}} : () -> () }}',
        'module {{ "stablehlo.add"() {{x = {}}} : () -> () }}',
        "#a = {}\nmodule attributes {{mhlo.num_replicas = #a}} {{}}",
        "module attributes {{mhlo.num_replicas = {}}} {{}}",
    ],
)
def test_any_other_is_refused_before_mlir_reads_it(source: str, changed: dict[str, str]) -> None:
    whole = source.replace("{{", "{").replace("}}", "}").replace("{}", spelled(**changed), 1)
    with pytest.raises(ParseError, match=r"^<string>:\d+:\d+: dimension numbers that are no dimensions$"):
        parse(whole)


def test_comments_hide_nothing_and_strings_are_text() -> None:
    bad = spelled(kernel_input_feature_dimension="2")
    assert unprintable(bad.replace("= 2", "= // >\n 2")) is not None
    assert unprintable(bad.replace("#stablehlo.conv<raw", "#stablehlo<conv< raw") + ">") is not None
    assert unprintable(f'"{bad}" // {bad}') is None


def test_dimensions_are_printable() -> None:
    assert unprintable(spelled()) is None
    assert unprintable(spelled(input_batch_dimension="2", input_spatial_dimensions="[0]")) is None
