# The chart "what lies ahead": its frame and the few words that are its own; the sentences in its
# boxes are those of the engine. Used through biddingbox.director.chart and the template.

chart-title = What lies ahead
chart-description-player = { $who }, { $law }: every path from this answer to its ruling. The same stands below as text.
chart-description-director = The director, { $law }: every path from this finding to its ruling. The same stands below as text.

chart-key-now = now open
chart-key-player = a player chooses
chart-key-director = the director finds
chart-key-end = what is ruled

chart-now = The question now open.
chart-finds = The director finds.
chart-open-law = The law leaves this open: our reading.
chart-with-clause = { $text } ({ $law })
chart-answer = { $name }: { $what }
chart-branch = { $answer }.
chart-called = { $seat } called { $call }
chart-nothing = Nothing more to rule.
chart-more = More steps: in the text below
chart-endless = … and on, past what can be shown
chart-review = After the play: come back
chart-as-text = The same as text
