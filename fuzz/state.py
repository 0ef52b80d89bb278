"""The state of a campaign in one directory: a database, the results file, and a folder for each new cause.

A batch is recorded atomically: its lines are appended to the results file, and one transaction stores the new length
of the file. Lines and folders beyond that belong to an unrecorded batch, and are dropped on resuming.
"""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import shutil
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from fuzz.batch_outcome import UNCHANGED, Done, Novel, Probed
from fuzz.plan import Plan
from generators.cases import Case
from results.file import BrokenResults, Writer
from results.lock import Lock
from results.records import Header, Result

VERSION = 2
NEW, FLAKY, KNOWN = "new", "flaky", "known"


class BrokenState(Exception):
    """The state cannot be read or written, or belongs to another campaign; the message is one line."""


@dataclass(frozen=True)
class Cause:
    """A cause that the campaign saw; its status is NEW, FLAKY, or KNOWN if an expectation names it."""

    backend: str
    id: str
    status: str
    times: int
    text: str
    folder: str
    run: int
    alone: int = 0
    """If two releases are compared, the number of programs on which only this one shows the cause."""


@dataclass(frozen=True)
class Totals:
    """Totals over all runs of a campaign; `seconds` leaves out the bare measurements."""

    programs: int
    rejected: int
    seconds: float
    bare_programs: int
    bare_seconds: float
    unsupported: int
    judged: int
    batches: int
    troubles: int
    kept: int
    differences: int
    unchanged: int = 0
    """Number of (program, rewriting backend) pairs in which the program stayed unchanged."""


@contextlib.contextmanager
def _translate_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as e:
        raise BrokenState(f"{path}: {e}") from None
    except OSError as e:
        raise BrokenState(f"{e.filename or path}: {e.strerror}") from None


def _lock(folder: Path) -> Lock:
    try:
        return Lock(folder)
    except BrokenResults as e:
        raise BrokenState(str(e)) from None


def plan_on_record(database: Path) -> Mapping[str, Any]:
    """Return the settings that a recorded campaign fixes; empty if they cannot be read."""
    with contextlib.suppress(sqlite3.Error, ValueError):
        db = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
        with contextlib.closing(db):
            found: Mapping[str, Any] = json.loads(db.execute("SELECT plan FROM campaign").fetchone()[0])
            return found
    return {}


class State:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.run = 0
        self._writer: Writer | None = None
        with _translate_errors(plan.database):
            plan.out.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(plan.out)
            self._db = sqlite3.connect(plan.database, isolation_level=None)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")

    # A run.

    def begin(self, header: Header, resumes: bool) -> None:
        """Begin a run of a new campaign, or of the existing one after its unrecorded batches are dropped.

        Raises BrokenState if the folder holds another campaign, or one that `resumes` does not allow to continue.
        """
        with _translate_errors(self.plan.database):
            if self._is_empty():
                if self.plan.results.exists():
                    raise BrokenState(f"{self.plan.results}: is there already, and of no campaign")
                self._db.executescript((files(__package__) / "state.sql").read_text())
                with self._transaction():
                    self._db.execute("INSERT INTO campaign VALUES (?, ?)", (VERSION, self._plan()))
                self._writer = Writer.begin(self.plan.results, header)
            else:
                self._check(resumes)
                self._clear_up()
                self._writer = Writer(self.plan.results)
            with self._transaction():
                made = self._db.execute(
                    "INSERT INTO runs (started, command, size) VALUES (?, ?, ?)",
                    (time.time(), header.command, os.path.getsize(self.plan.results)),
                )
            self.run = int(made.lastrowid or 0)

    def end(self, how: str) -> None:
        """Record how the run ended; a run without this record was killed."""
        with _translate_errors(self.plan.database), self._transaction():
            self._db.execute("UPDATE runs SET ended = ?, how = ? WHERE run = ?", (time.time(), how, self.run))

    def close(self) -> None:
        self._db.close()
        if self._writer is not None:
            self._writer.close()
        self._lock.release()

    def _is_empty(self) -> bool:
        return not self._db.execute("SELECT 1 FROM sqlite_master WHERE name = 'campaign'").fetchone()

    def _plan(self) -> str:
        p = self.plan
        return json.dumps({"backends": p.backends, "seed": p.seed, "batch": p.batch, "pair": p.pair, "old": p.old})

    def _check(self, resumes: bool) -> None:
        version, plan = self._db.execute("SELECT version, plan FROM campaign").fetchone()
        if not resumes:
            raise BrokenState(f"{self.plan.out}: holds a campaign already; --resume goes on with it")
        if version != VERSION or json.loads(plan) != json.loads(self._plan()):
            raise BrokenState(f"{self.plan.out}: holds another campaign: {plan}")

    def _clear_up(self) -> None:
        size = self._db.execute("SELECT size FROM runs ORDER BY run DESC LIMIT 1").fetchone()[0]
        with open(self.plan.results, "r+b") as file:
            file.truncate(size)
        recorded = {row[0] for row in self._db.execute("SELECT folder FROM causes")}
        if self.plan.findings.exists():
            for folder in self.plan.findings.iterdir():
                if folder.name not in recorded:
                    shutil.rmtree(folder)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    # Recording.

    def record(self, done: Done, causes: Iterable[Cause], kept: Iterable[Novel], seconds: float) -> None:
        """Record a batch, unless it is recorded already. `seconds` is the working time of the run so far."""
        if done.number in self.batches_done():
            return
        with _translate_errors(self.plan.database):
            self._append(done.lines)
            with self._transaction():
                self._db.execute(
                    "INSERT INTO batches VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        done.number, self.run, done.programs, done.rejected, done.seconds, done.bare_programs,
                        done.bare_seconds, done.differences,
                    ),
                )  # fmt: skip
                self._add("verdicts", "backend, kind, op, element_type, verdict", "n", done.verdicts)
                self._add("conditions", "backend, entry", "met", done.met)
                self._add("conditions", "backend, entry", "shown", done.forms)
                self._add_uses(done.without, done.having)
                self._causes(done, causes)
                self._keep(done.number, kept)
                self._db.executemany("INSERT INTO troubles VALUES (?, ?)", [(done.number, t) for t in done.troubles])
                size = os.path.getsize(self.plan.results)
                self._db.execute("UPDATE runs SET size = ?, seconds = ? WHERE run = ?", (size, seconds, self.run))

    def record_probes(self, probed: Probed, backend: str, versions: str) -> None:
        with _translate_errors(self.plan.database), self._transaction():
            self._add_uses(probed.without, probed.having)
            self._db.execute("INSERT OR IGNORE INTO probes VALUES (?, ?, ?)", (backend, versions, probed.number))

    def forget_uses(self, backend: str, versions: str) -> None:
        with _translate_errors(self.plan.database), self._transaction():
            others = self._db.execute(
                "DELETE FROM probes WHERE backend = ? AND versions != ?", (backend, versions)
            ).rowcount
            if others:
                self._db.execute("DELETE FROM uses WHERE backend = ?", (backend,))

    def _append(self, lines: Iterable[Result]) -> None:
        """Append the lines of failures and behaviours, and some of the other lines.

        Of these only the first per backend, op, element type and verdict is appended.
        """
        assert self._writer is not None
        for line in lines:
            if line.fails or line.standing is not None or not self._has(line):
                self._writer.write(line)
        self._writer.sync()

    def _has(self, line: Result) -> bool:
        key = (line.backend, line.op or "", line.element_type or "", line.verdict)
        found = self._db.execute(
            "SELECT 1 FROM verdicts WHERE backend = ? AND op = ? AND element_type = ? AND verdict = ?", key
        ).fetchone()
        return found is not None

    def _add(self, table: str, keys: str, column: str, counts: Mapping[Any, int]) -> None:
        places = ", ".join("?" for _ in keys.split(","))
        self._db.executemany(
            f"INSERT INTO {table} ({keys}, {column}) VALUES ({places}, ?) "
            f"ON CONFLICT ({keys}) DO UPDATE SET {column} = {column} + excluded.{column}",
            [(*key, n) for key, n in counts.items()],
        )

    def _add_uses(self, without: Mapping[tuple[str, str], int], having: Mapping[tuple[str, str], int]) -> None:
        self._add("uses", "backend, use", "unsupported", without)
        self._add("uses", "backend, use", "supported", having)

    def _causes(self, done: Done, causes: Iterable[Cause]) -> None:
        self._db.executemany(
            "INSERT OR IGNORE INTO causes VALUES (?, ?, ?, 0, ?, ?, ?, 0)",
            [(c.backend, c.id, c.status, c.text, c.folder, c.run) for c in causes],
        )
        self._db.executemany(
            "UPDATE causes SET times = times + ?, alone = alone + ? WHERE backend = ? AND id = ?",
            [(n, done.alone[key], *key) for key, n in done.causes.items()],
        )

    def _keep(self, batch: int, kept: Iterable[Novel]) -> None:
        for novel in kept:
            new = [t for t in sorted(novel.traits) if self._is_new(t)]
            if new:
                self._db.executemany("INSERT INTO traits VALUES (?)", [(t,) for t in new])
                self._db.execute(
                    "INSERT OR IGNORE INTO kept VALUES (?, ?, ?, ?)",
                    (novel.case.id, batch, json.dumps(new), pickle.dumps(novel.case)),
                )

    def _is_new(self, trait: int) -> bool:
        return self._db.execute("SELECT 1 FROM traits WHERE trait = ?", (trait,)).fetchone() is None

    # Reading.

    def batches_done(self) -> frozenset[int]:
        return frozenset(row[0] for row in self._rows("SELECT batch FROM batches"))

    def probes_done(self, backend: str, versions: str) -> frozenset[int]:
        found = self._rows("SELECT number FROM probes WHERE backend = ? AND versions = ?", backend, versions)
        return frozenset(row[0] for row in found)

    def uses(self, backend: str) -> list[tuple[str, int, int]]:
        """Return (use, unsupported programs, supported programs) for a backend."""
        return self._rows("SELECT use, unsupported, supported FROM uses WHERE backend = ?", backend)

    def conditions(self) -> list[tuple[str, int, int]]:
        """Return (entry, programs that met its conditions, programs that showed the cause)."""
        return self._rows("SELECT entry, sum(met), sum(shown) FROM conditions GROUP BY entry")

    def causes(self) -> list[Cause]:
        rows = self._rows("SELECT backend, id, status, times, text, folder, run, alone FROM causes")
        return [Cause(*row) for row in rows]

    def parents(self, number: int) -> tuple[Case, ...]:
        """Return at most `number` kept programs, half of them the latest and half random."""
        latest = self._rows("SELECT program FROM kept ORDER BY rowid DESC LIMIT ?", number // 2)
        any_ = self._rows("SELECT program FROM kept ORDER BY random() LIMIT ?", number // 2)
        return tuple(pickle.loads(program) for program in dict.fromkeys(row[0] for row in [*latest, *any_]))

    def totals(self) -> Totals:
        programs, rejected, bare_programs, bare_seconds, batches, differences = self._rows(
            "SELECT total(programs), total(rejected), total(bare_programs), total(bare_seconds), count(*), "
            "total(differences) FROM batches"
        )[0]
        seconds = self._rows("SELECT total(seconds) FROM runs")[0][0]
        unsupported, unchanged, judged = self._rows(
            "SELECT total(n * (verdict = 'Unsupported')), total(n * (verdict = ?)), total(n) FROM verdicts", UNCHANGED
        )[0]
        troubles, kept = (self._rows(f"SELECT count(*) FROM {table}")[0][0] for table in ("troubles", "kept"))
        return Totals(
            int(programs), int(rejected), seconds, int(bare_programs), bare_seconds, int(unsupported), int(judged),
            batches, troubles, kept, int(differences), int(unchanged),
        )  # fmt: skip

    def verdicts(self) -> dict[str, dict[str, int]]:
        """Return by backend the number of programs per verdict.

        UNCHANGED counts the programs that a rewriting backend left as they are.
        """
        found: dict[str, dict[str, int]] = {}
        for backend, verdict, n in self._rows(
            "SELECT backend, verdict, sum(n) FROM verdicts GROUP BY backend, verdict"
        ):
            found.setdefault(backend, {})[verdict] = n
        return found

    def troubles(self) -> list[str]:
        found = self._rows("SELECT text FROM troubles NATURAL JOIN batches WHERE run = ? ORDER BY batch", self.run)
        return [row[0] for row in found]

    def runs(self) -> list[tuple[int, str | None]]:
        return self._rows("SELECT run, how FROM runs ORDER BY run")

    def _rows(self, query: str, *values: Any) -> list[Any]:
        with _translate_errors(self.plan.database):
            return self._db.execute(query, values).fetchall()
