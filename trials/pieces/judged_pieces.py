"""Judges a program in pieces: cut at values that a compiler stores anyway, each piece on the values that the
implementation itself computed.

Sets widen with every operation. Of a program of any length they say something where it is cut:

1. The values at the cuts are returned as well, in one more execution, with the states of loops at each turn.
2. Each piece between cuts is judged on what was returned at its beginning, as one program that may be fused.
3. A piece that deviates is judged together with those right before it, since a compiler may compute a value again where
   it is used; then with elementwise ones before these. It deviates where none of this explains its results.
4. The outputs are compared with those of the program as it was given: what the cuts change is seen.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from generators.cases import Case, Inputs
from oracles import judge
from oracles.backends.protocol import Backend, Outcome, Results, crosses
from oracles.evaluator import Unevaluated
from oracles.judge import Expected
from oracles.sets.acceptance import Array
from results.verdicts import Conforms, Deviates, Tightness, Undecided, Verdict
from spec.op import facts_of, is_described
from spec.program import Operation, Program, Value
from spec.rewriting import used_values, with_main
from spec.types import BooleanType, IntegerType, TensorType
from trials.pieces.all_values import inlined
from trials.pieces.loop_states import Traced, counted, traced
from trials.pieces.single_operation import Alone, Column, computation

MOST_NESTED = 4
"""How deep loops in loops, and pieces of pieces, are looked into."""
MOST_JOINED = 3
"""With how many before it a piece that deviates is judged together."""

Judge = Callable[[Case, Outcome, float], tuple[Verdict, Expected]]
"""Says what conforms for a program that was run and may be fused, and whether its results do; the number is what the
width of sets is measured against, besides the results."""


class Cuts(enum.Enum):
    """Where a program is cut."""

    STORED = "stored"
    """At results of products, reductions and the like, of loops, at what these take, and at values used in several
    places."""
    EVERYWHERE = "everywhere"
    """At the results of every operation."""


@dataclass(frozen=True)
class Pieces:
    """What came of judging a program in pieces."""

    verdict: Verdict
    tightness: Tightness | None
    """Of the sets of all pieces."""
    count: int
    """How many pieces were judged."""


def judge_in_pieces(
    backend: Backend, case: Case, outcome: Results, judge_piece: Judge, *, cuts: Cuts = Cuts.STORED, depth: int = 0
) -> Pieces | None:
    """The verdict on a program that ran, in pieces; None where it is not cut: programs of several processes, or that
    read streams, and such as consist of one piece or do not return what they compute. Raises BackendError."""
    program = inlined(case.program)
    if depth > MOST_NESTED or program.num_processes > 1 or program.streams != type(program.streams)():
        return None
    element_types = frozenset(backend.describe().element_types)
    whole = _Whole.of(program, cuts, element_types)
    if not whole.cut and not whole.loops:
        return None
    seen = _observe(backend, replace(case, program=program), whole)
    if seen is None:
        return None
    return _Judging(backend, judge_piece, case, depth, cuts).verdict(whole, seen, outcome)


@dataclass(frozen=True)
class _Whole:
    """A program with what is known of its operations."""

    program: Program
    definitions: Mapping[str, Operation]
    cut: tuple[Value, ...]
    loops: tuple[Operation, ...]

    @staticmethod
    def of(program: Program, cuts: Cuts, element_types: frozenset[str]) -> _Whole:
        operations = program.main.body.operations[:-1]
        definitions = {r.name: o for o in operations for r in o.results}
        uses: dict[str, int] = {}
        for o in operations:
            for name in used_values(o):
                uses[name] = uses.get(name, 0) + 1
        loops = tuple(o for o in operations if o.name == "while")
        before = {v.name for o in operations if o.name in _STORES_OPERANDS for v in used_values(o).values()}
        fixed = _fixed(operations)
        cut = [
            r
            for o in operations
            for r in o.results
            if r.name not in fixed
            and _returns(r, element_types)
            and (
                cuts is Cuts.EVERYWHERE
                or len(o.results) > 1
                or _is_stored(o)
                or uses.get(r.name, 0) > 1
                or r.name in before
            )
        ]
        returned = {v.name for v in program.main.body.returned}
        if cuts is Cuts.STORED:  # a cut at the very end of a program parts nothing
            cut = [r for r in cut if r.name not in returned or uses.get(r.name, 0)]
        return _Whole(program, definitions, tuple(cut), loops)

    @property
    def outputs(self) -> tuple[Value, ...]:
        return self.program.main.body.returned


def _is_stored(operation: Operation) -> bool:
    """Whether a compiler stores the results: those of products, reductions, control flow and all with a region."""
    facts = facts_of(operation.name) if is_described(operation.name) else None
    return bool(operation.regions) or facts is None or facts.accumulates or operation.name in _STORED


_STORES_OPERANDS = frozenset({"while", "dot_general", "dot", "convolution"})
_STORED = frozenset({"fft", "cholesky", "triangular_solve", "rng", "rng_bit_generator", "custom_call", "composite"})


def _fixed(operations: Sequence[Operation]) -> set[str]:
    """The values that no input decides: what is computed of constants alone is computed in each piece."""
    found: set[str] = set()
    for o in operations:
        if o.name in ("rng", "rng_bit_generator") or o.regions or not used_values(o).keys() <= found:
            continue
        found.update(r.name for r in o.results)
    return found


def _returns(value: Value, element_types: frozenset[str]) -> bool:
    t = value.type
    return isinstance(t, TensorType) and t.is_static and crosses(t.element_type, element_types)


@dataclass(frozen=True)
class _Seen:
    """What the implementation computed: by value, one array per input set."""

    columns: Mapping[str, Column]
    outputs: tuple[Column, ...]
    output_names: frozenset[str]
    traces: Mapping[str, Traced]
    """By the first result of a loop, its states at each turn."""


def _observe(backend: Backend, case: Case, whole: _Whole) -> _Seen | None:
    """One more execution, which returns the values at the cuts too; and one before it, which counts turns of loops."""
    program, names, traces = case.program, [v.name for v in whole.cut], {}
    if whole.loops:
        counting = counted(program, whole.loops)
        turns = backend.run(counting.program, case.inputs)
        if isinstance(turns, Results):
            known = {v.name for v in (*program.main.arguments, *whole.outputs, *whole.cut)}
            traces = traced(program, whole.loops, counting, turns, known)
            for t in traces.values():
                program = t.instrument(program)
    returned = (*program.main.body.returned, *whole.cut, *(v for t in traces.values() for v in t.returned))
    watched = with_main(program, program.main.arguments, program.main.body.operations[:-1], returned)
    outcome = backend.run(watched, case.inputs)
    if not isinstance(outcome, Results) or any(len(row) != len(returned) for row in outcome.outputs):
        return None
    columns = {a.name: [row[i] for row in case.inputs] for i, a in enumerate(program.main.arguments)}
    first = len(whole.outputs)
    for i, name in enumerate(names, first):
        columns[name] = [np.asarray(row[i]) for row in outcome.outputs]
    outputs = tuple([np.asarray(row[i]) for row in outcome.outputs] for i in range(first))
    for v, column in zip(whole.outputs, outputs, strict=True):
        columns.setdefault(v.name, column)
    at = first + len(names)
    for key, t in traces.items():
        part = [[np.asarray(a) for a in row[at : at + len(t.returned)]] for row in outcome.outputs]
        traces[key] = t.filled(part)
        at += len(t.returned)
    return _Seen(columns, outputs, frozenset(v.name for v in whole.outputs), traces)


@dataclass
class _Judging:
    backend: Backend
    judge_piece: Judge
    case: Case
    depth: int
    cuts: Cuts
    count: int = 0
    sets: list[Tightness] = field(default_factory=list)

    def verdict(self, whole: _Whole, seen: _Seen, outcome: Results) -> Pieces:
        changed = _changed(whole, seen, outcome)
        undecided = Undecided(changed) if changed else None
        for operation in _ends(whole, seen):
            found = self._piece(whole, seen, operation)
            if isinstance(found, Deviates) and found.fails:
                return self._said(replace(found, message=f"in the piece that ends in {_name(operation)}"))
            if isinstance(found, Undecided) and undecided is None:
                undecided = Undecided(f"in the piece that ends in {_name(operation)}: {found.reason}")
        return self._said(undecided or Conforms())

    def _said(self, verdict: Verdict) -> Pieces:
        return Pieces(verdict, joined(self.sets), self.count)

    def _piece(self, whole: _Whole, seen: _Seen, operation: Operation) -> Verdict:
        """What the operation returns, computed from the cuts before it."""
        if operation.name == "while":
            trace = seen.traces.get(operation.results[0].name)
            if trace is None:
                return Undecided("a loop whose turns are not known")
            return self._loop(trace, seen)
        known = frozenset(seen.columns)
        one = computation(whole.program, operation, whole.definitions, known)
        verdict, expected = self._judged(one, seen)
        if isinstance(verdict, Deviates) and verdict.fails:
            return self._explained(whole, seen, operation, one, verdict)
        self._add(expected)
        return verdict

    def _judged(self, one: Alone, seen: _Seen) -> tuple[Verdict, Expected]:
        rows = range(len(self.case.inputs))
        if not all(n in seen.columns for n in (*one.arguments, *one.returned)):
            return (unseen := Undecided("what it computes is not returned")), Unevaluated(unseen.reason)
        inputs = one.inputs(seen.columns, rows)
        results = tuple(tuple(seen.columns[n][k] for n in one.returned) for k in rows)
        part = Case(one.program, inputs)
        verdict, expected = self.judge_piece(part, Results(results), self._scale(one, inputs, seen))
        if isinstance(verdict, Undecided) and self.cuts is Cuts.STORED and _can_be_cut(one.program):
            return self._cut(part, Results(results), verdict), expected
        return verdict, expected

    def _scale(self, one: Alone, inputs: Inputs, seen: _Seen) -> float:
        """Of a piece within the program the largest number that it starts from: what cancels is no more than noise. The
        outputs of the program stand for themselves."""
        if self.depth == 0 and any(name in seen.output_names for name in one.returned):
            return 0.0
        return _scale_of(Case(one.program, inputs))

    def _cut(self, part: Case, results: Results, undecided: Undecided) -> Verdict:
        """A piece that is too wide, cut everywhere."""
        found = judge_in_pieces(
            self.backend, part, results, self.judge_piece, cuts=Cuts.EVERYWHERE, depth=self.depth + 1
        )
        if found is None:
            return undecided
        self.count += found.count
        if found.tightness is not None:
            self.sets.append(found.tightness)
        return found.verdict

    def _explained(self, whole: _Whole, seen: _Seen, operation: Operation, one: Alone, verdict: Deviates) -> Verdict:
        """What becomes of a deviation where the piece is joined with those before it, and where it is run alone."""
        known = frozenset(seen.columns)
        open_: Undecided | None = None
        for level in range(MOST_JOINED):
            made = {n: whole.definitions[n] for n in one.arguments if n in whole.definitions}
            joint = frozenset(n for n, o in made.items() if o.name != "while" and (level == 0 or not _is_stored(o)))
            if not joint:
                break
            known -= joint
            one = computation(whole.program, operation, whole.definitions, known)
            again, expected = self._judged(one, seen)
            if not isinstance(again, Deviates) or not again.fails:
                if isinstance(again, Undecided):
                    open_ = again
                    break
                self._add(expected)
                return again
        if open_ is None:
            return verdict
        alone = computation(whole.program, operation, whole.definitions, frozenset(seen.columns))
        inputs = alone.inputs(seen.columns, range(len(self.case.inputs)))
        outcome = self.backend.run(alone.program, inputs)
        by_itself, _ = self.judge_piece(Case(alone.program, inputs), outcome, self._scale(alone, inputs, seen))
        return by_itself if isinstance(by_itself, Deviates) and by_itself.fails else open_

    def _loop(self, trace: Traced, seen: _Seen) -> Verdict:
        """Each turn of a loop by itself, all of them as input sets of its body."""
        for part, results in trace.turns(seen.columns):
            if not part.inputs:
                continue
            verdict, expected = self.judge_piece(part, results, _scale_of(part))
            if isinstance(verdict, Conforms):
                self._add(expected)
                continue
            found = judge_in_pieces(self.backend, part, results, self.judge_piece, depth=self.depth + 1)
            if found is None:
                return verdict
            self.count += found.count
            if found.tightness is not None:
                self.sets.append(found.tightness)
            if not isinstance(found.verdict, Conforms):
                return found.verdict
        return Conforms()

    def _add(self, expected: Expected) -> None:
        self.count += 1
        tightness = judge.tightness(expected)
        if tightness is not None:
            self.sets.append(tightness)


def _scale_of(part: Case) -> float:
    return max((_largest(a) for row in part.inputs for a in row), default=0.0)


def _largest(array: Array) -> float:
    """The largest finite magnitude of floating-point or complex elements; 0 where they are neither."""
    if array.dtype.kind in "iub":
        return 0.0
    with np.errstate(all="ignore"):
        size = np.abs(array.astype(np.complex128 if array.dtype.kind == "c" else np.float64))
    return float(size.max(where=np.isfinite(size), initial=0.0))


def _ends(whole: _Whole, seen: _Seen) -> Iterator[Operation]:
    """The operations at whose results the program is cut or ends, in its order."""
    names = {v.name for v in (*whole.cut, *whole.outputs)}
    for o in whole.program.main.body.operations[:-1]:
        if o.name == "while" or any(r.name in names for r in o.results):
            yield o


def _can_be_cut(program: Program) -> bool:
    operations = program.main.body.operations[:-1]
    return sum(facts_of(o.name).computes for o in operations if is_described(o.name)) > 1


def _name(operation: Operation) -> str:
    return f"{operation.name} -> {', '.join(str(r.type) for r in operation.results)}"


def _changed(whole: _Whole, seen: _Seen, outcome: Results) -> str | None:
    """Which output the cuts change, and by how much, where that is more than a set may be wide."""
    for i, column in enumerate(seen.outputs):
        given = np.stack([np.asarray(row[i]) for row in outcome.outputs])
        share = _difference(np.stack(column), given, whole.outputs[i])
        if share > judge.most_width(whole.program):
            return f"too wide: the cuts change output {i} by {share:.2g} of its largest value"
    return None


def _difference(a: Array, b: Array, value: Value) -> float:
    """The largest difference as a share of the largest finite value; infinite where only one is finite."""
    t = value.type
    assert isinstance(t, TensorType)
    if isinstance(t.element_type, BooleanType | IntegerType):
        return 0.0 if np.array_equal(a, b) else np.inf
    with np.errstate(all="ignore"):
        x, y = (np.atleast_1d(v).astype(np.complex128 if v.dtype.kind == "c" else np.float64) for v in (a, b))
        largest = float(np.abs(y).max(where=np.isfinite(y), initial=0.0))
        apart = np.abs(x - y)
    same = (x == y) | (np.isnan(x) & np.isnan(y))
    apart = np.where(same, 0.0, np.where(np.isfinite(apart), apart, np.inf))
    most = float(apart.max(initial=0.0))
    return most / largest if largest else (np.inf if most else 0.0)


def joined(parts: Sequence[Tightness]) -> Tightness | None:
    """How tight the sets of all pieces are, each piece counting the same; the width is the median of their medians."""
    if not parts:
        return None
    widths = [float(t.median_ulps) for t in parts if t.median_ulps is not None]
    return Tightness(
        exact=float(np.mean([t.exact for t in parts])),
        undecided=float(np.mean([t.undecided for t in parts])),
        median_ulps=float(np.median(widths)) if widths else None,
    )
