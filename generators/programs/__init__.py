"""Whole programs: cases of one op or many, dense programs, expressions that algebra simplifies, mutations."""
