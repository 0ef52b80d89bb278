"""One case from drawing to record: it is run, judged, located, reduced, attributed to a cause, handed over and recorded."""
