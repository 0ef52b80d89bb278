CREATE TABLE campaign (version INTEGER, plan TEXT);
-- A run without an end was cut. size is that of the results file; seconds are those at work.
CREATE TABLE runs (run INTEGER PRIMARY KEY, started REAL, command TEXT, size INTEGER, seconds REAL DEFAULT 0, ended REAL,
    how TEXT);
CREATE TABLE batches (batch INTEGER PRIMARY KEY, run INTEGER REFERENCES runs, programs INTEGER, rejected INTEGER,
    seconds REAL, bare_programs INTEGER, bare_seconds REAL,
    differences INTEGER);
CREATE TABLE verdicts (backend TEXT, kind TEXT, op TEXT, element_type TEXT, verdict TEXT, n INTEGER,
    PRIMARY KEY (backend, kind, op, element_type, verdict));
-- alone is how often the release that it is compared with conformed where this one showed the cause.
CREATE TABLE causes (backend TEXT, id TEXT, status TEXT, times INTEGER, text TEXT, folder TEXT,
    run INTEGER REFERENCES runs, alone INTEGER DEFAULT 0, PRIMARY KEY (backend, id));
-- Of each entry of the expectations, the programs that met its conditions, and those that showed its cause.
CREATE TABLE conditions (backend TEXT, entry TEXT, met INTEGER DEFAULT 0, shown INTEGER DEFAULT 0,
    PRIMARY KEY (backend, entry));
-- Of each use of an op, the programs that were unsupported, and those that were not.
CREATE TABLE uses (backend TEXT, use TEXT, unsupported INTEGER DEFAULT 0, supported INTEGER DEFAULT 0,
    PRIMARY KEY (backend, use));
CREATE TABLE probes (backend TEXT, versions TEXT, number INTEGER, PRIMARY KEY (backend, versions, number));
CREATE TABLE kept (digest TEXT PRIMARY KEY, batch INTEGER, traits TEXT, program BLOB);
CREATE TABLE traits (trait INTEGER PRIMARY KEY);
CREATE TABLE troubles (batch INTEGER, text TEXT);
