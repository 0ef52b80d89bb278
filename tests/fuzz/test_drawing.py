"""Tests of drawing a batch: it has programs of every kind that a backend runs, in fair shares."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from fuzz.batch_job import check_for, subject_of
from fuzz.plan import Ticket
from fuzz.selection.backend_gaps import Gaps, without
from fuzz.selection.batch_programs import KINDS, Drawing, Drawn
from fuzz.selection.novelty import traits
from generators.cases import Case
from generators.choices import Seeded, Strategy
from generators.examples import draw_cases
from generators.programs.case_strategies import whole_programs
from generators.programs.dense_programs import dense_programs
from generators.quantized.quantized_cases import quantized_op
from generators.value_scope import NOTHING, Without
from oracles.judge import mode_for
from spec.dynamic_validity import has_unbounded_sizes
from spec.structure import violations
from spec.types import ElementType, TensorType, f32, f64, i1, si32
from tests.programs import is_dynamic_program
from trials.checks import Executed, is_quantized
from trials.claims import CLAIMS
from trials.claims.dynamic import AtSize
from trials.settings import Settings

MANY = 420


def _drawn(**gaps: Gaps) -> list[Drawn]:
    return list(Drawing(Ticket(0, MANY, gaps=gaps), 0, {}))


@pytest.fixture(scope="module")
def drawn() -> list[Drawn]:
    return _drawn()


def test_every_kind_is_drawn_in_its_share(drawn: list[Drawn]) -> None:
    counts, weights = Counter(d.kind for d in drawn), sum(kind.weight for kind in KINDS.values())
    for name, kind in KINDS.items():
        share = MANY * kind.weight / weights
        assert (counts[name] > max(share - 3 * math.sqrt(share), 0)) is (share > 0), name
    for few in (counts["quantized"], counts["dynamic"] + counts["bounded"]):
        assert 0.06 * MANY < few < 0.16 * MANY


def test_kinds_are_what_they_are_called(drawn: list[Drawn]) -> None:
    assert not any(violations(d.case.program) for d in drawn)
    assert all(is_quantized(d.case.program) for d in drawn if "quantized" in d.kind)
    for d in drawn:
        assert is_dynamic_program(d.case.program) or not isinstance(d.case, AtSize)
        assert (d.kind.endswith("dynamic") or d.kind == "bounded") is isinstance(d.case, AtSize)
        types = [v.type for o in d.case.program.operations() for v in (*o.operands, *o.results)]
        assert any(map(has_unbounded_sizes, types)) <= d.kind.endswith("dynamic")


def test_all_of_a_kind_use_what_is_lacking_where_there_is_none_of_it(drawn: list[Drawn]) -> None:
    for d in drawn:
        names = {name for use in d.uses for name in use.names}
        assert names.issuperset(KINDS[d.kind].needs)


def test_what_no_backend_runs_is_not_drawn() -> None:
    lacks = Gaps(frozenset({"type quantized", "sizes bounded"}))
    assert not {"quantized", "quantized-dynamic", "bounded"} & {d.kind for d in _drawn(one=lacks)}
    kinds = {d.kind for d in _drawn(one=lacks, other=Gaps(frozenset({"sizes unbounded"})))}
    assert kinds == {name for name, kind in KINDS.items() if kind.weight} - {"quantized-dynamic"}


def test_what_algebra_knows_is_drawn_where_programs_are_rewritten() -> None:
    drawn = [d.kind for d in Drawing(Ticket(0, 96), 0, {}, rewrites=True)]
    assert drawn.count("identities") > 16
    assert {"algebra", "dense", "one-op"} < set(drawn)


def test_ops_and_types_that_every_backend_lacks_are_not_drawn_at_all() -> None:
    one = Gaps(frozenset({"op sort", "op while", "op add", "type f64", "type i4"}), frozenset({"convert(i4)->i8"}))
    other = Gaps(frozenset({"op sort", "op while", "type f64", "type i4"}))
    assert without([one, other]) == Without(frozenset({"sort", "while"}), frozenset({f64}))
    assert without([]) == without([one, Gaps()]) == NOTHING


@pytest.mark.parametrize("strategy", [dense_programs, whole_programs])
def test_nothing_is_drawn_of_what_is_left_out(strategy: Callable[..., Strategy[Case]]) -> None:
    lacking = Without(frozenset({"sort", "reduce", "while", "dot_general"}), frozenset({f32, si32, i1}))
    cases = draw_cases(strategy(input_sets=1, without=lacking), 60, 7)
    operations = [o for case in cases for o in case.program.main.body.operations]
    assert len({o.name for o in operations}) > 20
    assert not lacking.ops & {o.name for o in operations}
    types, usual = _results(cases), _results(draw_cases(strategy(input_sets=1), 60, 7))
    # Some results have no other type, as indices and predicates.
    assert types[f32] < usual[f32] / 5
    assert types[si32] < usual[si32]


def _results(cases: Sequence[Case]) -> Counter[ElementType]:
    types = (v.type for c in cases for o in c.program.main.body.operations for v in o.results)
    return Counter(t.element_type for t in types if isinstance(t, TensorType))


def test_a_program_is_judged_as_what_is_published_of_it_is_replayed(drawn: list[Drawn]) -> None:
    settings = Settings(("right",), Path())
    claims = Counter[str]()
    for case in (d.case for d in drawn if not isinstance(d.case, AtSize)):
        subject = subject_of("right", case)
        again = CLAIMS[subject.claim].check(subject, settings)
        assert isinstance(again, Executed)
        assert check_for(subject.claim).mode == again.mode
        assert (again.mode or mode_for(case.program)) is mode_for(case.program)
        claims[subject.claim] += 1
    assert claims.keys() == {"results", "programs"}


def test_scales_make_no_quantized_program_new() -> None:
    strategy = quantized_op("negate", "quant<i8>", input_sets=1)
    found = {traits(strategy.sample(Seeded(seed)).program) for seed in range(30)}
    assert len(found) == 1
