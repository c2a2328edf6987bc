# The score and what takes its place: Laws 12, 77, 90, and the review after the play.
