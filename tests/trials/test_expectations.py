"""Expectations: entries match only what they describe; broken files and entries that overlap are reported."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import archspec.cpu
import pytest

from generators.cases import Case
from oracles.latitudes import Latitude
from spec.labels import labels
from spec.parse import parse
from tests.trials.wrong import Wrong
from trials.causes.disjointness import are_disjoint
from trials.causes.entries import Blame, Entry
from trials.causes.expectation_files import update
from trials.causes.expectations import (
    BrokenExpectations,
    Expectations,
    load,
    pinned_blames,
    pinned_case,
    problems,
    problems_of_pins,
)
from trials.checks import Executed, Failure, Judged, failures_of
from trials.computing_operations import main_operation
from trials.counterfactuals.experiment import holds
from trials.features.operation_features import features

PAD = """
func.func @main(%x: tensor<3xf32>, %v: tensor<f32>) -> tensor<4xf32> {
  %r = "stablehlo.pad"(%x, %v) {edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 2>,
    interior_padding = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  func.return %r : tensor<4xf32>
}
"""
ENTRY = Entry(
    "pad-cut",
    "too many elements",
    "pad, semantics: negative padding cuts",
    PAD,
    kinds=("wrong-value", "nan"),
    standing="violation",
    ops=("pad",),
    element_types=("f32",),
    when=("negative-padding",),
    unless=("interior-padding",),
    goes_away=("no-negative-padding",),
    inputs=([1.0, 2.0, 3.0], 0.0),
)
WRONG = Wrong(lambda o, f: "negative-padding" in f)


def judged() -> Judged:
    return Executed()(WRONG, [pinned_case(ENTRY)], Latitude())[0]


def blame(**changes: Any) -> Blame:
    case = pinned_case(ENTRY)
    operation = main_operation(case.program, "pad")
    failure = failures_of(judged().verdict)[0]
    found = Blame("results", failure, case, operation, features(case, operation), versions={"jaxlib": "0.10.2"})
    return replace(found, **changes)


@pytest.mark.parametrize(
    ("changes", "matches"),
    [
        ({}, True),
        ({"kinds": ("infinity",)}, False),
        ({"standing": "accuracy"}, False),
        ({"verdict": "Crashes", "kinds": (), "standing": None, "message": "x"}, False),
        ({"ops": ("slice",)}, False),
        ({"ops": ("slice", "pad")}, True),
        ({"ops": ()}, True),
        ({"element_types": ("f64", "i8")}, False),
        ({"element_types": ("float",)}, True),
        ({"element_types": ("complex",)}, False),
        ({"claim": "programs"}, False),
        ({"claim": "results"}, True),
        ({"labels": ("C1",)}, False),
        ({"variants": ("O0",)}, False),
        ({"variants": ("",)}, True),
        ({"stage": "compile"}, False),
        ({"message": "gone"}, False),
        ({"message": ("gone", "lost")}, False),
        ({"when": ("negative-padding", "operand-type=1:f32")}, True),
        ({"when": ("interior-padding",), "unless": ()}, False),
        ({"unless": ("padding",)}, False),
        ({"releases": {"jaxlib": ">=0.10"}}, True),
        ({"releases": {"jaxlib": "<0.10"}}, False),
        ({"releases": {"iree": "<3"}}, True),
    ],
)
def test_what_an_entry_matches(changes: dict[str, Any], matches: bool) -> None:
    entry = replace(ENTRY, **changes)
    assert entry.matches(blame()) is matches
    assert bool(Expectations(entries=(entry,)).candidates(blame())) is matches


@pytest.mark.parametrize(
    ("named", "has", "is_of"),
    [
        ((), set(), True),
        (("avx512_bf16",), {"avx2", "avx512_bf16"}, True),
        (("avx512_bf16",), {"avx2"}, False),
        (("avx512_bf16", "avx512_fp16"), {"avx2", "avx512_bf16"}, False),
    ],
)
def test_an_entry_may_be_of_some_processors(named: tuple[str, ...], has: set[str], is_of: bool) -> None:
    entry = replace(ENTRY, instructions=named)
    assert entry.is_of_processor(has) is is_of
    assert Expectations(entries=(ENTRY, entry)).on_processor(has).entries == ((ENTRY, entry) if is_of else (ENTRY,))


@pytest.mark.parametrize(("message", "matches"), [("no pad", True), ("lost: f32", True), ("no sort", False)])
def test_an_entry_may_take_several_messages(message: str, matches: bool) -> None:
    entry = replace(ENTRY, verdict="RejectsValid", kinds=(), standing=None, message=("pad", "lost"))
    assert entry.matches(blame(failure=Failure("RejectsValid"), message=message)) is matches
    assert list(problems_of_pins(Expectations(entries=(entry,)))) == []


def test_a_violation_may_show_as_an_inaccuracy() -> None:
    slight = blame(failure=Failure("Deviates", "off-by-ulps", "accuracy"))
    assert not ENTRY.matches(slight)
    assert replace(ENTRY, kinds=("wrong-value", "off-by-ulps")).matches(slight)


@pytest.mark.parametrize(("name", "does"), [("no-negative-padding", True), ("no-strides", False), ("barrier", False)])
def test_a_counterfactual_that_does_not_hold_is_noticed(name: str, does: bool) -> None:
    found = judged()
    assert holds(WRONG, Latitude(), Executed(), found, failures_of(found.verdict)[0], names={name}) is does


@pytest.mark.parametrize(
    ("other", "disjoint"),
    [
        ({}, False),
        ({"kinds": ("nan", "infinity")}, False),
        ({"kinds": ("infinity",)}, True),
        ({"standing": "accuracy"}, True),
        ({"ops": ("slice",)}, True),
        ({"ops": ()}, False),
        ({"element_types": ("f8",)}, True),
        ({"element_types": ("float",)}, False),
        ({"when": ("interior-padding",)}, True),
        ({"when": ("padding",)}, False),
        ({"when": (), "unless": ("padding",)}, True),
        ({"when": (), "unless": ("negative-padding",)}, True),
        ({"when": (), "unless": ("strides",)}, False),
        ({"when": ("operand-type=0:f64",)}, False),
        ({"claim": "results"}, False),
        ({"releases": {"jaxlib": "<0.9"}}, False),
    ],
)
def test_which_entries_exclude_each_other(other: dict[str, Any], disjoint: bool) -> None:
    second = replace(ENTRY, id="other", **other)
    assert are_disjoint(ENTRY, second) is disjoint
    assert are_disjoint(second, ENTRY) is disjoint
    assert any("could claim one cause" in p for p in problems([ENTRY, second])) is not disjoint


@pytest.mark.parametrize(
    ("one", "other", "disjoint"),
    [
        ({"when": ("attribute=fft_type:FFT",)}, {"when": ("attribute=fft_type:RFFT",)}, True),
        ({"when": ("attribute=fft_type:FFT",)}, {"when": ("attribute=is_stable:true",)}, False),
        ({"when": ("body=add",)}, {"when": ("body=maximum",)}, True),
        ({"when": ("index-type=ui8",)}, {"unless": ("unsigned-indices",)}, True),
        ({"when": ("constant-operand=1",)}, {"unless": ("constant-operand",)}, True),
        ({"when": ("constant-operand=1",)}, {"when": ("constant-operand=0",)}, False),
        ({"when": ("operand-type=0:f32",)}, {"when": ("operand-type=0:f64",)}, True),
        ({"when": ("operand-type=f32",)}, {"when": ("operand-type=f64",)}, False),
        ({"when": ("in-body=add",)}, {"when": ("in-body=multiply",)}, False),
        ({"claim": "results"}, {"claim": "programs"}, True),
        ({"stage": "parse"}, {"stage": "compile"}, True),
        ({"message": "no pad"}, {"message": "pad"}, False),
        ({"message": "no pad"}, {"message": "no sort"}, True),
        ({"message": ("a sort", "no pad")}, {"message": "pad"}, False),
        ({"message": ("a sort", "no pad")}, {"message": ("b", "c")}, True),
        ({"message": ("a sort", "no pad")}, {"message": ""}, False),
        ({"variants": ("O0",)}, {"variants": ("", "folded")}, True),
        ({"releases": {"jaxlib": "<0.9"}}, {"releases": {"jaxlib": ">=0.9"}}, True),
        ({"releases": {"jaxlib": "<=0.9"}}, {"releases": {"jaxlib": ">=0.9"}}, False),
        ({"releases": {"jaxlib": "==0.9.*"}}, {"releases": {"jaxlib": ">0.8,<0.9.2"}}, False),
        ({"labels": ("C1",)}, {"labels": ("C2",)}, True),
    ],
)
def test_what_excludes(one: dict[str, Any], other: dict[str, Any], disjoint: bool) -> None:
    plain = replace(ENTRY, when=(), unless=())
    assert are_disjoint(replace(plain, **one), replace(plain, **other)) is disjoint


def test_a_pin_is_matched_by_its_own_entry_alone() -> None:
    assert list(problems_of_pins(Expectations(entries=(ENTRY,)))) == []
    assert len(list(pinned_blames(ENTRY))) == 2
    other = replace(ENTRY, id="other", when=(), unless=(), ops=())
    assert any("also matched by 'other'" in p for p in problems_of_pins(Expectations(entries=(ENTRY, other))))


def test_a_pin_is_matched_by_one_entry_of_a_release() -> None:
    old, new = replace(ENTRY, releases={"jaxlib": "<0.7"}), replace(ENTRY, id="new", releases={"jaxlib": ">=0.7"})
    assert list(problems_of_pins(Expectations(entries=(old, new)))) == []
    both = Expectations(entries=(old, replace(new, releases={"jaxlib": ">=0.6"})))
    assert any("also matched by 'new'" in p for p in problems_of_pins(both))
    assert Expectations(entries=(old, new)).candidates(blame()) == (new,)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"ops": ("slice",)}, "the operation to blame is pad"),
        ({"when": ("strides",)}, "it lacks strides"),
        ({"unless": ("padding",), "when": ()}, "it has padding"),
        ({"element_types": ("i8",)}, "its element types are f32"),
        ({"program": "module {"}, "its program: "),
        ({"inputs": ()}, "its program: "),
    ],
)
def test_a_pin_that_is_not_as_its_entry_says_is_reported(changes: dict[str, Any], says: str) -> None:
    [problem] = problems_of_pins(Expectations(entries=(replace(ENTRY, **changes),)))
    assert says in problem
    assert "\n" not in problem


GOOD = (
    '[[cause]]\nid = "x"\nreturns = "r"\nexpected = "e"\nprogram = "p"\nops = ["add"]\n'
    'verdict = "Deviates"\nkinds = ["nan"]\nstanding = "violation"\n'
)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    assert load(path) == Expectations()
    path.write_text('[latitude]\nsubnormals = "flushed"\n' + GOOD + "inputs = [1, [nan, -0.0]]\n")
    known = load(path)
    assert known.latitude.subnormals == "flushed"
    [entry] = known.entries
    assert (entry.id, entry.ops, entry.kinds, len(entry.inputs)) == ("x", ("add",), ("nan",), 2)


FORMS = (
    '[[cause]]\nid = "x"\nreturns = "r"\nexpected = "e"\nverdict = "Deviates"\nkinds = ["nan"]\n'
    'standing = "violation"\nops = ["add"]\n'
    '[[cause.form]]\nname = "constants"\nwhen = ["constants-only"]\nprogram = "p"\n'
    '[[cause.form]]\nname = "folded"\nops = ["subtract"]\nvariants = ["folded"]\nprogram = "q"\n'
)


def test_a_cause_may_show_in_several_forms(tmp_path: Path) -> None:
    """A form inherits the members that it lacks from its cause; each form has a pin and matches on its own."""
    path = tmp_path / "x.toml"
    path.write_text(FORMS)
    one, other = load(path).entries
    assert (one.id, one.cause, one.ops, one.when, one.program) == (
        "x/constants",
        "x",
        ("add",),
        ("constants-only",),
        "p",
    )
    assert (other.id, other.cause, other.ops, other.program) == ("x/folded", "x", ("subtract",), "q")
    assert one.reason == other.reason == "r. Expected: e."
    update(path, "x", [], ["x/constants"])
    assert [e.id for e in load(path).entries] == ["x/folded"]
    update(path, "x", [], ["x/folded"])
    assert load(path).entries == ()


def test_an_entry_may_yield_to_a_cause_or_to_a_form_of_it() -> None:
    forms = [replace(ENTRY, id=f"x/{name}") for name in ("one", "two")]
    assert [replace(ENTRY, id="y", yields_to=("x",)).yields(f) for f in forms] == [True, True]
    assert [replace(ENTRY, id="y", yields_to=("x/two",)).yields(f) for f in forms] == [False, True]
    assert list(problems(forms)) == []
    assert any("no entry 'x/three'" in p for p in problems([*forms, replace(ENTRY, id="y", yields_to=("x/three",))]))


def test_a_variant_may_take_another_latitude(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        '[latitude]\nsubnormals = "flushed"\nquantization = "quantum"\n[latitude.slow]\nsubnormals = "preserved"\n'
    )
    known = load(path)
    names = ("x", "x:fast", "x==1.2", "x:slow", "x:slow==1.2")
    assert [known.latitude_of(n).subnormals for n in names] == ["flushed"] * 3 + ["preserved"] * 2
    assert {known.latitude_of(n).quantization for n in names} == {"quantum"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[cause", "x.toml: "),
        ('[latitude.slow]\nsubnormals = "lost"', "subnormals is 'lost'"),
        ('[latitude.slow]\nnan = "lost"', "unknown latitude 'nan'"),
        ("[other]", "unknown table 'other'"),
        ("[cause]", "entries are written"),
        ("cause = [1]", "entry 1: Expected `object`, got `int`"),
        ('[latitude]\nnan = "lost"', "unknown latitude 'nan'"),
        ('[latitude]\nsubnormals = "lost"', "subnormals is 'lost'"),
        ('[[cause]]\nid = "x"', "entry 'x': "),
        ('[[cause]]\nreturns = "x"', "entry 1: Object missing required field `"),
        (GOOD.replace('expected = "e"\n', ""), "entry 'x': Object missing required field `expected`"),
        (GOOD.replace('"e"', '""'), "entry 'x': expected is empty"),
        (GOOD.replace('"r"', '"r."'), "entry 'x': returns ends with a full stop"),
        (GOOD + 'because = "it does."', "entry 'x': because ends with a full stop"),
        (GOOD + 'reason = "r"', "entry 'x': unknown members reason"),
        (GOOD + 'colour = "red"', "unknown members colour"),
        (GOOD + "labels = [1]", "entry 'x': "),
        (GOOD + 'rare = "often"', "entry 'x': "),
        (GOOD.replace('"Deviates"', '"Bad"'), "entry 'x': "),
        (GOOD.replace('"Deviates"', '"Conforms"'), "does not speak against"),
        (GOOD.replace('"Deviates"', '"Crashes"'), "kinds and standing are given where"),
        (
            GOOD.replace('kinds = ["nan"]\nstanding = "violation"\n', "").replace("Deviates", "Crashes"),
            "needs a message",
        ),
        (GOOD + "message = []", "entry 'x': message is empty"),
        (GOOD + 'message = ["no", ""]', "entry 'x': message is empty"),
        (GOOD + "message = [1]", "entry 'x': Expected `str`, got `int` - at `$.message[0]`"),
        (GOOD + "message = 1", "entry 'x': Expected `str | array`, got `int` - at `$.message`"),
        (GOOD.replace('"nan"', '"odd"'), "entry 'x': "),
        (GOOD.replace('"violation"', '"behaviour"'), "entry 'x': "),
        (GOOD.replace('["add"]', "[]"), "expects everything"),
        (GOOD.replace('"add"', '"odd"'), "there is no op 'odd'"),
        (GOOD + 'when = ["odd"]', "'odd' is no feature"),
        (GOOD + 'when = ["body"]', "'body' is no feature"),
        (GOOD + 'goes_away = ["odd"]', "'odd' is no counterfactual"),
        (GOOD + 'element_types = ["f33"]', "there is no element type 'f33'"),
        (GOOD + 'releases = {jaxlib = "new"}', "'new' is no range"),
        (GOOD + 'releases = {jaxlib = "=>0.7"}', "'=>0.7' is no range"),
        (GOOD + 'releases = {jaxlib = "===odd"}', "'===odd' is no range"),
        (GOOD + "releases = {jaxlib = 0.7}", "entry 'x': "),
        (GOOD + 'releases = ">=0.7"', "entry 'x': "),
        (GOOD.replace('"r"', '""'), "returns is empty"),
        (GOOD + GOOD, "two entries have the id 'x'"),
        (GOOD.replace('"x"', '"x/y"'), "entry 'x/y': an id has no '/'"),
        (GOOD + "form = 1", "entry 'x': forms are written [[cause.form]]"),
        (GOOD + "form = []", "entry 'x': forms are written [[cause.form]]"),
        (GOOD + '[[cause.form]]\nname = "f"', "entry 'x': program is for each of its forms to say"),
        (FORMS.replace('name = "folded"', ""), "entry 'x': form 2 has no name"),
        (FORMS.replace('"folded"', '"constants"', 1), "two entries have the id 'x/constants'"),
        (FORMS + 'returns = "s"', "entry 'x': form 'folded': returns is for the cause to say"),
        (FORMS + 'colour = "red"', "entry 'x/folded': unknown members colour"),
        (FORMS.replace('program = "q"\n', ""), "entry 'x/folded': Object missing required field `program`"),
        (GOOD + GOOD.replace('"x"', '"y"'), "entries 'x' and 'y' could claim one cause"),
    ],
)
def test_broken_files_are_one_clear_line(tmp_path: Path, text: str, says: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BrokenExpectations) as e:
        load(tmp_path / "x.toml")
    assert says in str(e.value)
    assert str(tmp_path / "x.toml") in str(e.value)
    assert "\n" not in str(e.value)


SHIPPED = sorted((Path(__file__).parents[2] / "conformance" / "expectations").glob("*.toml"))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_ours_can_be_read_and_their_pins_are_as_they_say(path: Path, tmp_path: Path) -> None:
    known = load(path)
    assert bool(known.entries) != ("# No cause is known." in path.read_text())
    assert [e.id for e in known.entries if not e.is_explained] == []
    assert list(problems_of_pins(known)) == []
    copy = tmp_path / path.name
    copy.write_text(path.read_text())
    update(copy, path.stem, [], ())
    assert copy.read_text() == path.read_text()


def test_an_entry_yields_to_another() -> None:
    general = replace(ENTRY, id="general", ops=(), when=(), unless=(), goes_away=(), element_types=("float",))
    assert not are_disjoint(general, ENTRY)
    for yields_to in ((ENTRY.id,), ("*",)):
        yielding = replace(general, yields_to=yields_to)
        assert are_disjoint(yielding, ENTRY)
        assert are_disjoint(ENTRY, yielding)
        known = Expectations(entries=(yielding, ENTRY))
        assert known.candidates(blame()) == (ENTRY, yielding)
        slice_ = replace(ENTRY, ops=("slice",))
        assert Expectations(entries=(yielding, slice_)).candidates(blame()) == (yielding,)
    assert "there is no entry 'gone'" in "".join(problems([replace(general, yields_to=("gone",))]))


SORT = """
func.func public @main(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = "stablehlo.sort"(%a) ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %1 = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>}
      : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) {dimension = 0 : i64} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
"""


@pytest.mark.parametrize(
    ("verdict", "claim", "matches"),
    [("Crashes", "rejects_invalid", True), ("RejectsValid", "rejects_invalid", False), ("Crashes", "results", False)],
)
def test_what_ends_a_compiler_does_so_in_valid_and_in_invalid_programs(verdict: Any, claim: str, matches: bool) -> None:
    entry = replace(ENTRY, verdict=verdict, kinds=(), standing=None, claim="accepts_valid", message="x")
    assert entry.matches(blame(claim=claim, failure=Failure(verdict), message="x")) is matches


def test_what_is_said_may_be_said_of_an_operation_in_a_region() -> None:
    program = parse(SORT, "sort")
    case = Case(program, (), "sort")
    operation = main_operation(program, "sort")
    says = "its process ended by SIGABRT: no such comparison"
    crash = Blame("results", Failure("Crashes"), case, operation, features(case, operation), says)
    entry = Entry(
        "compare-crash", "a crash", "compare", SORT, verdict="Crashes", ops=("compare",), message="comparison",
        when=("attribute=comparison_direction:GE",),
    )  # fmt: skip
    assert Expectations(entries=(entry,)).candidates(crash) == (entry,)
    for other in (
        replace(entry, message="other"),
        replace(entry, ops=("add",)),
        replace(entry, when=("attribute=comparison_direction:LT",)),
    ):
        assert not Expectations(entries=(other,)).candidates(crash)
    silent = replace(entry, verdict="Deviates", message="", kinds=("wrong-value",), standing="violation")
    assert not Expectations(entries=(silent,)).candidates(replace(crash, failure=Failure("Deviates", "wrong-value")))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_instruction_sets_have_the_names_of_processors(path: Path) -> None:
    known = {name for processor in archspec.cpu.TARGETS.values() for name in processor.features}
    named = {name for e in load(path).entries for name in e.instructions}
    assert named <= known


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_labels_are_those_of_an_op_that_is_named_with_them(path: Path) -> None:
    entries = load(path).entries
    assert {e.id: wrong for e in entries if (wrong := _labels_of_no_op(e.expected, e.ops))} == {}


def _labels_of_no_op(expected: str, ops: Sequence[str]) -> list[str]:
    """Return the labels in `expected` that none of the ops named before the label has; none of `ops` if none is named.

    Labels "of the dialect" are not checked.
    """
    known = labels()
    text = re.sub(r"(C\d+ and )?[CI]\d+ of the dialect", "", expected)
    found, group, is_over = list[str](), list[str](), False
    for word in re.findall(r"\w+", text):
        if word in known and word not in ("and", "or", "not"):
            group = [word] if is_over else [*group, word]
            is_over = False
        elif re.fullmatch(r"[CI]\d+", word):
            is_over = True
            asked = [o for o in group or ops if o in known]
            if asked and not any(word in known[o] for o in asked):
                found.append(word)
    return found
