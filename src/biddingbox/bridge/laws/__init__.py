"""One module a law of the book; functions are named after clauses: a, b1a, b2."""
