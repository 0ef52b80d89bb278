"""Counterfactuals: changes of a failing case that keep it valid, and whether the failure goes away under each."""
