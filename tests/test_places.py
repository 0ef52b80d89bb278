"""Places that name an op, an element type or a backend, which are those to change when one is added.

They are the files that the pages in docs/ list, and others only for a stated reason.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import spec.types
from generators.families import strategies
from oracles.backends import catalogue
from oracles.evaluator import meanings
from results.backend_names import PASSES, REWRITE, SUBJECTS, base_name
from spec.op import ops
from spec.types import ELEMENT_TYPES

ROOT = Path(__file__).parent.parent
NATIVE = "oracles/backends/native"
PLACES_OF_OP = (
    "spec/ops/FAMILY.py",
    "oracles/reference/FAMILY.py",
    "generators/ops/FAMILY.py",
    "oracles/accuracy.toml",
)
PLACES_OF_ELEMENT_TYPE = ("spec/types.py", f"{NATIVE}/bindings.py")
PLACES_OF_BACKEND = (
    f"{NATIVE}/NAME.py", "oracles/backends/catalogue.py", "conformance/expectations/NAME.toml", "pyproject.toml",
)  # fmt: skip


@dataclass(frozen=True)
class Use:
    """Names that the files matching a pattern may use, separated by spaces, and the reason."""

    files: str
    names: str
    why: str


A_STRATEGY_EMITS_OTHERS = "a strategy emits other operations around its own"
A_MEANING_USES_OTHERS = "an op means what others mean, or is evaluated apart where its body is one operation"
ENDS = "functions and regions end in an operation"
A_WORD = "the word, and not the op"
USES_OF_OPS = (
    # Programs are built and rewritten.
    Use("spec/program.py", "func.return", ENDS),
    Use("spec/structure.py", "return func.return", ENDS),
    Use("spec/parse.py", "constant", "MLIR writes constants of quantized types with their storage type"),
    Use("spec/rewriting.py", "func.call", "calls are inlined"),
    Use(
        "spec/shape_computations.py",
        "compare concatenate constant convert get_dimension_size reshape select",
        "sizes are computed by these in the place of other dialects' ops",
    ),
    Use("spec/streams.py", "infeed recv", "the specification names the two ways to read a stream"),
    Use("spec/ops/random.py", "constant", "the shape that rng is given is a constant"),
    Use("spec/ops/linear_algebra.py", "dot transpose", "names of an attribute in MLIR, and not the ops"),
    Use(
        "spec/ops/dynamism.py", "broadcast_in_dim convolution gather iota pad reshape slice",
        "a dynamic op is one of these once its sizes are known",
    ),
    Use("spec/bounded_sizes.py", "set_dimension_size", "it is what makes a size a bounded one"),
    Use(
        "generators/programs/algebraic_expressions.py",
        "abs add broadcast_in_dim clamp compare constant convert cosine divide exponential floor func.return "
        "log maximum minimum multiply negate not power remainder rsqrt select sign sine sqrt subtract tanh",
        "the expressions that real algebra simplifies are made of these",
    ),
    Use(
        "oracles/sets/unrounded.py",
        "abs add bitcast_convert broadcast broadcast_in_dim ceil clamp compare concatenate convert divide "
        "dynamic_broadcast_in_dim dynamic_gather dynamic_pad dynamic_reshape dynamic_slice "
        "dynamic_update_slice floor gather get_tuple_element is_finite maximum minimum multiply negate "
        "optimization_barrier pad real_dynamic_slice reshape reverse round_nearest_afz round_nearest_even "
        "select sign slice sqrt subtract transpose tuple",
        "what fusion goes through, and where it ends",
    ),
    Use("generators/dynamic/size_operands.py", "constant", "operands that hold sizes are constants"),
    Use("oracles/backends/message_blame.py", "and case if map not or while", A_WORD),
    Use("oracles/backends/native/optimized.py", "constant tuple", "opcodes of HLO, and not the ops"),
    Use("oracles/backends/whole_tensors.py", "get_dimension_size", "sizes of results are returned beside them"),
    Use("spec/labels.py", "not optimization_barrier", "the text forgets labels of these"),
    Use("generators/builder.py", "return func.return", ENDS),
    Use(
        "generators/dynamic/dynamic_forms.py",
        "add multiply concatenate constant convert reshape get_dimension_size dynamic_broadcast_in_dim",
        "sizes are computed, and constants broadcast to them",
    ),
    Use(
        "generators/dynamic/resizing.py",
        "broadcast_in_dim composite constant fft func.call gather iota reshape slice",
        "these have sizes as attributes, or in the types of their results",
    ),
    Use(
        "generators/value_builder.py", "constant convert clamp round_nearest_even reshape broadcast_in_dim",
        "values are made, and made to fit",
    ),
    Use("generators/operation_builder.py", "constant", "values are made"),
    Use("generators/twins/breakers.py", "constant return", "broken programs are completed"),
    Use("generators/fold_bodies.py", "add and maximum minimum multiply or xor", "the bodies of reductions"),
    Use("generators/indexing_forms.py", "gather scatter", "forms that exporters write of these two"),
    Use("generators/programs/case_strategies.py", "bitcast_convert", "programs of bit patterns end in one"),
    Use(
        "generators/quality.py", "case compare constant dynamic_slice dynamic_update_slice reduce while",
        "what is drawn is counted: indices, branches, turns",
    ),
    Use(
        "generators/quantized/quantized_cases.py",
        "add after_all async_done async_start bitcast_convert case compare composite constant custom_call func.call"
        " get_tuple_element if infeed outfeed recv send tuple uniform_dequantize uniform_quantize while",
        "ops that are drawn quantized in a way of their own, or never",
    ),
    Use(
        "generators/quantized/quantized_forms.py",
        "abs add all_reduce and broadcast_in_dim compare convolution dot_general get_dimension_size map maximum minimum"
        " multiply negate reduce reduce_scatter reduce_window reshape return scatter select_and_scatter sort subtract"
        " transpose",
        "ops whose quantized types are neither all alike nor alike but for scales and zero points",
    ),
    Use(
        "generators/quantized/quantized_programs.py",
        "abs add broadcast_in_dim clamp compare concatenate constant cosine dot_general exponential floor if logistic"
        " maximum minimum multiply negate reduce return reverse select sign slice subtract tanh uniform_dequantize"
        " uniform_quantize",
        "programs are built of them",
    ),
    Use("generators/quantized/quantized_quality.py", "uniform_quantize", "what is drawn is counted: what saturates"),
    Use("generators/quantized/quantized_twins.py", "uniform_dequantize", "types are broken in the simplest program"),
    Use(
        "oracles/reference/quantization.py",
        "clamp divide is_finite maximum minimum multiply round_nearest_even select",
        A_MEANING_USES_OTHERS,
    ),
    Use("generators/programs/dense_builder.py", "broadcast_in_dim iota", "values are made"),
    Use("generators/programs/dense_programs.py", "rng", "what its family yields is anything"),
    Use("generators/programs/op_pairs.py", "constant", A_WORD),
    Use("fuzz/selection/op_uses.py", "constant iota rng", "what compilers compute beforehand, and what they may not"),
    Use("fuzz/selection/op_uses.py", "infeed recv", "what a stream's payload may hold differs between backends"),
    Use("oracles/deviations.py", "get_tuple_element optimization_barrier tuple", "they hand on what others make"),
    Use("generators/dynamic/resizing.py", "rng", "a constant of the program is the shape of its result"),
    Use(
        "generators/reach.py",
        "convolution dot_general pad reduce_window select_and_scatter slice transpose",
        "what is drawn is counted: attributes",
    ),
    Use("generators/programs/mutations.py", "while", "programs with loops are not spliced: their turns would change"),
    Use("generators/ops/control_flow.py", "add subtract compare", A_STRATEGY_EMITS_OTHERS),
    Use("generators/ops/linear_algebra.py", "select", A_STRATEGY_EMITS_OTHERS),
    Use("generators/ops/ordering.py", "and or compare", A_STRATEGY_EMITS_OTHERS),
    Use("generators/ops/program_structure.py", "collective_permute slice", A_STRATEGY_EMITS_OTHERS),
    Use("generators/ops/reduction.py", "and or compare iota select", A_STRATEGY_EMITS_OTHERS),
    Use("generators/ops/windows.py", "compare", A_STRATEGY_EMITS_OTHERS),
    Use("oracles/reference/collectives.py", "add return", A_MEANING_USES_OTHERS),
    Use("oracles/reference/comparison.py", "maximum minimum", A_MEANING_USES_OTHERS),
    Use("oracles/reference/ordering.py", "compare return", A_MEANING_USES_OTHERS),
    Use("oracles/reference/reduction.py", "add and maximum minimum multiply or xor", A_MEANING_USES_OTHERS),
    Use("reports/evidence.py", "constant", "of a small program, a constant is what the other ops are put to"),
    Use(
        "oracles/backends/program_variants.py", "bitcast_convert complex constant convert func.call imag real",
        "arguments become constants, and complex values parts",
    ),
    Use("oracles/backends/process_grids.py", "constant func.return infeed", "a grid becomes one program"),
    Use("fuzz/selection/identities.py", "constant", "arguments become constants that algebra knows"),
    # Adapters.
    Use("oracles/backends/catalogue.py", "infeed", "the interpreter has the one stream, and no other"),
    Use(f"{NATIVE}/bindings.py", "reshape", "the simplest program that asks for a type"),
    Use(f"{NATIVE}/pjrt.py", "negate", "the simplest program that tells whether a device still works"),
    Use(f"{NATIVE}/xla.py", "case if map while", "Shardy partitions these otherwise"),
    Use(f"{NATIVE}/bindings.py", "custom_call", "what an old release says of its target names something else"),
    # Claims, and tests of other people, about ops that these name.
    Use("*/module_functions.py", "constant custom_call func.call", "forms of tests that others wrote"),
    Use(
        "*_grids.py", "after_all func.call func.return infeed outfeed partition_id recv replica_id send",
        "forms of tests that others wrote",
    ),
    Use("*/admission.py", "custom_call", "what is called by name is looked at before it is run"),
    Use("*/check_ops.py", "constant custom_call", "forms of tests that others wrote"),
    Use("*/observers.py", "add case compare constant if select while", "what is stored is carried out"),
    Use("*/replay_targets.py", "convolution dot_general", "labels that no implementation insists on"),
    Use(
        "*/selfcheck.py",
        "and bitcast_convert compare constant convert func.call imag not optimization_barrier or real"
        " reduce return select xor",
        "a self-checking program compares in itself",
    ),
    Use(
        "accuracy/real_functions.py",
        "abs add ceil divide floor maximum minimum multiply negate remainder round_nearest_afz round_nearest_even sign"
        " sqrt subtract",
        "what each computes, in f64 and by ball arithmetic",
    ),
    Use("accuracy/complex_ops.py", "abs add multiply subtract", "what each computes, by balls of complex numbers"),
    Use("accuracy/conversions.py", "convert reduce_precision", "they are measured apart"),
    Use("accuracy/accumulators.py", "add constant convolution dot_general reduce", "sums are built of them"),
    Use("accuracy/measured_programs.py", "constant", "operands become constants"),
    # Homonyms.
    Use("oracles/sets/error_bounds.py", "complex real", A_WORD),
    Use("oracles/reference/comparison.py", "complex", A_WORD),
    Use("oracles/backends/worker.py", "log", A_WORD),
    Use(f"{NATIVE}/supervisor.py", "log", A_WORD),
    Use("reports/*.py", "case complex", A_WORD),
    Use("*/replay.py", "case", A_WORD),
    Use("*/replay_lines.py", "case", A_WORD),
    Use("conformance/suite/end_of_run.py", "case", A_WORD),
    Use("spec/type_text.py", "tuple", A_WORD),
    Use("reports/__main__.py", "compare", A_WORD),
)  # fmt: skip
USES_OF_ELEMENT_TYPES = (
    Use(
        "*.py", "i1 i8 i16 i32 i64 ui8 ui16 ui32 ui64 bf16 f16 f32 f64 complex<f32> complex<f64>",
        "what programs and arithmetic are made of",
    ),
    Use("generators/value_ranges.py", "f8E8M0FNU", "it alone has neither zero nor sign"),
    Use("oracles/sets/float_grid.py", "f8E8M0FNU", "it alone has neither zero nor sign"),
    Use("generators/type_tables.py", "i4 f8E4M3FN f8E5M2", "compilers treat types of their width apart"),
    Use("generators/programs/dense_programs.py", "i16 ui4", "drawn more often, as compilers treat them apart"),
    Use(f"{NATIVE}/onnx*.py", "f8E4M3FN f8E4M3FNUZ f8E5M2 f8E5M2FNUZ", "what an adapter that has no bindings takes"),
    Use(f"{NATIVE}/onnx.py", "f4E2M1FN f8E8M0FNU", "what an adapter that has no bindings takes"),
)  # fmt: skip
ITS_PACKAGE = "its package has the same name"
USES_OF_BACKENDS = (
    Use(
        "results/backend_names.py",
        "xla",
        "what it is on a GPU has another name now, and so are files of plugins called",
    ),
    Use("models/lower.py", "tensorflow", "real programs are lowered from it"),
    Use(f"{NATIVE}/torch_mlir.py", "torch-mlir", ITS_PACKAGE),
    Use(f"{NATIVE}/linalg.py", "torch-mlir", "the package of that name"),
    Use(f"{NATIVE}/onnxruntime.py", "onnxruntime", ITS_PACKAGE),
    Use(f"{NATIVE}/onnx.py", "onnx", ITS_PACKAGE),
    Use(f"{NATIVE}/call_module.py", "tensorflow", ITS_PACKAGE),
)


# What is named where.


@functools.cache
def sources() -> dict[str, ast.Module]:
    """Return the syntax trees of the rooms' Python files by path.

    Left out: tests, packages that are not shipped, the trials (whose claims and changes are about particular ops),
    translations to ONNX (which need not support every op), and the sources of models.
    """
    left_out = ("tests", "trials", "validation", "benchmarks")
    rooms = [d for d in ROOT.iterdir() if (d / "__init__.py").is_file() and d.name not in left_out]
    apart = {"implementations", "to_onnx", "sources"}
    files = [path for room in rooms for path in sorted(room.rglob("*.py")) if not apart & {*path.parts}]
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in files}


@functools.cache
def literals(file: str) -> frozenset[str]:
    """Return the strings in a file, without docstrings."""
    tree = sources()[file]
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {id(n.body[0].value) for n in ast.walk(tree) if isinstance(n, documented) and _begins_with_text(n)}
    found = (n for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in docstrings)
    return frozenset(n.value for n in found if isinstance(n.value, str))


def _begins_with_text(node: Any) -> bool:
    return bool(node.body) and isinstance(node.body[0], ast.Expr)


def imported(file: str, package: str) -> Iterator[str]:
    for node in ast.walk(sources()[file]):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            yield from (alias.name for alias in node.names)


@functools.cache
def ops_named(file: str) -> frozenset[str]:
    """Return the ops that a file names: in a string, in a string of several names, in StableHLO text, or by class."""
    known, classes = set(ops()), {op.__name__: name for name, op in ops().items()}
    found = {classes[name] for name in imported(file, "spec.ops.") if name in classes}
    for text in literals(file):
        words = set(text.split()) or {text}
        found |= words if known >= words and (text in known or len(words) > 1) else set()
        found |= known & set(re.findall(r"stablehlo\.([a-z_]+)(?![\w.])", text))
    return frozenset(found)


@functools.cache
def element_types_named(file: str) -> frozenset[str]:
    """Return the element types that a file names in a string or imports: `si4` is `i4`."""
    constants = {name: str(t) for name, t in vars(spec.types).items() if t in ELEMENT_TYPES}
    taken = {constants[name] for name in imported(file, "spec.types") if name in constants}
    return frozenset(taken | {str(t) for t in ELEMENT_TYPES} & literals(file))


@functools.cache
def backends_named(file: str) -> frozenset[str]:
    return frozenset(b for b in HOSTED for text in literals(file) if re.match(rf"{b}(:|$)", text))


NOT_HOSTED = (*SUBJECTS, PASSES, REWRITE)
BASES = sorted({base_name(name) for name in catalogue.names() if name.partition(":")[0] not in NOT_HOSTED})
HOSTED = [name for name in BASES if (ROOT / NATIVE / f"{name.replace('-', '_')}.py").is_file()]
"""The backends of this repository that run in a worker."""


Named = Callable[[str], frozenset[str]]
"""From a file to the names that are in it."""


def elsewhere(name: str, named: Named, own: Callable[[str], bool], uses: tuple[Use, ...]) -> list[str]:
    """Return the files that name `name`, are not its own places, and are excused by none of the uses."""
    excused = [use.files for use in uses if name in use.names.split()]
    files = (file for file in sources() if name in named(file) and not own(file))
    return [file for file in files if not any(fnmatch(file, pattern) for pattern in excused)]


# An op.


def family_of(module: str) -> str:
    return module.rpartition(".")[2]


def is_of(family: str, file: str) -> bool:
    """Return whether a file is one of a family's three; a reference may be split by kind of element: FAMILY_KIND.py."""
    own = (f"spec/ops/{family}.py", f"generators/ops/{family}.py", f"oracles/reference/{family}.py")
    return file in own or file.startswith(f"oracles/reference/{family}_")


@pytest.mark.parametrize("op", ops())
def test_an_op_is_in_one_family(op: str) -> None:
    family = family_of(ops()[op].__module__)
    if op in meanings():
        assert re.fullmatch(rf"{family}(_\w+)?", family_of(meanings()[op].__module__))
    if op in strategies():
        draw: Any = strategies()[op].draw
        assert family_of(getattr(draw, "func", draw).__module__) == family  # a partial of one that several ops share


@pytest.mark.parametrize("op", ops())
def test_an_op_is_named_in_its_family_only(op: str) -> None:
    family = family_of(ops()[op].__module__)
    assert elsewhere(op, ops_named, functools.partial(is_of, family), USES_OF_OPS) == []


@pytest.mark.parametrize(("op", "places"), [("pad", 3), ("tanh", 4)])
def test_files_that_an_op_costs(op: str, places: int) -> None:
    """An op is named in its family's file in three rooms; an elementary function also has bounds in accuracy.toml."""
    family = family_of(ops()[op].__module__)
    rooms = {file.rpartition("/")[0] for file in sources() if op in ops_named(file) and is_of(family, file)}
    bounded = re.search(rf"^(?:real\.)?{op}\b", (ROOT / "oracles/accuracy.toml").read_text(), re.MULTILINE)
    assert len(rooms) + (bounded is not None) == places


# An element type, and a backend.


@pytest.mark.parametrize("name", sorted(map(str, ELEMENT_TYPES)))
def test_files_that_an_element_type_costs(name: str) -> None:
    def own(file: str) -> bool:
        return file in PLACES_OF_ELEMENT_TYPE

    assert elsewhere(name, element_types_named, own, USES_OF_ELEMENT_TYPES) == []


@pytest.mark.parametrize("name", HOSTED)
def test_files_that_a_backend_costs(name: str) -> None:
    assert elsewhere(name, backends_named, "oracles/backends/catalogue.py".__eq__, USES_OF_BACKENDS) == []
    assert (ROOT / f"conformance/expectations/{name}.toml").is_file()


# The reasons and the pages are kept.


@pytest.mark.parametrize(
    ("uses", "named"),
    [(USES_OF_OPS, ops_named), (USES_OF_ELEMENT_TYPES, element_types_named), (USES_OF_BACKENDS, backends_named)],
    ids=["ops", "element types", "backends"],
)
def test_every_reason_is_needed(uses: tuple[Use, ...], named: Named) -> None:
    for use in uses:
        found = {name for file in sources() if fnmatch(file, use.files) for name in named(file)}
        assert set(use.names.split()) <= found, use


EXCERPT = re.compile(r"<!-- from (\S+) -->\n```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("adding-*.md")), ids=lambda page: page.stem)
def test_excerpts_are_what_the_files_hold(page: Path) -> None:
    found = EXCERPT.findall(page.read_text("utf-8"))
    assert [file for file, excerpt in found if excerpt not in (ROOT / file).read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("page", "places"),
    [
        ("docs/adding-an-op.md", (*PLACES_OF_OP, *PLACES_OF_ELEMENT_TYPE)),
        ("docs/adding-a-backend.md", PLACES_OF_BACKEND),
    ],
)
def test_the_page_says_so(page: str, places: tuple[str, ...]) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert [place for place in places if f"`{place}`" not in text] == []
