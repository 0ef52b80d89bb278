"""Which programs a campaign runs: the mix of a batch, pieces of real programs, identities, what a backend lacks."""
