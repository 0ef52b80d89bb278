"""Tests that programs with known causes are not drawn, where the conditions of a cause are specific enough."""

from __future__ import annotations

from dataclasses import replace

from fuzz.plan import Ticket
from fuzz.selection.batch_programs import Drawing
from fuzz.selection.known_conditions import ENOUGH, HARMFUL, Known, harmless, rare, unsure
from trials.causes.entries import Entry

SUMS = Entry("sums", "what is wrong", "what is right", "a program", ops=("add",))


def _sums(ticket: Ticket) -> int:
    drawing = Drawing(ticket, 0, {"one": Known.of([SUMS], "one", {})})
    return sum(any(o.name == "add" for o in drawn.case.program.operations()) for drawn in drawing)


def test_known_causes_are_seldom_drawn() -> None:
    assert _sums(Ticket(0, 150)) < _sums(Ticket(0, 150, rare=frozenset({"sums"})))


def test_what_only_one_of_two_releases_shows_is_drawn_to_compare_them() -> None:
    ticket, known = Ticket(0, 150), {"new": Known({}), "old": Known.of([SUMS], "old", {})}
    drawn = [Drawing(ticket, 0, known, compares=compares) for compares in (False, True)]
    one, both = (sum("sums" in d.met["old"] for d in drawing) for drawing in drawn)
    assert one < both


def test_an_entry_rules_out_while_its_conditions_show_the_cause() -> None:
    assert rare([("sums", ENOUGH - 1, 0)]) == frozenset()
    assert rare([("sums", ENOUGH, 0)]) == {"sums"}
    assert rare([("sums", ENOUGH, ENOUGH // 2)]) == frozenset()


def test_an_unsure_entry_rules_out_nothing_before_it_is_shown() -> None:
    doubted = unsure([SUMS, Entry("rare", "what is wrong", "what is right", "a program", rare=True)])
    assert doubted == {"rare"}
    assert rare([], doubted) == {"rare"}
    assert rare([("rare", 3, 1)], doubted) == frozenset()
    assert rare([("rare", 100, 1)], doubted) == {"rare"}


def test_what_would_end_one_module_in_some_goes_alone() -> None:
    many = 10 * ENOUGH
    seldom = int(HARMFUL * many) + 1
    assert rare([("ends", many, seldom)]) == {"ends"}
    assert harmless([("ends", many, seldom)]) == frozenset()
    assert harmless([("ends", many, 1)]) == {"ends"}
    assert harmless([], frozenset({"ends"})) == {"ends"}
    assert harmless([("ends", 3, 1)], frozenset({"ends"})) == frozenset()


def test_a_program_that_may_end_the_process_is_doubtful_though_it_is_drawn() -> None:
    known = {"one": Known.of([replace(SUMS, verdict="Crashes")], "one", {})}
    together = Ticket(0, 60, rare=frozenset({"sums"}), harmless=frozenset({"sums"}))
    for ticket, are_apart in ((replace(together, harmless=frozenset()), True), (together, False)):
        met = [drawn for drawn in Drawing(ticket, 0, known) if drawn.met["one"]]
        assert met
        assert all(("one" in drawn.doubtful) is are_apart for drawn in met)
