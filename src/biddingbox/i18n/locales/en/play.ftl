# The lead and the play of the cards: rulings, questions, options, refusals.
