"""One case from drawing to record: it is run, judged, located, reduced, attributed, handed over, recorded."""
