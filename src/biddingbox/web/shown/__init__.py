"""What the pages show, as frozen values that templates read: no law here, and no HTML.

Sentences come as text with calls as signs (:mod:`biddingbox.i18n.signs`); the templates draw them.
"""
