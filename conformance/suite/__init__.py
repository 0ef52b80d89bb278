"""The run around the tests: options, progress, the results file, the end of the run, and its summary."""
