"""The output of a run: verdicts, the record of a case, names of backends, and the results file."""
