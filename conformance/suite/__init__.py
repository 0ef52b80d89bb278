"""What surrounds the tests: options, progress, the file of the run, its end, its summary."""
