"""Judgement of a program piece by piece, each on the operand values that the backend itself computed.

The sets of conforming results widen with every operation; in pieces, a program of any length can be judged:

1. One more execution also returns the values at the cuts, and the states of loops at each turn. Cuts are placed at
   values that a compiler stores anyway.
2. Each piece between cuts is judged on the values returned at its beginning, as a program that may be fused.
3. A piece that deviates is judged together with the pieces before it, since a compiler may recompute a value where it
   is used; then with elementwise pieces before these. It deviates if none of this explains its results.
4. The outputs are compared with those of the original program, to detect an effect of the cuts.
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
from trials.pieces.all_values import inline_all_calls
from trials.pieces.loop_states import Traced, count_turns, trace_loops
from trials.pieces.single_operation import Alone, Column, computation

MOST_NESTED = 4
"""Maximum depth of loops in loops and of pieces in pieces."""
MOST_JOINED = 3
"""Maximum number of times that a deviating piece is extended backwards."""

Judge = Callable[[Case, Outcome, float], tuple[Verdict, Expected]]
"""Judges the outcome of a piece that may be fused; returns the verdict and the expected results.

The number is a scale: widths of sets are relative to it where it exceeds the results.
"""


class Cuts(enum.Enum):
    STORED = "stored"
    """Results of products, reductions, loops and the like, their operands, and values with several uses."""
    EVERYWHERE = "everywhere"
    """All results."""


@dataclass(frozen=True)
class Pieces:
    verdict: Verdict
    tightness: Tightness | None
    """Average over the sets of all pieces."""
    count: int
    deviating: Case | None = None
    """The piece that deviates, as a program of its own with its inputs."""


def judge_in_pieces(
    backend: Backend,
    case: Case,
    outcome: Results,
    judge_piece: Judge,
    *,
    cuts: Cuts = Cuts.STORED,
    confirms: bool = False,
    depth: int = 0,
) -> Pieces | None:
    """Judge an executed program piece by piece.

    `confirms`: a piece outside of loops deviates only if it also deviates when it is run alone. None if the program
    cannot be cut: it has several processes or streams, is a single piece, or does not return its intermediate values.
    Raises BackendError.
    """
    program = inline_all_calls(case.program)
    if depth > MOST_NESTED or program.num_processes > 1 or program.streams != type(program.streams)():
        return None
    element_types = frozenset(backend.describe().element_types)
    whole = _Whole.of(program, cuts, element_types)
    if not whole.cut and not whole.loops:
        return None
    seen = _observe(backend, replace(case, program=program), whole)
    if seen is None:
        return None
    return _Judging(backend, judge_piece, case, depth, cuts, confirms).verdict(whole, seen, outcome)


@dataclass(frozen=True)
class _Whole:
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
        fixed = _constant_values(operations)
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
    facts = facts_of(operation.name) if is_described(operation.name) else None
    return bool(operation.regions) or facts is None or facts.accumulates or operation.name in _STORED


_STORES_OPERANDS = frozenset({"while", "dot_general", "dot", "convolution"})
_STORED = frozenset({"fft", "cholesky", "triangular_solve", "rng", "rng_bit_generator", "custom_call", "composite"})


def _constant_values(operations: Sequence[Operation]) -> set[str]:
    """Return the values computed from constants only; each piece recomputes them."""
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
    columns: Mapping[str, Column]
    outputs: tuple[Column, ...]
    output_names: frozenset[str]
    traces: Mapping[str, Traced]
    """States at each turn, by the name of a loop's first result."""


def _observe(backend: Backend, case: Case, whole: _Whole) -> _Seen | None:
    program, names, traces = case.program, [v.name for v in whole.cut], {}
    if whole.loops:
        counting = count_turns(program, whole.loops)
        turns = backend.run(counting.program, case.inputs)
        if isinstance(turns, Results):
            known = {v.name for v in (*program.main.arguments, *whole.outputs, *whole.cut)}
            traces = trace_loops(program, whole.loops, counting, turns, known)
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
        traces[key] = t.with_arrays(part)
        at += len(t.returned)
    return _Seen(columns, outputs, frozenset(v.name for v in whole.outputs), traces)


@dataclass
class _Judging:
    backend: Backend
    judge_piece: Judge
    case: Case
    depth: int
    cuts: Cuts
    confirms: bool = False
    count: int = 0
    sets: list[Tightness] = field(default_factory=list)
    deviating: Case | None = None

    def verdict(self, whole: _Whole, seen: _Seen, outcome: Results) -> Pieces:
        changed = _effect_of_cuts(whole, seen, outcome)
        undecided = Undecided(changed) if changed else None
        for operation in _ends(whole, seen):
            found = self._piece(whole, seen, operation)
            if isinstance(found, Deviates) and found.fails:
                return self._conclude(replace(found, message=f"in the piece that ends in {_name(operation)}"))
            if isinstance(found, Undecided) and undecided is None:
                undecided = Undecided(f"in the piece that ends in {_name(operation)}: {found.reason}")
        return self._conclude(undecided or Conforms())

    def _conclude(self, verdict: Verdict) -> Pieces:
        return Pieces(verdict, join_tightness(self.sets), self.count, self.deviating)

    def _piece(self, whole: _Whole, seen: _Seen, operation: Operation) -> Verdict:
        if operation.name == "while":
            trace = seen.traces.get(operation.results[0].name)
            if trace is None:
                return Undecided("a loop whose turns are not known")
            return self._loop(trace, seen)
        known = frozenset(seen.columns)
        one = computation(whole.program, operation, whole.definitions, known)
        verdict, expected = self._judge(one, seen)
        if isinstance(verdict, Deviates) and verdict.fails:
            return self._judge_joined(whole, seen, operation, one, verdict)
        self._add(expected)
        return verdict

    def _judge(self, one: Alone, seen: _Seen) -> tuple[Verdict, Expected]:
        rows = range(len(self.case.inputs))
        if not all(n in seen.columns for n in (*one.arguments, *one.returned)):
            return (unseen := Undecided("what it computes is not returned")), Unevaluated(unseen.reason)
        inputs = one.inputs(seen.columns, rows)
        results = tuple(tuple(seen.columns[n][k] for n in one.returned) for k in rows)
        part = Case(one.program, inputs)
        verdict, expected = self.judge_piece(part, Results(results), self._scale(one, inputs, seen))
        if isinstance(verdict, Undecided) and self.cuts is Cuts.STORED and _can_be_cut(one.program):
            return self._judge_finer(part, Results(results), verdict), expected
        return verdict, expected

    def _scale(self, one: Alone, inputs: Inputs, seen: _Seen) -> float:
        """Return the largest magnitude in the inputs of a piece, since cancellation leaves noise of that size.

        0 for a piece of the whole program that computes one of its outputs.
        """
        if self.depth == 0 and any(name in seen.output_names for name in one.returned):
            return 0.0
        return _scale_of(Case(one.program, inputs))

    def _judge_finer(self, part: Case, results: Results, undecided: Undecided) -> Verdict:
        found = judge_in_pieces(
            self.backend,
            part,
            results,
            self.judge_piece,
            cuts=Cuts.EVERYWHERE,
            confirms=self.confirms,
            depth=self.depth + 1,
        )
        return undecided if found is None else self._take(found)

    def _take(self, found: Pieces) -> Verdict:
        """Add the pieces of a piece to the count and tightness of the program's pieces, and return their verdict."""
        self.count += found.count
        if found.tightness is not None:
            self.sets.append(found.tightness)
        self.deviating = found.deviating
        return found.verdict

    def _judge_joined(self, whole: _Whole, seen: _Seen, operation: Operation, one: Alone, verdict: Deviates) -> Verdict:
        """Judge a deviating piece joined with the pieces before it.

        If that is undecided, or if `confirms`, the piece is run alone.
        """
        known = frozenset(seen.columns)
        open_: Undecided | None = None
        deviating = one
        for level in range(MOST_JOINED):
            made = {n: whole.definitions[n] for n in one.arguments if n in whole.definitions}
            joint = frozenset(n for n, o in made.items() if o.name != "while" and (level == 0 or not _is_stored(o)))
            if not joint:
                break
            known -= joint
            one = computation(whole.program, operation, whole.definitions, known)
            again, expected = self._judge(one, seen)
            if not isinstance(again, Deviates) or not again.fails:
                if isinstance(again, Undecided):
                    open_ = again
                    break
                self._add(expected)
                return again
            deviating = one
        alone = computation(whole.program, operation, whole.definitions, frozenset(seen.columns))
        inputs = alone.inputs(seen.columns, range(len(self.case.inputs)))
        part = Case(alone.program, inputs)
        if open_ is None and not self.confirms:
            joined = deviating.inputs(seen.columns, range(len(self.case.inputs)))
            self.deviating = Case(deviating.program, joined)
            return verdict
        outcome = self.backend.run(alone.program, inputs)
        by_itself, _ = self.judge_piece(part, outcome, self._scale(alone, inputs, seen))
        if isinstance(by_itself, Deviates) and by_itself.fails:
            self.deviating = part
            return by_itself
        return open_ or Undecided("it conforms where it is run alone")

    def _loop(self, trace: Traced, seen: _Seen) -> Verdict:
        """Judge all turns of a loop, as input sets of its body and condition."""
        for part, results in trace.turns(seen.columns):
            if not part.inputs:
                continue
            verdict, expected = self.judge_piece(part, results, _scale_of(part))
            if isinstance(verdict, Conforms):
                self._add(expected)
                continue
            found = judge_in_pieces(self.backend, part, results, self.judge_piece, depth=self.depth + 1)
            if found is None:
                self.deviating = part if isinstance(verdict, Deviates) else None
                return verdict
            if not isinstance(inner := self._take(found), Conforms):
                return inner
        return Conforms()

    def _add(self, expected: Expected) -> None:
        self.count += 1
        tightness = judge.tightness(expected)
        if tightness is not None:
            self.sets.append(tightness)


def _scale_of(part: Case) -> float:
    return max((_largest(a) for row in part.inputs for a in row), default=0.0)


def _largest(array: Array) -> float:
    if array.dtype.kind in "iub":
        return 0.0
    with np.errstate(all="ignore"):
        size = np.abs(array.astype(np.complex128 if array.dtype.kind == "c" else np.float64))
    return float(size.max(where=np.isfinite(size), initial=0.0))


def _ends(whole: _Whole, seen: _Seen) -> Iterator[Operation]:
    names = {v.name for v in (*whole.cut, *whole.outputs)}
    for o in whole.program.main.body.operations[:-1]:
        if o.name == "while" or any(r.name in names for r in o.results):
            yield o


def _can_be_cut(program: Program) -> bool:
    operations = program.main.body.operations[:-1]
    return sum(facts_of(o.name).computes for o in operations if is_described(o.name)) > 1


def _name(operation: Operation) -> str:
    return f"{operation.name} -> {', '.join(str(r.type) for r in operation.results)}"


def _effect_of_cuts(whole: _Whole, seen: _Seen, outcome: Results) -> str | None:
    for i, column in enumerate(seen.outputs):
        given = np.stack([np.asarray(row[i]) for row in outcome.outputs])
        share = _difference(np.stack(column), given, whole.outputs[i])
        if share > judge.most_width(whole.program):
            return f"too wide: the cuts change output {i} by {share:.2g} of its largest value"
    return None


def _difference(a: Array, b: Array, value: Value) -> float:
    """Return the largest difference relative to the largest finite value; infinity where only one is finite."""
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


def join_tightness(parts: Sequence[Tightness]) -> Tightness | None:
    """Return the tightness of all pieces: the mean of their shares, and the median of their median widths."""
    if not parts:
        return None
    widths = [float(t.median_ulps) for t in parts if t.median_ulps is not None]
    return Tightness(
        exact=float(np.mean([t.exact for t in parts])),
        undecided=float(np.mean([t.undecided for t in parts])),
        median_ulps=float(np.median(widths)) if widths else None,
    )
