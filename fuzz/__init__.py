"""The fuzzing campaign, which draws, runs, judges and attributes programs of all kinds until its time is up."""
