"""Hull of several ranges of releases: one range that holds them all."""

from __future__ import annotations

import pytest

from trials.causes.release_ranges import hull


@pytest.mark.parametrize(
    ("ranges", "found"),
    [
        ([">=0.7", ">=0.7"], ">=0.7"),
        ([">=0.7", ">=0.6.2,<0.8"], ">=0.6.2"),
        (["==0.6.*", ">=0.7.1,<0.8"], "<0.8,>=0.6"),
        (["==0.8.0", "<0.8"], "<=0.8.0"),
        (["==0.6.*", "<0.6"], "<0.7"),
        ([">=0.7", "<0.5"], None),
    ],
)
def test_a_hull_holds_all_of_them(ranges: list[str], found: str | None) -> None:
    joined = hull([{"jaxlib": r} for r in ranges])
    assert {*joined.get("jaxlib", "").split(",")} == {*(found or "").split(",")}


def test_what_one_does_not_name_is_not_known() -> None:
    assert hull([{"jaxlib": ">=0.7"}, {}]) == {}
