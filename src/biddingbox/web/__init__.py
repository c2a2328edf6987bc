"""The director's desk: pages and a JSON API over the same commands (design sections 10 and 11)."""
