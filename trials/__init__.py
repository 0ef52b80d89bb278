"""The path of one case: it is drawn, run, judged, located, reduced, attributed, published and recorded."""
