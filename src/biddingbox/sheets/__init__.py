"""Sheets over many logs: a field of tables, a whole game of Estimation."""
