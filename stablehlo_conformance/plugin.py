"""The pytest plugin of an installation: `--stablehlo-backend=NAME[,NAME...]`, and a fixture for each named backend.

    def test_sum(stablehlo_backend):
        stablehlo_backend.assert_conforms(program, inputs)

A test with the fixture `stablehlo_backend` runs once per named implementation, and is skipped if none is named. The ini
option `stablehlo_backend` gives the default. The library is imported when a test first uses the fixture.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from stablehlo_conformance import Implementation

FIXTURE = "stablehlo_backend"
_BETWEEN_QUOTES = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')+""")


def pytest_addoption(parser: pytest.Parser) -> None:
    about = 'implementations that tests with the fixture stablehlo_backend run on: xla,interpreter or command:"..."'
    group = parser.getgroup("stablehlo", "conformance of StableHLO implementations")
    group.addoption("--stablehlo-backend", metavar="NAMES", help=about)
    parser.addini(FIXTURE, about, default="")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if FIXTURE not in metafunc.fixturenames:
        return
    names = _names(metafunc.config)
    given = [pytest.param(name, id=name) for name in names]
    skipped = pytest.param("", marks=pytest.mark.skip("no --stablehlo-backend"), id="none")
    metafunc.parametrize(FIXTURE, given or [skipped], indirect=True, scope="session")


def _names(config: pytest.Config) -> list[str]:
    given = config.getoption("--stablehlo-backend")
    text = str(config.getini(FIXTURE) if given is None else given)
    return list(dict.fromkeys(part.strip() for part in _BETWEEN_QUOTES.findall(text) if part.strip()))


@pytest.fixture(scope="session")
def stablehlo_backend(request: pytest.FixtureRequest) -> Implementation:
    """Return one of the implementations that --stablehlo-backend names.

    Its `run(program, inputs)` returns an outcome; its `assert_conforms(program, inputs)` runs a program and judges it.
    """
    import stablehlo_conformance as shc

    try:
        return shc.Implementation(request.param)
    except shc.BackendError as error:
        pytest.fail(f"--stablehlo-backend: {error}", pytrace=False)
