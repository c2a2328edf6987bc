"""Law 18, one module for each lettered part; functions are named after clauses.

A to F are the auction, G the risk, H the deal that nobody bids.
"""
