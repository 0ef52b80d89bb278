"""Tests of programs rewritten by passes and executables: valid, and without results that the original forbids."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fuzz import passes
from generators.cases import Case
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op
from oracles.backends import BackendError, open_backend
from oracles.backends.catalogue import passes_of
from oracles.backends.native.pass_manager import PIPELINES
from oracles.backends.pass_backends import RewritingBackend, together
from oracles.backends.protocol import Crashed, Results
from oracles.backends.protocol import Unsupported as OutcomeUnsupported
from oracles.backends.rewriters import ByPasses, PassManager
from oracles.latitudes import Latitude
from results.backend_names import BackendName, BadBackendName, base_name, split
from results.verdicts import Conforms, Crashes, Deviates, RejectsValid, TimesOut, Undecided, Unsupported, Verdict
from spec.parse import parse, verify
from spec.program import Program
from spec.text import text
from trials.causes.entries import Entry
from trials.causes.expectations import FOLDER, load, pinned_case
from trials.checks import Executed, Failure, failures_of
from trials.claims.convention_answers import ask
from trials.pinned_programs import MOST_TRIES


def program(body: str, t: str = "tensor<2xi32>", returned: str = "%z") -> Program:
    return parse(f"func.func @main(%x: {t}, %y: {t}) -> {t} {{\n{body}\nreturn {returned} : {t} }}")


SUBTRACT = program("%z = stablehlo.subtract %x, %y : tensor<2xi32>")
ROW = (np.int32([7, 2]), np.int32([1, 0]))


def executable(tmp_path: Path, code: str) -> str:
    """Return the name of a backend that rewrites by a Python script, which finds the original text in `program`."""
    script = tmp_path / "rewriter.py"
    script.write_text("import os, signal, sys, time\nprogram = sys.stdin.read()\n" + textwrap.dedent(code))
    return f'rewrite:"{sys.executable} {script}"'


def to(tmp_path: Path, made: Program) -> str:
    """Return the name of a backend that rewrites every program to `made`."""
    return executable(tmp_path, f"print({text(made)!r})")


def judged(name: str, original: Program, row: tuple[Any, ...] = ROW, timeout: float = 30.0) -> Verdict:
    backend = open_backend(name, timeout=timeout)
    try:
        return Executed(repeats=0)(backend, [Case(original, (row,))], Latitude())[0].verdict
    finally:
        backend.close()


def test_a_rewriter_that_keeps_the_meaning(tmp_path: Path) -> None:
    other = program("%n = stablehlo.negate %y : tensor<2xi32>\n%z = stablehlo.add %n, %x : tensor<2xi32>")
    assert isinstance(judged(to(tmp_path, other), SUBTRACT), Conforms)


def test_a_rewriter_that_changes_it(tmp_path: Path) -> None:
    found = judged(executable(tmp_path, "print(program.replace('subtract', 'add'))"), SUBTRACT)
    assert isinstance(found, Deviates)
    assert (found.kind, found.standing) == ("wrong-value", "violation")


def test_what_stays_as_it_is_is_the_same_object(tmp_path: Path) -> None:
    backend = open_backend(executable(tmp_path, "print(program)"))
    assert isinstance(backend, RewritingBackend)
    assert backend.rewrite([SUBTRACT]) == [SUBTRACT]
    assert backend.rewrite([SUBTRACT])[0] is SUBTRACT


def test_less_is_decided_than_was(tmp_path: Path) -> None:
    """The constant 1 may not become x / x: it deviates where x is 0, since the specification leaves x / 0 open."""
    one = program("%z = stablehlo.constant dense<1> : tensor<2xi32>")
    quotient = program("%z = stablehlo.divide %x, %x : tensor<2xi32>")
    name = to(tmp_path, quotient)
    assert isinstance(judged(name, one, (np.int32([7, 2]), np.int32([0, 0]))), Conforms)
    assert isinstance(judged(name, one, (np.int32([7, 0]), np.int32([0, 0]))), Deviates)


def test_more_is_decided_than_was(tmp_path: Path) -> None:
    one = program("%z = stablehlo.constant dense<9> : tensor<2xi32>")
    quotient = program("%z = stablehlo.divide %x, %y : tensor<2xi32>")
    verdict = judged(to(tmp_path, one), quotient, (np.int32([9, 8]), np.int32([0, 0])))
    assert isinstance(verdict, Undecided) or not getattr(verdict, "fails", False)


F32 = "tensor<2xf32>"
ROOTS = (np.float32([2, 3]), np.float32([5, 7]))


def test_inexact_results_stay_within_the_bound_of_the_original(tmp_path: Path) -> None:
    """A rewritten exponential may have the error of one exponential, not that of two exponentials and a product."""
    sum_first = program(
        f"%s = stablehlo.add %x, %y : {F32}\n%z = stablehlo.exponential %s : {F32}", F32
    )  # fmt: skip
    same = program(f"%s = stablehlo.add %y, %x : {F32}\n%z = stablehlo.exponential %s : {F32}", F32)
    worse = program(
        f"%a = stablehlo.exponential %x : {F32}\n%b = stablehlo.exponential %y : {F32}\n"
        f"%c = stablehlo.multiply %a, %b : {F32}\n%e = stablehlo.log %c : {F32}\n%z = stablehlo.exponential %e : {F32}",
        F32,
    )
    assert isinstance(judged(to(tmp_path, same), sum_first, ROOTS), Conforms)
    found = judged(to(tmp_path, worse), sum_first, ROOTS)
    assert isinstance(found, Deviates)
    assert (found.kind, found.standing) == ("off-by-ulps", "accuracy")


def test_a_quotient_is_no_product_with_a_rounded_reciprocal(tmp_path: Path) -> None:
    third = f"%c = stablehlo.constant dense<3.0> : {F32}\n%z = stablehlo.divide %x, %c : {F32}"
    product = f"%c = stablehlo.constant dense<0.333333343> : {F32}\n%z = stablehlo.multiply %x, %c : {F32}"
    row = (np.float32([5, 7]), np.float32([0, 0]))
    found = judged(to(tmp_path, program(product, F32)), program(third, F32), row)
    assert isinstance(found, Deviates)


@pytest.mark.parametrize(
    ("code", "verdict", "says"),
    [
        ("sys.exit(3)", Crashes, "exit status 3"),
        ("os.kill(os.getpid(), signal.SIGSEGV)", Crashes, "SIGSEGV"),
        ("print('this is no program')", RejectsValid, "what comes of it is invalid"),
        ("print(program.replace('subtract', 'compare'))", RejectsValid, "what comes of it is invalid"),
        ("", RejectsValid, "has no function main"),
        ("print(program.replace('main', 'other'))", RejectsValid, "has no function main"),
        (
            "print(program.replace('\"stablehlo.subtract\"', '\"foo.bar\"'))",
            Unsupported,
            "not StableHLO alone: foo.bar",
        ),
        ("print(program.replace('2xi32', '3xi32'))", Unsupported, "what comes of it takes tensor<3xi32>"),
        ("print('no', file=sys.stderr); sys.exit(69)", Unsupported, "no"),
        ("time.sleep(60)", TimesOut, "no answer within 1 s"),
    ],
)
def test_what_is_no_answer(tmp_path: Path, code: str, verdict: type, says: str) -> None:
    found = judged(executable(tmp_path, code), SUBTRACT, timeout=1.0 if "sleep" in code else 30.0)
    assert isinstance(found, verdict)
    assert says in found.message  # type: ignore[attr-defined]


def test_what_our_reader_refuses_of_the_original_says_nothing(tmp_path: Path) -> None:
    """A rewritten program that jaxlib cannot read is unsupported if jaxlib cannot read the original either: jaxlib
    requires windows of at least one element, the specification does not."""
    program_of_none = next(
        c.program for c in draw_cases(single_op("convolution", input_sets=1), 400, 0) if verify(text(c.program))
    )
    backend = open_backend(executable(tmp_path, "print(program + '  ')"))
    assert isinstance(backend, RewritingBackend)
    assert isinstance(backend.rewrite([program_of_none])[0], OutcomeUnsupported)


def test_a_rewriter_has_no_conventions(tmp_path: Path) -> None:
    assert ask(open_backend(executable(tmp_path, "print(program)"))) == {}


# Passes.


@pytest.fixture(scope="module")
def canonicalizer() -> Iterator[RewritingBackend]:
    backend = open_backend("passes:canonicalize")
    assert isinstance(backend, RewritingBackend)
    yield backend
    backend.close()


def test_a_pass_rewrites(canonicalizer: RewritingBackend) -> None:
    unused = program("%u = stablehlo.multiply %x, %y : tensor<2xi32>\n%z = stablehlo.add %x, %y : tensor<2xi32>")
    [found] = canonicalizer.rewrite([unused])
    assert isinstance(found, Program)
    assert [o.name for o in found.main.body.operations] == ["add", "func.return"]
    [same] = canonicalizer.rewrite([found])
    assert same is found


@pytest.mark.parametrize("op", ["add", "reduce", "while", "gather", "if"])
def test_canonical_programs_mean_the_same(canonicalizer: RewritingBackend, op: str) -> None:
    for one in Executed(repeats=0)(canonicalizer, draw_cases(single_op(op, input_sets=2), 6, 0), Latitude()):
        assert not getattr(one.verdict, "fails", False), one.case


@pytest.mark.parametrize("pipeline", ["chlo-legalize-to-stablehlo", "builtin.module(chlo-legalize-to-stablehlo)"])
def test_a_pass_on_functions_is_put_where_it_belongs(pipeline: str) -> None:
    backend = open_backend(f'passes:"{pipeline}"')
    assert backend.describe().device == "rewriter"
    backend.close()


def test_other_dialects_are_not_evaluated() -> None:
    assert isinstance(judged("passes:stablehlo-legalize-to-vhlo", SUBTRACT), Unsupported)


def test_quantized_arguments_may_become_integers_and_chlo_is_lowered() -> None:
    t = "tensor<2x!quant.uniform<i8:f32, 1.0:0>>"
    total = parse(f"func.func @main(%x: {t}, %y: {t}) -> {t} {{ %z = stablehlo.add %x, %y : {t} return %z : {t} }}")
    backend = open_backend("passes:stablehlo-legalize-quant-to-math")
    assert isinstance(backend, RewritingBackend)
    [found] = backend.rewrite([total])
    assert isinstance(found, Program)
    assert not any(o.name.startswith("chlo.") for o in found.operations())
    row = (np.int8([1, 100]), np.int8([2, 100]))
    assert isinstance(Executed(repeats=0)(backend, [Case(total, (row,))], Latitude())[0].verdict, Conforms)
    backend.close()


QUANTIZED_SUM = """
func.func @main(%x: tensor<3x!T>, %y: tensor<3xi32>, %a: tensor<!T>, %b: tensor<i32>) -> tensor<i32> {
  %0:2 = stablehlo.reduce(%x init: %a), (%y init: %b) across dimensions = [0]
    : (tensor<3x!T>, tensor<3xi32>, tensor<!T>, tensor<i32>) -> (tensor<!T>, tensor<i32>)
    reducer(%p: tensor<!T>, %q: tensor<!T>) (%r: tensor<i32>, %s: tensor<i32>) {
      %u = stablehlo.add %p, %q : tensor<!T>
      %v = stablehlo.maximum %r, %s : tensor<i32>
      stablehlo.return %u, %v : tensor<!T>, tensor<i32>
    }
  return %0#1 : tensor<i32>
}""".replace("!T", "!quant.uniform<i8:f32, 0.25:3>")


def test_what_folds_by_several_operations_is_not_said_to_deviate() -> None:
    """The sets of a fold by several operations are bounds, wider than any order of execution: they prove no
    deviation."""
    backend = open_backend("passes:stablehlo-legalize-quantized-op-to-qdq")
    row = (np.int8([1, 2, 3]), np.int32([1, 0, 0]), np.array(0, np.int8), np.array(0, np.int32))
    [found] = Executed(repeats=0)(backend, [Case(parse(QUANTIZED_SUM), (row,))], Latitude())
    backend.close()
    assert isinstance(found.verdict, Unsupported)
    assert "fold elements" in found.verdict.message


# Several pipelines.


@pytest.fixture(scope="module")
def pipelines(canonicalizer: RewritingBackend) -> Iterator[list[RewritingBackend]]:
    names = ["passes:cse", "passes:canonicalize", "passes:symbol-dce", "passes:stablehlo-legalize-quant-to-math"]
    backends = [b for name in names if isinstance(b := open_backend(name), RewritingBackend)]
    yield [canonicalizer, *backends]
    for backend in backends:
        backend.close()


def test_pipelines_of_one_release_share_a_process(pipelines: list[RewritingBackend]) -> None:
    managers = {id(b.rewriter.manager) for b in pipelines if isinstance(b.rewriter, ByPasses)}
    assert len(managers) == 1
    other = open_backend("passes:cse")
    other.close()
    assert isinstance(pipelines[0].rewrite([SUBTRACT])[0], Program)


def test_what_several_pipelines_make_of_a_program_is_read_once(pipelines: list[RewritingBackend]) -> None:
    unused = program("%u = stablehlo.multiply %x, %y : tensor<2xi32>\n%z = stablehlo.add %x, %y : tensor<2xi32>")
    columns = together(pipelines, [SUBTRACT, unused])
    assert all(column[0] is SUBTRACT for column in columns)
    cleaned = [column[1] for column in columns if column[1] is not unused]
    assert len(cleaned) >= 2
    assert len({id(found) for found in cleaned}) == 1


class Ending:
    """A stand-in for a worker, whose process ends if the name of one of its pipelines contains "fatal"."""

    def __init__(self, pipelines: str = "", sent: list[str] | None = None) -> None:
        self.pipelines, self.log = pipelines, [] if sent is None else sent

    def with_flags(self, flags: dict[str, str]) -> Ending:
        return Ending(flags[PIPELINES], self.log)

    def send(self, program: Program, inputs: object) -> Ending:
        self.log.append(self.pipelines)
        return self

    def result(self) -> Crashed | Results:
        names = self.pipelines.split("\n")
        if any("fatal" in name for name in names):
            return Crashed("its process ended by SIGSEGV", "compile", -11)
        return Results((tuple(np.frombuffer(f">{name}".encode(), np.uint8) for name in names),))


def test_a_pipeline_that_ends_the_process_costs_the_others_nothing() -> None:
    worker = Ending()
    manager = PassManager(worker)  # type: ignore[arg-type]
    asked = ["a", "b", "fatal", "c"]
    for _ in range(2):
        [[a, b, fatal, c]] = manager.texts([SUBTRACT], asked)
        assert (a, b, c) == ("a", "b", "c")
        assert isinstance(fatal, Crashed)
        assert fatal.exit_status == -11
    assert worker.log[-2:] == ["a\nb\nc", "fatal"]


def test_the_types_of_the_arguments_are_an_option() -> None:
    backend = open_backend("passes:stablehlo-refine-arguments{types=$types}")
    assert isinstance(backend, RewritingBackend)
    quantized = parse("func.func @main(%x: tensor<!quant.uniform<i8:f32, 0.5>>) { return }")
    same, refused = backend.rewrite([SUBTRACT, quantized])
    assert same is SUBTRACT
    assert isinstance(refused, OutcomeUnsupported)
    backend.close()


@pytest.mark.parametrize(
    ("returned", "verdict", "says"),
    [("i32", Unsupported, "integers without signs"), ("i64", Deviates, "element type int64, not ui32")],
)
def test_results_of_another_type(tmp_path: Path, returned: str, verdict: type, says: str) -> None:
    def made(t: str) -> Program:
        return parse(f"func.func @main() -> tensor<{t}> {{ %z = stablehlo.constant dense<1> : tensor<{t}> "
                     f"return %z : tensor<{t}> }}")  # fmt: skip

    found = judged(to(tmp_path, made(returned)), made("ui32"), ())
    assert isinstance(found, verdict)
    assert says in found.message  # type: ignore[attr-defined]


def test_quantized_results_may_be_integers_of_their_storage(tmp_path: Path) -> None:
    def made(t: str) -> Program:
        return parse(f"func.func @main(%x: {t}) -> {t} {{ %z = stablehlo.reshape %x : ({t}) -> {t} return %z : {t} }}")

    quantized, row = made("tensor<!quant.uniform<u8:f32, 0.5>>"), (np.array(200, np.uint8),)
    assert isinstance(judged(to(tmp_path, made("tensor<ui8>")), quantized, row), Conforms)


def test_what_no_text_decides_yet_is_what_it_is_everywhere() -> None:
    """A quantized minimum conforms after legalization, though 0 - 2147483647 becomes an f32, which holds only 24
    bits."""
    q = "tensor<!quant.uniform<i32:f32, 0.25:2147483647>>"
    least = parse(f"func.func @main(%x: {q}, %y: {q}) -> {q} {{ %z = stablehlo.minimum %x, %y : {q} return %z : {q} }}")
    verdict = judged("passes:stablehlo-legalize-quant-to-math", least, (np.array(0, np.int32), np.array(9, np.int32)))
    assert isinstance(verdict, Conforms)


def test_folds_of_which_we_say_less_are_no_deviation() -> None:
    """A pass may split the quantized sum in a reduction, after which the evaluator proves less about the maximum beside
    it."""
    q = "tensor<!quant.uniform<u8:f16, 0.75>>"
    folds = parse(f"""func.func @main(%x: {q}, %y: tensor<i32>, %i: {q}, %j: tensor<i32>) -> tensor<i32> {{
      %z:2 = stablehlo.reduce(%x init: %i), (%y init: %j) across dimensions = []
        : ({q}, tensor<i32>, {q}, tensor<i32>) -> ({q}, tensor<i32>)
      reducer(%a: {q}, %b: {q}) (%c: tensor<i32>, %d: tensor<i32>) {{
        %s = stablehlo.add %a, %b : {q}
        %m = stablehlo.maximum %c, %d : tensor<i32>
        stablehlo.return %s, %m : {q}, tensor<i32>
      }}
      return %z#1 : tensor<i32>
    }}""")
    row = (np.array(1, np.uint8), np.array(0, np.int32), np.array(3, np.uint8), np.array(0, np.int32))
    verdict = judged("passes:stablehlo-legalize-quantized-op-to-qdq", folds, row)
    assert not getattr(verdict, "fails", False)


def test_an_original_that_breaks_constraints_says_nothing(tmp_path: Path) -> None:
    t = "tensor<2x2xf32>"
    invalid = parse(f"""func.func @main(%x: {t}) -> {t} {{
      %z = "stablehlo.transpose"(%x) {{permutation = array<i64: 0, 1>, result_layout = dense<[0, 1]> : tensor<2xindex>}}
        : ({t}) -> {t}
      return %z : {t} }}""")
    name = executable(tmp_path, "print(program + '  ')")
    assert isinstance(judged(name, invalid, (np.zeros((2, 2), np.float32),)), Unsupported | Conforms)


def test_sets_that_lie_within_those_of_the_original_need_no_execution(tmp_path: Path) -> None:
    same = program(f"%s = stablehlo.add %y, %x : {F32}\n%z = stablehlo.exponential %s : {F32}", F32)
    once = program(f"%s = stablehlo.add %x, %y : {F32}\n%z = stablehlo.exponential %s : {F32}", F32)
    other = program(f"%s = stablehlo.subtract %x, %y : {F32}\n%z = stablehlo.exponential %s : {F32}", F32)
    backend = open_backend(to(tmp_path, same))
    assert isinstance(backend, RewritingBackend)
    assert backend.keeps_meaning(once, (ROOTS,))
    assert not backend.keeps_meaning(other, (ROOTS,))


def test_a_pass_that_lacks_an_option_is_told_before_programs_are() -> None:
    with pytest.raises(BackendError, match=r"fails on a program without operations: .*No target version specified"):
        open_backend("passes:vhlo-to-version")


def test_a_pass_that_there_is_not() -> None:
    with pytest.raises(BackendError, match="'no-such-pass' does not refer to a registered pass") as raised:
        open_backend("passes:no-such-pass")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("name", "pipeline", "version"),
    [
        ('passes:"builtin.module(a{x=1},b)"==0.4.36', '"builtin.module(a{x=1},b)"', "0.4.36"),
        ("passes:canonicalize", '"canonicalize"', ""),
        ("passes:'builtin.module(a)'", '"builtin.module(a)"', ""),
    ],
)
def test_names_of_pipelines(name: str, pipeline: str, version: str) -> None:
    parsed = BackendName.parse(name)
    assert (parsed.variant, parsed.version, parsed.tested) == (pipeline, version, "")
    assert BackendName.parse(str(parsed)) == parsed
    assert base_name(name) == "passes"
    assert split(f'{parsed},rewrite:"my-opt --a,b"') == [str(parsed), 'rewrite:"my-opt --a,b"']


@pytest.mark.parametrize("name", ["passes:", 'passes:""', "rewrite:"])
def test_names_that_say_nothing(name: str) -> None:
    with pytest.raises(BadBackendName, match="needs a"):
        BackendName.parse(name)


# The command.


def test_a_wrong_simplification_is_found_without_a_hint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = executable(tmp_path, "print(program.replace('stablehlo.maximum', 'stablehlo.minimum'))")
    command = wrong.removeprefix("rewrite:").strip('"')
    out = tmp_path / "found"
    status = passes.main(["--rewrite", command, "-o", str(out), "--programs", "96", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert status == 6
    assert figures["causes_new"] >= 1
    assert figures["unchanged"] > 48
    [folder, *_] = sorted((out / "findings").iterdir())
    assert "stablehlo.maximum" in (folder / "program.mlir").read_text()
    assert len((folder / "program.mlir").read_text().splitlines()) <= 14


def test_every_pass_is_tried_and_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found"
    status = passes.main(["--every-pass", "-o", str(out), "--programs", "8", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert status in (0, 6)
    assert figures["troubles"] == 0
    by_pipeline = figures["by_backend"]
    assert len(by_pipeline) == len(passes_of())
    assert {sum(verdicts.values()) for verdicts in by_pipeline.values()} == {8}
    assert by_pipeline['passes:"symbol-dce"']["Unchanged"] > 4


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        (["--pipeline", "nosuch", "-o", "OUT"], 3, "'nosuch' does not refer to a registered pass"),
        (["--rewrite", "no-such-opt", "-o", "OUT"], 3, "there is no executable 'no-such-opt'"),
        (["--pipeline", "a", "--rewrite", "b"], 2, "not allowed with argument"),
        (["--every-pass", "--pipeline", "b"], 2, "not allowed with argument"),
        ([], 2, "one of the arguments --pipeline --every-pass --rewrite --list is required"),
        (["--pipeline", "cse"], 2, "the following arguments are required: -o"),
        (["--rewrite", "cat", "--jaxlib", "0.4.36", "-o", "OUT"], 2, "--jaxlib is of --pipeline"),
    ],
)
def test_bad_usage_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, says: str
) -> None:
    given = [str(tmp_path / "out") if a == "OUT" else a for a in arguments]
    try:
        ended = passes.main(given)
    except SystemExit as error:
        ended = int(error.code or 0)
    assert ended == status
    said = capsys.readouterr().err
    assert says in said
    assert os.linesep * 2 not in said


# What is known of passes.

KNOWN = load(FOLDER / "passes.toml").entries


@pytest.mark.parametrize("entry", KNOWN, ids=[e.id for e in KNOWN])
def test_a_known_cause_shows_in_its_pinned_program(entry: Entry) -> None:
    case = pinned_case(entry)
    backend = open_backend(f"passes:{entry.variants[0]}")
    versions = backend.describe().versions
    seen: set[Failure] = set()
    for _ in range(MOST_TRIES if entry.at_random else 1):
        [found] = Executed(repeats=0)(backend, [case], Latitude())
        seen |= set(failures_of(found.verdict))
        if entry.failures & seen:
            break
    backend.close()
    if not entry.is_of_release(versions):
        pytest.skip("of another release")
    if entry.at_random and not entry.failures & seen:
        pytest.skip(f"at random, and not in {MOST_TRIES} tries on this machine")
    assert entry.failures & seen
