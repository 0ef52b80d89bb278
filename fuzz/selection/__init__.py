"""Selection of programs for a campaign: kinds and weights, excerpts of models, identities, gaps of backends."""
