"""What a run leaves: verdicts, the record of a case, names of backends, and the file that holds them."""
