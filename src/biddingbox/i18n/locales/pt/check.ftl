# A revisão de um acervo: o que há de errado num registro, e a linha de comando em volta.

## A leitura de PBN e LIN; o que se achou e o que se esperava vêm depois da frase

check-control = Caractere de controle
check-line-long = A linha é mais longa do que o padrão permite
check-string-tab = Tabulação dentro de um texto entre aspas
check-too-long = O registro é longo demais: o resto fica de fora
check-token = Isto não pode ser lido aqui
check-string-open = Faltam as aspas que fecham
check-stray = Isto não pertence a nada
check-tag = Isto não é um par de etiqueta e valor
check-bracket = Colchete ou aspas fora do lugar
check-comment-open = O comentário não está fechado
check-inherit = Pede-se o valor do jogo anterior, e esta etiqueta não pode tomá-lo
check-too-many = Há mais erros neste registro do que os apontados
check-unclosed = Falta a barra que fecha o valor
check-address = Isto não é endereço de um visualizador de mãos
check-board = Não é número de bolsa
check-seat = Não é lugar de jogador
check-vulnerable = Não é vulnerabilidade
check-deal = A distribuição não pode ser lida
check-deal-hands = A distribuição não tem quatro mãos
check-deal-hand = Uma mão não tem quatro naipes
check-deal-rank = Não é valor de carta
check-deal-empty = A distribuição não tem nenhuma carta
check-declarer = Não é carteador
check-contract = Não é contrato
check-result = Não é número de vazas
check-result-sum = As vazas dos dois lados não fecham a conta
check-score = Não é pontuação
check-no-dealer = O leilão não tem dador
check-call = Não é fala
check-note-nowhere = A nota não está em nenhuma fala nem em nenhuma carta
check-note-twice = Segunda nota na mesma fala ou carta
check-no-leader = Nada diz quem faz a saída
check-after-end = Isto vem depois do fim
check-card = Não é carta
check-mark = Não é marca de irregularidade
check-mark-twice = Segunda marca na mesma fala ou carta
check-dealer = Não é dador
check-hand = A mão não pode ser lida
check-vulnerability = Não é vulnerabilidade
check-names = Os nomes não são quatro nem oito
check-claim = Não é número de vazas reclamadas
check-result-contract = A lista de resultados tem outro contrato que não o da bolsa
check-result-tricks = A lista de resultados tem outras vazas que não as da bolsa

## A forma do PBN

check-tag-unknown = O padrão não conhece esta etiqueta
check-tag-twice = A etiqueta aparece duas vezes no jogo
check-value = A etiqueta não pode ter este valor
check-value-unusual = Este valor não está na lista do padrão
check-no-deal = Há carteio, e não há distribuição
check-no-declarer = Há carteio ou resultado, e não há carteador
check-no-contract = Há carteio, e não há contrato
check-spelling = Não está escrito como no padrão
check-suffix-twice = Segundo sufixo
check-nag = Não há aqui anotação com este número
check-note-number = O número de uma nota vai de 1 a 32
check-note-missing = Falta a nota a que isto se refere
check-note = Não é texto de nota
check-note-again = Segunda nota com o mesmo número
check-note-unused = Nada se refere a esta nota
check-note-place = A nota vem antes do leilão
check-comment-place = Não pode haver comentário dentro da linha da tabela
check-table-column = Não é coluna de tabela
check-table-elements = A última linha da tabela não está completa
check-table-order = As linhas não estão na ordem que a coluna diz
check-not-export = O arquivo se diz em formato de exportação, e esta linha não está
check-vulnerable-rubber = Não é a vulnerabilidade que resulta das partidas ganhas

## A distribuição e o número da bolsa

check-deal-twice = Duas vezes na distribuição: { $found }
check-deal-count = As mãos não têm treze cartas cada: { $found }
check-dealer-number = Dador { $found }; na bolsa { $number } é { $expected }
check-vulnerable-number = Vulnerável: { $found }; na bolsa { $number }: { $expected }
check-board-number = Dador { $dealer }, vulnerável: { $vul }; na bolsa { $number } é { $right_dealer }, vulnerável: { $right_vul }

## O leilão

check-auction-dealer = O leilão começa com { $seat }, e o dador é { $expected }
check-auction-passes = { $count ->
    [0] Nenhum passe falta antes de { $call }, escrito para { $seat }
    [one] Falta um passe antes de { $call }, escrito para { $seat }; o carteador e a saída o mostram
   *[other] Faltam { $count } passes antes de { $call }, escrito para { $seat }; o carteador e a saída o mostram
}
check-call-rotation = { $seat } fala { $call } fora de rotação: a vez era de { $expected }
check-call-insufficient = { $seat } dá o lance { $call } sobre { $over }: insuficiente
check-double-inadmissible = { $seat } dobra, e não há lance de oponente para dobrar
check-redouble-inadmissible = { $seat } redobra, e não há dobro de oponente para redobrar
check-call-above-seven = { $seat } dá o lance { $call }: mais de sete
check-call-after-end = { $seat } fala { $call } depois do passo final
check-auction-unfinished = O leilão para em { $call } de { $seat }, e não terminou
check-mark-sufficient = { $seat } dá o lance { $call }, marcado como insuficiente: é suficiente
check-contract-auction = Contrato { $found }; o leilão termina em { $expected }
check-declarer-auction = Carteador { $found }; pelo leilão é { $expected }
check-passed-out-play = Passada por todos, e { $seat } joga { $card }
check-passed-out-declarer = Passada por todos, e o carteador é { $found }
check-passed-out-result = Passada por todos, e há resultado: { $found }
check-passed-out-score = Passada por todos, e há pontuação: { $found }

## O carteio, o resultado e a pontuação

check-lead-opening = { $seat } faz a saída inicial, { $card }; era de { $expected }
check-lead-turn = { $seat } sai com { $card }; a saída era de { $expected }
check-play-turn = { $seat } joga { $card }; a vez era de { $expected }
check-card-twice = { $seat } joga { $card }, carta que já foi jogada
check-card-not-held = { $seat } joga { $card }, carta que não tem
check-play-order = { $card } está na coluna de { $seat }, e quem a tem é { $expected }: as vazas estão escritas na ordem jogada, não por coluna
check-revoke = { $seat } joga { $card } e podia servir o naipe: { $led }
check-mark-revoke = { $seat } joga { $card }, marcada como renúncia: não é
check-mark-lead = { $seat } joga { $card }, marcada como saída fora da vez: não é
check-result-play = Resultado { $found }; o carteio dá { $expected }
check-result-low = Resultado { $found }; já estavam ganhas { $expected }
check-result-high = Resultado { $found }; não podia passar de { $expected }
check-mark-result = Resultado { $found }, marcado como diferente do carteio: não é
check-score-result = Pontuação { $found } para { $side }: { $contract } de { $declarer }, vazas: { $tricks }, vulnerável: { $vul }, dá { $expected }

## O que vem depois da frase, e antes dela

cli-check-found = { $text }: { $found }
cli-check-expected = { $text }; esperava-se: { $expected }
cli-check-found-expected = { $text }: { $found }; esperava-se: { $expected }
cli-check-board = bolsa { $board }
cli-check-board-room = bolsa { $board }, { $room }
cli-check-room-open = sala aberta
cli-check-room-closed = sala fechada

## O que não pôde ser lido

cli-check-unread-absent = não há tal arquivo
cli-check-unread-rights = sem permissão para ler
cli-check-unread-nothing = não há nele arquivo PBN nem LIN
cli-check-unread-damaged = danificado: não pode ser descompactado
cli-check-unread-encrypted = cifrado
cli-check-unread-packing = compactado de um modo que não se lê aqui
cli-check-unread-nested = um zip dentro de outro não é aberto
cli-check-unread-too-large = descompactado, é muito maior do que devia: não foi lido, ou não até o fim
cli-check-unread-unknown = nem PBN nem LIN

## A tabela do fim

cli-check-head-findings = Achados
cli-check-head-files = Arquivos
cli-check-head-first = Primeiro
cli-check-head-worst = Mais achados em
cli-check-sum-boards = Bolsas
cli-check-sum-faulty = Bolsas com achados
cli-check-sum-files = Arquivos
cli-check-sum-faulty-files = Arquivos com achados
cli-check-sum-unread = Não lidos, ou não por inteiro
cli-check-sum-rate = Bolsas por segundo
cli-check-sound = Nada de errado foi achado.
cli-check-bar = { $boards } bolsas, { $rate }/s

## Erros

cli-check-error-no-path = dê arquivos, pastas ou padrões, ou - para a entrada padrão
cli-check-error-jobs-or-scheduler = --jobs é para esta máquina, --scheduler para um conjunto delas: dê um dos dois
cli-check-error-code = --ignore { $code }: não há esse código; há { $known }
cli-check-not-installed = Isto precisa de { $name }, que não está instalado. Instale com: pip install "biddingbox[{ $extra }]"
cli-check-no-scheduler = nenhum scheduler do Dask responde em { $address }
cli-check-no-workers = o scheduler do Dask em { $address } não tem nenhum worker
cli-check-worker-gone = perdeu-se um processo enquanto lia { $file }; o que vem depois não foi conferido
cli-check-interrupted = interrompido; isto é o que se achou até então

## Ajuda

cli-help-check-short = Acha o que há de errado em registros PBN e LIN.
cli-help-check =
    Acha o que há de errado nos registros de um acervo: a escrita de PBN e LIN, falas, contrato e carteador, cartas, carteio, resultado e pontuação, dador e vulnerabilidade. Cada achado tem lugar, código e item da lei; uma tabela fecha a lista.

    Um caminho é um arquivo, uma pasta (tudo o que é .pbn e .lin nela e abaixo, também como .gz ou num .zip), um padrão entre aspas, ou - para a entrada padrão. O que não pode ser lido é dito, e o resto é conferido.
cli-examples-check =
    Exemplos:
      biddingbox check acervo/
      biddingbox check -q "torneios/**/*.lin" vugraph.zip
      biddingbox check acervo/ --ignore tag-unknown --csv > achados.csv
      biddingbox check acervo/ --parquet achados.parquet
      biddingbox check /rede/acervo --scheduler tcp://10.0.0.5:8786

    Código de saída 0: nada foi achado. 1: algo foi achado. 2: algo não pôde ser
    lido, ou os argumentos não combinam. 130: interrompido.
cli-help-check-quiet = Mostra só a tabela.
cli-help-check-ignore = Deixa de fora os achados de um código; pode repetir-se.
cli-help-check-jobs = Processos a usar; senão, todos os núcleos. 1: só este.
cli-help-check-scheduler = Entrega o trabalho a um conjunto de máquinas Dask (HOST:PORT). Elas precisam deste pacote, e dos arquivos nos mesmos caminhos.
cli-help-check-csv = Escreve CSV, uma linha por achado.
cli-help-check-parquet = Escreve os achados também num arquivo Parquet.
