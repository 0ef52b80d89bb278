"""The fuzzing campaign: programs of all kinds are drawn, run on implementations, judged and attributed until time is
up."""
