"""An independent implementation on concrete values, which uses legal freedoms at random.

It tests the evaluator, whose sets it must never leave. It shares only the description of programs in `spec` with it.
"""
