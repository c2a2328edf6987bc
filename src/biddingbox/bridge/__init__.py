"""Duplicate bridge by its Laws: the auction, the irregularities, what follows in the play."""
