# Two editions of one log (rule --edition 1997,2017, the page Two editions).

editions-differs = differs
editions-alike = So far both editions rule the same.
editions-legend = ≠ differs: the other edition does not rule this, or rules it otherwise.
editions-forks = Parts before line { $seq } of the log: { $line }
editions-proposed = What the log says would propose { $option }; it is not taken for the answer.
editions-fork-finding = The Laws of { $edition } ask the director for a finding that the log does not give.
editions-fork-question = The Laws of { $edition } ask { $seat } what the log does not answer.
editions-fork-irregular = By the Laws of { $edition } { $call } by { $seat } would be irregular here.
editions-fork-waits = By the Laws of { $edition } this would have to wait.
editions-fork-unfit = By the Laws of { $edition } this does not fit: { $why }

## The command line

editions-help = Edition of the Laws; or two: 1997,2017.
editions-error-pair = --edition { $asked }: one edition, or two different ones of { $known }
editions-error-interactive = -i takes one edition

## The page; lines are those of the log

editions-title = Two editions of one log
editions-beside = Beside { $edition }
editions-laws = Laws of { $edition }
editions-own = the log's own
editions-other = beside it
editions-open = Open
editions-nothing-open = No question is open.
editions-parts = The editions part here
editions-nothing-binds = Nobody is bound.
editions-left-out = Answers that this edition does not ask for are left out: { $lines }.
editions-open-case = Open as a case of { $edition }
editions-open-why = What happened, and the answers that this edition asks for, become a new case. This one stays as it is.
editions-back = Back to the desk
editions-proposed-here = proposed by the log
