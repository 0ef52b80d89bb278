"""Strategies for whole programs: one op or many, dense programs, algebraic identities, mutations."""
