"""Reference evaluator (computes the sets of conforming results), judge, and backends that run implementations."""
