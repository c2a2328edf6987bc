# A whole game of Estimation: the sheet of its deals, the score pad.
