"""The campaign: programs of all kinds are drawn, put to implementations, judged and attributed, for as long as it may."""
