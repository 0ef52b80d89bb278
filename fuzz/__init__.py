"""The campaign: programs of all kinds are drawn, run on implementations, judged and attributed, as long as asked."""
