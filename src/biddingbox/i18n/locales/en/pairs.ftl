# One auction under two editions, side by side (cases run): a few words for each ruling.

pairs-head-number = No.
pairs-head-auction = Auction
pairs-head-expected = As expected
pairs-yes = yes
pairs-no = no
pairs-decided = { $option }: { $ruled }
pairs-free = free
pairs-finds = the director finds ({ $law })
pairs-asked = { $seat } is asked ({ $law })
pairs-passes-once = { $seat } must pass once
pairs-passes-throughout = { $seat } must pass throughout
pairs-repeats = { $seat } must repeat { $call }
pairs-no-double = { $seat } may not double once
pairs-lead-any = lead: require or forbid { $suits }
pairs-lead-forbid = lead: forbid { $suits }
pairs-cap = { $side }: at most { $score }
pairs-score = { $side }: { $score }
pairs-reviews = review { $laws }
pairs-passed-out = passed out
pairs-contract = { $contract } by { $seat }
