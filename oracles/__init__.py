"""The reference evaluator (which results of a program conform), the judge, and the backends that run
implementations."""
