# Um campo de mesas: matchpoints, IMPs, butler.

field-method-matchpoints = Matchpoints (78A)
field-method-imps = IMPs contra todas as outras mesas (78B); a média entre elas é regulamento, não lei
field-method-butler = IMPs contra um datum (78B); o datum é regulamento, não lei
field-unit-matchpoints = matchpoints
field-unit-imps = IMPs

## Uma bolsa

field-top = Máximo { $top }
field-datum = Datum NS { $ns }, LO { $ew }
field-head-ns = NS
field-head-ew = LO
field-head-contract = Contrato
field-head-by = Por
field-head-lead = Saída
field-head-result = Vazas
field-head-points = Pontos
field-head-matchpoints = MP { $side }
field-head-imps = IMPs { $side }
field-pair = { $side } { $pair }

## O que dizem as marcas

field-mark-assigned = { $pair }: nota atribuída { $results }
field-mark-weighted = { $pair }: nota atribuída, ponderada: { $results }
field-mark-average = { $pair }: { $score }, { $worth } (nota artificial)
field-mark-average-session = { $pair }: { $score }, { $worth }, como no resto da sessão (nota artificial)
field-mark-cap = { $pair }: no máximo média menos: { $most } { $unit } em vez de { $was }
field-mark-cap-not-reached = { $pair }: no máximo média menos, { $most } { $unit }: não ultrapassada
field-mark-penalty = { $pair }: penalidade de procedimento, { $off } { $unit }
field-mark-warning = { $pair }: advertência
field-mark-not-percent = { $pair }: penalidade de { $amount }% de um máximo, não descontada: aqui se contam IMPs
field-mark-not-imps = { $pair }: penalidade de { $amount } IMPs, não descontada: aqui se contam matchpoints
field-mark-said = { $what }: “{ $said }”

## O que é regulamento

field-neuberg = { $scores } de { $tables } notas podem ser comparadas: são levadas ao máximo inteiro pela fórmula de Neuberg (regulamento, não lei).
field-weighted = Notas ponderadas entram em cada comparação segundo os seus pesos (regulamento, não lei).
field-alone = Uma só mesa: não há com que comparar.

## A classificação

field-ranking = Classificação
field-ranking-side = Classificação, { $side }
field-head-rank = Lugar
field-head-pair = Dupla
field-head-boards = Bolsas
field-head-total-matchpoints = Matchpoints
field-head-total-imps = IMPs
field-head-total-points = Pontos totais (78C)

## O que há de errado com um registro, ou que convém saber

field-notes = Notas
field-where = Registro { $log }
field-where-board = Registro { $log }, bolsa { $board }
field-finding = { $where }: { $what }
field-found-mixed-editions = sob as Leis de { $edition }, e o primeiro registro sob as de { $first }
field-found-no-board = não diz o número da bolsa, e outros dizem
field-found-bad-pair = não pode ser lido: { $line }; esperava-se pair NS 3 EW 7
field-found-no-pair = não diz que dupla jogou em { $side }
field-found-no-vulnerability = não diz a vulnerabilidade: nada se pode pontuar
field-found-not-finished = ainda não tem resultado
field-found-unsound-score = os pesos da nota ajustada não somam 100, ou há uma média entre pontos
field-found-pair-twice = a dupla { $pair } jogou em { $side } também no registro { $other }, na mesma bolsa
field-found-other-conditions = dador ou vulnerabilidade não são os do registro { $other }, na mesma bolsa
field-found-other-hands = as mãos não são as do registro { $other }, na mesma bolsa (87: uma bolsa adulterada não é pontuada aqui)
field-found-open-question = há uma pergunta em aberto ({ $law }): a nota é provisória
field-found-unfit-lines = linhas que já não cabem: { $seqs }

## O comando

field-error-problems = o arquivo não pode ser pontuado, e nada dele foi:
field-error-one-form = --json ou --csv, não os dois
field-error-games = registros de vários jogos num só arquivo: { $games }
field-error-bridge-only = --method e --winners são do bridge: uma partida de Estimation não tem nem um nem outro
cli-help-score-short = Pontua um campo, ou uma partida de Estimation.
cli-help-score =
    Pontua um arquivo de registros, separados por ---.

    Bridge: cada registro é uma bolsa numa mesa, com as duplas no cabeçalho (pair NS 3 EW 7); as bolsas são comparadas, com notas ajustadas, tetos e penalidades, e as duplas são classificadas. Estimation: os registros são as mãos de uma partida, e a folha é feita.

    FILE é um arquivo na notação do registro, ou - para a entrada padrão.
cli-examples-score =
    Exemplos:
      biddingbox score session.log
      biddingbox score session.log --method imps
      biddingbox score session.log --csv > session.csv

    Código de saída 0: pontuado. 2: o arquivo não pode ser lido ou pontuado; o erro é dito, registro a registro.
cli-help-score-method = Como se pontua o bridge; senão por matchpoints. imps: contra todas as outras mesas; butler: contra um datum.
cli-help-score-winners = Uma classificação ou duas; senão duas quando cada dupla jogou só de um lado.
cli-help-score-csv = Escreve CSV, uma linha para cada lado de uma mesa.
