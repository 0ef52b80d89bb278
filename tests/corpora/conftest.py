"""Fixtures of the tests of corpora: subjects that are opened once, and replays in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from corpora.replay import Options, replay
from corpora.replay_jobs import Job
from corpora.replay_lines import Key, Line
from corpora.replay_targets import Subject, open_subject

FORMS = Path(__file__).parent / "forms"
BACKENDS = ("reference", "xla", "interpreter")
NO_EXPECTATIONS = Path(__file__).parent / "no-such-folder"


@pytest.fixture(scope="session")
def subjects(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Subject]]:
    expectations = tmp_path_factory.mktemp("expectations")
    (expectations / "xla.toml").write_text('[latitude]\nsubnormals = "flushed"\n')
    opened = {name: open_subject(name, timeout=60.0, memory=None, expectations=expectations) for name in BACKENDS}
    yield opened
    for subject in opened.values():
        subject.close()


Replayer = Callable[..., list[Line]]


@pytest.fixture
def replayed(subjects: dict[str, Subject]) -> Replayer:
    """Function that replays a file on one backend and returns its lines."""

    def run(
        path: Path, backend: str = "reference", done: frozenset[Key] = frozenset(), **options: object
    ) -> list[Line]:
        asked = Options((backend,), NO_EXPECTATIONS, **options)  # type: ignore[arg-type]
        events = replay(Job(path), [subjects[backend]], asked, done)
        return [e for e in events if isinstance(e, Line)]

    return run
