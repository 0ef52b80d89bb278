"""Synthetic results of a run, with every claim, verdict, kind and standing in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from results.file import Writer
from results.records import (
    TOPICS,
    About,
    Cause,
    ConventionNote,
    ExpectationNote,
    Header,
    Invalid,
    Probe,
    Reproduction,
    Result,
    Ulps,
    Way,
)
from results.verdicts import KINDS, Kind, Standing, Tightness, Worst

BACKENDS = {
    "xla": About(
        versions={"jaxlib": "0.10.2"},
        device="cpu",
        element_types=("f32", "i32"),
        latitude={"subnormals": "flushed"},
        conventions={"add-overflow": "customary", "divide-by-zero": "customary, zero"},
        expectations={
            "flush": ExpectationNote("Subnormal results of abs become zero (C1).", "https://example.org/1"),
            "folder": ExpectationNote("The folder of tanh is less accurate than its run-time code."),
        },
    ),
    "interpreter": About({"jaxlib": "0.10.2"}, "host"),
}
PROGRAM = 'func.func @main(%arg0: tensor<f32>) -> tensor<f32> {\n  "func.return"(%arg0) : (tensor<f32>) -> ()\n}'
WORST = Worst(0, 1, (0, 2), "nan", 1.5, "inf", False, 12.5)
REPRODUCTION = Reproduction(PROGRAM, ([1.5, "-inf"],), "[1.5, 2]", "nan")
FED = replace(REPRODUCTION, streams={"infeed_0_1": [2.5, "inf"]})


def header(**changes: Any) -> Header:
    return replace(
        Header(
            date="2026-01-02T03:04:05+00:00",
            command="pytest conformance/ --backend=xla,interpreter",
            python="3.11.9",
            platform="Linux-x86_64",
            backends=BACKENDS,
            spec_revision="1.20",
            conventions={
                "add-overflow": ConventionNote("semantics", "wraps"),
                "divide-by-zero": ConventionNote("semantics", "all ones"),
            },
            no_twin={"tanh": {"I1": "Nothing breaks it."}},
        ),
        **changes,
    )


def conforming(op: str, element_type: str, backend: str, n: int = 0) -> Result:
    return Result(
        case=f"results/{op}/{element_type}/{n}", claim="results", backend=backend, verdict="Conforms", op=op,
        element_type=element_type, shape_class="small", clauses=("C1", "semantics"),
        tightness=Tightness(0.5, 0.0, 6.0),
        seconds={"draw": 0.001, "compile": 0.02, "execute": 0.0001, "evaluate": 0.001},
    )  # fmt: skip


def deviating(op: str, element_type: str, backend: str, kind: Kind, standing: Standing, **more: Any) -> Result:
    members: dict[str, Any] = {
        "case": f"results/{op}/{element_type}/{kind}-{standing}", "verdict": "Deviates",
        "kind": kind, "standing": standing,
        "worst": WORST, "reproduction": REPRODUCTION,
        "replay": "python -m corpora replay case.mlir --backend xla",
    }  # fmt: skip
    return replace(conforming(op, element_type, backend), **{**members, **more})


def as_twin(*broken: str) -> Invalid:
    return Invalid(PROGRAM, broken)


def every_kind() -> Iterator[Result]:
    """Yield at least one result of each claim, verdict, kind and standing."""
    for i, kind in enumerate(k for k in KINDS if k != "off-by-ulps"):
        wrong = deviating("add", ("f32", "bf16", "i32")[i % 3], "xla", kind, "violation")
        yield wrong
        yield replace(conforming("add", str(wrong.element_type), "interpreter"), case=wrong.case)
    yield deviating("abs", "f32", "xla", "subnormal-flush", "violation", expectation="flush")
    yield deviating("infeed", "f32", "interpreter", "wrong-value", "violation", reproduction=FED)
    yield deviating("tanh", "f32", "xla", "off-by-ulps", "accuracy", expectation="folder")
    yield deviating("tanh", "bf16", "xla", "off-by-ulps", "accuracy")
    yield deviating(
        "divide", "i32", "xla", "wrong-value", "behaviour", worst=replace(WORST, actual=0, lower=-1, ulps=None)
    )
    yield deviating("add", "i8", "xla", "wrong-value", "inconsistent", conventions=("add-overflow",))
    yield deviating("divide", "i8", "xla", "nan", "violation", also=(Way("wrong-value", "behaviour"),))
    blank = conforming("sine", "f64", "interpreter")
    yield replace(blank, case="r/1", verdict="Crashes", message="SIGABRT\nin stage compile", stage="compile")
    yield replace(blank, case="r/2", verdict="TimesOut", message="no answer in 60 s", stage="execute")
    yield replace(blank, case="r/3", verdict="Unsupported", message="no <tokens> & co", stage="parse")
    yield replace(blank, case="r/4", verdict="Undecided", message="no meaning for sine", worst=None, tightness=None)
    yield replace(
        blank, case="a/1", claim="accepts_valid", verdict="RejectsValid", message="error: operand #0", stage="parse"
    )
    twin = Result(
        case="t/abs-C1", claim="rejects_invalid", backend="xla", verdict="Conforms", op="abs", clauses=("C1",),
        stage="compile", message='MLIRError: error: "-":3:8: shapes differ\nnote', twin=as_twin("C1"),
    )  # fmt: skip
    yield twin
    yield replace(twin, backend="interpreter", verdict="AcceptsInvalid")
    yield replace(
        twin, case="t/abs-C2", clauses=("C2",), verdict="AcceptsInvalid", expectation="flush", twin=as_twin("C2")
    )
    crash = {"verdict": "Crashes", "message": "SIGSEGV", "stage": "parse"}
    yield replace(twin, case="t/abs-I1", clauses=("I1",), twin=as_twin("I1", "O1"), **crash)
    yield replace(blank, case="s/1", claim="spec_examples", op="pad", element_type="i32")
    yield replace(blank, case="l/1", claim="latitude", backend="xla", op=None, element_type=None)
    program = replace(blank, case="p/1", claim="programs", op=None, element_type=None)
    yield program
    wrong = deviating("add", "f32", "xla", "wrong-value", "violation")
    yield replace(wrong, case="p/2", claim="programs", op=None, element_type=None)
    asked = Probe("by-zero", "what 1 / 0 is", "all ones", "all ones", "integer division by zero")
    probe = replace(blank, case="b/1", claim="behaviours", op="divide", element_type="i32", probe=asked)
    yield probe
    trap = replace(asked, answer="ends the process")
    yield replace(probe, backend="xla", verdict="Deviates", kind="wrong-value", standing="behaviour", probe=trap)
    for i, topic in enumerate((None, *TOPICS[1:])):
        yield replace(probe, case=f"b/{i + 2}", op="sine", probe=Probe(f"q{i}", f"question {i}", "0", "0", topic))
    yield replace(blank, case="q/1", element_type="!quant.uniform<i8:f32, 0.5>", op="add")
    yield replace(blank, case="q/2", element_type="f12", op="not_an_op")


def with_causes() -> Iterator[Result]:
    """Yield attributed failures: two of one new cause, two of one entry, and a program with both."""
    new = Cause("c0ffee", "cosine is wrong where its operand is a constant", "cosine")
    known = tuple(Cause(i, f"abs flushes {i}", "abs", "flush") for i in ("ab01", "ab02"))
    for i, cause in enumerate(known):
        more = {"case": f"k/{i}", "causes": (cause,), "expectation": "flush"}
        yield deviating("abs", "f64", "xla", "subnormal-flush", "violation", **more)
    yield deviating("cosine", "f32", "xla", "wrong-value", "violation", causes=(new,))
    yield deviating("cosine", "f64", "xla", "infinity", "violation", causes=(new,))
    program = deviating("add", "f32", "xla", "infinity", "violation", causes=(new, *known))
    yield replace(program, case="p/3", claim="programs", op=None, element_type=None)


def many(count: int, seed: int = 0) -> Iterator[Result]:
    """Yield `count` results of a plausible run: most conform, and some have a measured error."""
    from reports import op_facts

    draw = random.Random(seed)
    ops = [op for names in op_facts.families().values() for op in names]
    for n in range(count):
        op, backend = draw.choice(ops), draw.choice(tuple(BACKENDS))
        element_type = draw.choice(sorted(op_facts.columns_of(op) - {op_facts.QUANTIZED}) or ["f32"])
        result = replace(conforming(op, element_type, backend, n))
        if op in ("tanh", "sine", "log"):
            result = replace(result, ulps=Ulps(abs(draw.gauss(0, 1.3)), 5.0))
        dice = draw.random()
        if dice < 0.01:
            result = replace(result, verdict="Unsupported", message=f"{element_type} is not supported", stage="compile")
        elif dice < 0.012:
            result = deviating(op, element_type, backend, "wrong-value", "violation", case=f"wrong/{n}")
        yield result


def write(path: Path, *results: Result, **changes: Any) -> Path:
    writer = Writer.begin(path, header(**changes))
    for result in results:
        writer.write(result)
    writer.close()
    return path
