"""What makes a failure go away: changes of a case that keep it valid, each run again."""
