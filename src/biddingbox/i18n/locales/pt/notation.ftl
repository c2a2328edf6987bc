# O que um erro da notação achou ou esperava (as frases inglesas estão com a notação). As palavras
# que se digitam ficam como são.

notation-expect-held = quantas cartas o jogador tem
notation-found-end = o fim da linha
notation-found-empty = nenhum registro
notation-found-control = o caractere de controle U+{ $code }
notation-found-byte = o byte 0x{ $code }
notation-found-long = uma linha de { $count } caracteres
notation-found-long-text = um texto de { $count } caracteres
notation-found-twice = uma segunda linha { $name }
notation-found-again = '{ $word }' de novo

notation-expect-log = um registro: linhas de cabeçalho e acontecimentos
notation-expect-one-log = um só registro
notation-expect-few-logs = no máximo 10.000 registros
notation-expect-few-events = no máximo 2.000 acontecimentos num registro
notation-expect-few-calls = no máximo 2.000 falas
notation-expect-short = no máximo 10.000
notation-expect-text = texto simples
notation-expect-utf8 = texto em UTF-8

notation-expect-event = um jogador (N, E, S, W), director, note, tricks, hands-back, new-pair, undo, amend, insert ou strike
notation-expect-first = uma linha de cabeçalho (game, board, dealer, vul, hand, …) ou { notation-expect-event }
notation-expect-no-header = um acontecimento: as linhas de cabeçalho vêm antes do primeiro
notation-expect-table-event = um acontecimento que não seja ele mesmo uma correção
notation-expect-one-event = um só acontecimento
notation-expect-the-end = o fim do acontecimento
notation-expect-seat-event = uma fala (1C a 7NT, P, X, XX), uma carta (HK), ou o que se fez ou escolheu (attention, accept, …)
notation-expect-director-event = called, rules, error ou uma constatação (inadvertent, natural, …)
notation-expect-perhaps = { $expected }; talvez '{ $word }'

notation-expect-seat = um jogador: N, E, S ou W
notation-expect-side = um lado: NS ou EW
notation-expect-call = uma fala: 1C a 7NT, P, X ou XX
notation-expect-bid = um lance: 1C a 7NT
notation-expect-level = um lance de nível 1 a 7 (8 para qualquer lance acima de sete)
notation-expect-card = uma carta como HK, DT ou Hx
notation-expect-cards = cartas como HK, DT ou Hx, ou a palavra hand
notation-expect-card-once = cada carta uma vez
notation-expect-hand = uma mão de treze cartas como AKQ2.T98.T98.T98
notation-expect-ref = uma fala como E#1, ou E para a última fala de Leste
notation-expect-asked = { notation-expect-ref }, repeat, review ou lead
notation-expect-corrected = { notation-expect-ref }, ou review
notation-expect-to = to, e uma fala
notation-expect-once = once, como em at once
notation-expect-act = uma fala, ou changes to e uma fala
notation-expect-bracket = um significado entre parênteses
notation-expect-meaning = clubs, diamonds, hearts, spades, natural, artificial, um texto entre aspas, ou )
notation-expect-meaning-once = cada palavra uma vez, e um só texto
notation-expect-quoted = um texto entre aspas "…"
notation-expect-closed = aspas que fecham "
notation-expect-escape = \", \\, \n ou \u e quatro dígitos hexadecimais
notation-expect-tricks = um número de vazas, 0 a 13
notation-expect-result = { notation-expect-tricks }, ou um jogador e as suas vazas
notation-expect-seat-once = cada jogador uma vez
notation-expect-seq = o número de um acontecimento, como 4
notation-expect-colon = dois-pontos, e o acontecimento

notation-expect-clause = um item como 25A, ou o fim do acontecimento
notation-expect-id = o id de uma pergunta, como 27A@3
notation-expect-penalty = um percentual como 10%, IMPs como 3 imps, ou um texto entre aspas
notation-expect-suit = um naipe: C, D, H ou S
notation-expect-suits = naipes em letras sem espaços, como CD
notation-expect-value = uma fala, um naipe, um jogador, re ou about
notation-expect-reading = a chave de uma leitura
notation-expect-score = uma nota como NS average_minus ou NS 4S E -1
notation-expect-score-side = um lado: NS, EW ou both
notation-expect-score-once = cada lado uma vez
notation-expect-side-score = uma média (average_minus, average, average_plus), pontos como -50, ou um contrato e seu resultado, como 4S E -1
notation-expect-two-sides = uma média ou um contrato: pontos são dados a um só lado
notation-expect-contract = um contrato como 4S, 4SX ou 4SXX, ou P para uma bolsa passada
notation-expect-declarer = o carteador: N, E, S ou W
notation-expect-made = um resultado: =, +1 ou -2, dentro das treze vazas
notation-expect-weight = um peso como 60% em cada um de vários resultados
notation-expect-weights = pesos que somem 100%

notation-expect-game = bridge 1997, bridge 2017, estimation law18 ou estimation common
notation-expect-table = real, boxes out, boxes down, screens, written ou online
notation-expect-board = o número de uma bolsa, 1 ou mais
notation-expect-vul = none, NS, EW ou both
notation-expect-fact = o que a linha diz, na mesma linha
notation-expect-line-once = cada linha de cabeçalho uma vez
