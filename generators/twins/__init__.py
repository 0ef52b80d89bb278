"""Invalid programs: a valid program and its twin that breaks one labelled constraint."""
