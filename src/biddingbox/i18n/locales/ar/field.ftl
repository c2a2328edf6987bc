# A field of tables: matchpoints, IMPs, butler.
