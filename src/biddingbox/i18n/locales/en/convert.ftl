# From one form of record into another: what is told on the way, and the command line around it.

convert-told = { $name }: { $text }
convert-lost = { $count ->
    [one] the record at line { $line }: { $text }
   *[other] { $count } records, the first at line { $line }: { $text }
}
convert-lin = LIN leaves out { $text }
convert-journal = line { $line }: this is no journal of a log: { $found }
convert-nothing = no record in it
convert-estimation = the log at line { $line } is of Estimation; { $form } holds bridge only
convert-error-export = --export goes with --to pbn
convert-latin = { $count ->
    [one] One character is not in Latin-1, the alphabet of the export format; it is written as ?
   *[other] { $count } characters are not in Latin-1, the alphabet of the export format; they are written as ?
}

## The command line

cli-help-convert-short = Change the form of records: logs, journals, PBN, LIN.
cli-help-convert =
    Write logs and records in another form: the log notation, journals (JSON, one a line), PBN or LIN. A FILE is in any of these forms, - for standard input, or an address of the hand viewer of Bridge Base Online, which is read and never fetched.

    PBN holds a whole log: what its sections cannot say stands in comments, and comes back from there. LIN holds what stands in the end; the rest is told.
cli-examples-convert =
    Examples:
      biddingbox convert board7.log --to pbn
      biddingbox convert archive.pbn --to journal -o archive.jsonl
      biddingbox convert match.lin --to pbn --export -o match.pbn
      biddingbox convert - --from notation --to lin

    Exit code 0: done. 1: something of a record does not fit with the rest of it
    and was left out. 2: something could not be read.
cli-help-convert-to = The form to write.
cli-help-convert-output = The file to write, whole or not at all; else standard output.
cli-help-convert-from = The form of the files; else their names or their text tell.
cli-help-convert-edition = The Laws of records that name none (1997, where nothing says it).
cli-help-convert-export = PBN in export format.
