# O que aconteceu, ato por ato; os nomes das opções; a folha de decisão.

## Os atos, sem ponto final

fact-called = { $seat } { $call }
fact-called-of = { $seat } { $call }, nomeando { $bid }
fact-with-bid = { $seat } { $call } { $bid }
fact-number = { $seat } { $number }
fact-dash-call = { $seat } declara um dash-call
fact-avoid = { $seat } anuncia um naipe ausente
fact-owned = O leilão acabou com { $bid } de { $seat }
fact-owned-joined = O leilão acabou com { $bid } de { $seat }, e With de { $joined }
fact-changed = { $seat } troca { $first ->
        [none] a fala por { $call }
       *[other] { $first } por { $call }
    }
fact-wanted = { $seat } só pede para trocar por { $call }
fact-simultaneous = { $first }; no mesmo instante { $second }
fact-attention = { $seat } chama a atenção
fact-director-called = Chama-se o diretor
fact-director-rules = O diretor dá a decisão
fact-director-error = O diretor verifica que uma decisão estava errada
fact-director-error-law = O diretor verifica que uma decisão estava errada ({ $law })
fact-wrong-cards = { $seat } falou com cartas de outra bolsa
fact-swapped-hands = { $seat } e { $other } estavam cada um com a mão do outro
fact-new-pair = A dupla certa se senta: { $side }
fact-counted = { $seat } tem, na conta, { $cards ->
        [0] nenhuma carta
        [one] 1 carta
       *[other] { $cards } cartas
    }
fact-alerted = { $seat } alerta
fact-not-alerted = Sabe-se que { $seat } não alertou { $call ->
        [none] a fala de { $by }
       *[other] { $call } de { $by }
    }
fact-asked-call = { $seat } pergunta o que significa { $call ->
        [none] a fala de { $by }
       *[other] { $call } de { $by }
    }
fact-asked-repeat = { $seat } pede que se repita uma fala
fact-asked-review = { $seat } pede a revisão do leilão
fact-asked-lead = { $seat } pergunta de quem é a saída
fact-explained = { $seat } explica { $call ->
        [none] a fala de { $by }
       *[other] { $call } de { $by }
    }
fact-corrected = { $seat } corrige a explicação sobre { $call ->
        [none] a fala de { $by }
       *[other] { $call } de { $by }
    }
fact-reviewed = { $seat } revisa o leilão: { $calls }
fact-review-corrected = { $seat } corrige a revisão
fact-exposed = { $seat } mostra: { $cards }
fact-led = { $seat } sai com { $card }
fact-played = { $seat } joga { $card }
fact-faced = { $seat } abre a carta da saída
fact-hesitated = { $seat } hesita
fact-said = { $seat } diz
fact-quoted = { $what }: “{ $text }”
fact-reserved = { $seat } reserva os direitos do lado
fact-claimed = { $seat } reivindica { $tricks ->
        [0] nenhuma vaza
        [one] 1 vaza
       *[other] { $tricks } vazas
    }
fact-agreed = { $seat } concorda
fact-objected = { $seat } objeta
fact-conceded = { $seat } concede { $tricks ->
        [0] nenhuma vaza
        [one] 1 vaza
       *[other] { $tricks } vazas
    }
fact-played-irregular = { $seat } joga { $card }, o que a lei não permite
fact-penalised = O diretor penaliza { $side }: { $amount }% de um top
fact-penalised-imps = O diretor penaliza { $side }: { $amount } IMPs
fact-warned = O diretor adverte { $side }
fact-hands-back = As quatro mãos estão de volta na bolsa
fact-tricks = Vazas do carteador: { $tricks }
fact-tricks-each = Vazas feitas: { $tricks }
fact-noted = Nota

## Letra pequena ao lado de um ato

fact-notes = { $first }; { $second }
fact-means = significado: { $what }
fact-word-natural = natural
fact-word-artificial = artificial
fact-words = “{ $text }”
fact-note-at-once = na hora
fact-note-risk = mostra a carta de risco
fact-note-face-up = aberta
fact-note-by = por { $seat }
fact-note-insufficient = insuficiente sobre { $over }
fact-note-turn = a vez era de { $seat }
fact-note-inserted = inserido depois
fact-note-changed = alterado; antes: { $was }
fact-note-struck = riscado: não aconteceu
fact-note-undone = desfeito
fact-note-unfit = já não cabe: { $why }

## O que um jogador escolheu

fact-answered = { $who }: { $what }
fact-elected-accept = { $who } { $call ->
        [none] aceita
       *[other] aceita { $call }
    }
fact-elected-decline = { $who } { $call ->
        [none] não aceita
       *[other] não aceita { $call }
    }
fact-elected-neither = { $who } não aceita { $first } nem { $second }
fact-elected-keep = { $who } { $call ->
        [none] mantém a fala
       *[other] mantém { $call }
    }
fact-elected-withdraw = { $who } retira { $call ->
        [none] a fala
       *[other] { $call }
    } e fala { $value }
fact-elected-change = { $who } troca { $call ->
        [none] a fala
       *[other] { $call }
    } por { $value }
fact-elected-first-stands = { $who } deixa valer { $call ->
        [none] a primeira fala
       *[other] { $call }
    }
fact-elected-another-call = { $who } faz outra fala: { $value }
fact-elected-call = { $who } fala { $value }
fact-elected-require = { $who } exige a saída em { $value }
fact-elected-forbid = { $who } proíbe a saída em { $value }
fact-elected-waive = { $who } deixa a saída livre
fact-elected-designate = { $who } manda jogar { $value }
fact-elected-accept-as-dummy = { $who } aceita a saída e fica como morto
fact-elected-refuse = { $who } não aceita a saída
fact-elected-retract = { $who } retira a carta de saída

## O que o diretor constatou

fact-finding = O diretor constata: { $what }
fact-score = { $side } { $score }
fact-found-inadvertent = { $call ->
        [none] um descuido
       *[other] { $call } foi um descuido
    }
fact-found-purposeful = { $call ->
        [none] um engano bobo, corrigido
       *[other] { $call } foi um engano bobo, corrigido
    }
fact-found-second-thought = { $call ->
        [none] uma mudança de ideia
       *[other] { $call } foi trocado por mudança de ideia
    }
fact-found-unintended = { $call ->
        [none] a fala não foi intencional
       *[other] { $call } não foi intencional
    }
fact-found-intended = { $call ->
        [none] a fala foi intencional
       *[other] { $call } foi intencional
    }
fact-found-attempt-first = { $call ->
        [none] a tentativa de trocar veio primeiro
       *[other] a tentativa de trocar { $call } veio primeiro
    }
fact-found-over-first = { $call ->
        [none] a fala veio sobre a primeira
       *[other] a fala veio sobre { $call }
    }
fact-found-over-second = { $call ->
        [none] a fala veio sobre a segunda
       *[other] a fala veio sobre { $call }
    }
fact-found-natural = { $call ->
        [none] natural
       *[other] { $call } era natural
    }
fact-found-artificial = { $call ->
        [none] artificial
       *[other] { $call } era artificial
    }{ $value ->
        [none] { "" }
       *[other] , mostrando { $value }
    }
fact-found-same-denomination = { $call ->
        [none] o lance mais baixo que diz o mesmo
       *[other] { $call }: o novo lance é o mais baixo que diz o mesmo
    }
fact-found-other = { $call ->
        [none] a nova fala diz outra coisa
       *[other] { $call }: a nova fala diz outra coisa
    }
fact-found-in-rotation = { $call ->
        [none] a fala foi feita na vez
       *[other] { $call } foi feito na vez
    }
fact-found-accepts = { $call ->
        [none] a fala veio sobre a irregular
       *[other] { $call } veio sobre a fala irregular
    }
fact-found-misinformed = { $call ->
        [none] a fala se deveu provavelmente à informação errada
       *[other] { $call } se deveu provavelmente à informação errada
    }
fact-found-not-misinformed = { $call ->
        [none] a fala não se deveu à informação errada
       *[other] { $call } não se deveu à informação errada
    }
fact-found-same = { $call ->
        [none] a nova fala é praticamente a mesma
       *[other] a nova fala é praticamente a mesma: { $call }
    }
fact-found-differs = { $call ->
        [none] a nova fala é bem diferente
       *[other] a nova fala é bem diferente: antes { $call }
    }
fact-found-visible = o parceiro podia ter visto a carta
fact-found-not-visible = o parceiro não podia ter visto a carta
fact-found-told = um oponente tinha dito, errado, de quem era a saída
fact-found-not-told = nenhum oponente tinha dito de quem era a saída
fact-found-forfeited = o direito de penalizar se perdeu
fact-found-not-forfeited = o direito de penalizar não se perdeu
fact-found-newest-first = a última fala vem primeiro
fact-found-oldest-first = a fala mais antiga vem primeiro
fact-found-reading = por esta leitura: { $value }
fact-found-seen = viu-se carta de outro jogador, e isso importa
fact-found-not-seen = ninguém viu carta de outro jogador
fact-found-seen-agreed = o que se viu não importa, e os quatro concordam
fact-found-playable = a bolsa pode ser acertada e jogada
fact-found-not-playable = a bolsa não pode ser acertada e jogada
fact-found-played-before = um dos quatro já tinha jogado a bolsa
fact-found-not-played = nenhum dos quatro tinha jogado a bolsa
fact-found-comparable = { $value ->
        [none] a nova fala é comparável
       *[other] comparável: { $value }
    }
fact-found-not-comparable = a nova fala não é comparável
fact-found-no-damage = não houve prejuízo
fact-found-adjust = a nota é ajustada: { $value }

## Os nomes das opções, como estão nos botões

fact-option-accept = Aceita
fact-option-decline = Não aceita
fact-option-keep = Mantém a fala
fact-option-withdraw = Retira a fala
fact-option-change = Troca a fala
fact-option-first-stands = Vale a primeira fala
fact-option-another-call = Outra fala
fact-option-call = A nova fala
fact-option-require = Exige o naipe
fact-option-forbid = Proíbe o naipe
fact-option-waive = Deixa a saída livre
fact-option-designate = Indica a carta
fact-option-accept-as-dummy = Aceita, e fica como morto
fact-option-refuse = Não aceita a saída
fact-option-retract = Retira a carta de saída
fact-option-inadvertent = Descuido
fact-option-purposeful = Engano bobo, corrigido
fact-option-second-thought = Mudança de ideia
fact-option-unintended = Sem intenção
fact-option-intended = Com intenção
fact-option-attempt-first = A tentativa veio primeiro
fact-option-over-first = Sobre a primeira
fact-option-over-second = Sobre a segunda
fact-option-natural = Natural
fact-option-artificial = Artificial
fact-option-same-denomination = O mais baixo que diz o mesmo
fact-option-other = Outra coisa
fact-option-in-rotation = Na vez
fact-option-accepts = Sobre a fala irregular
fact-option-misinformed = Provavelmente
fact-option-not-misinformed = Não
fact-option-same = Praticamente a mesma
fact-option-differs = Bem diferente
fact-option-visible = Podia ser vista
fact-option-not-visible = Não podia ser vista
fact-option-told = Um oponente disse
fact-option-not-told = Ninguém disse
fact-option-forfeited = Direito perdido
fact-option-not-forfeited = Direito mantido
fact-option-newest-first = A última primeiro
fact-option-oldest-first = A mais antiga primeiro
fact-option-reading = Por esta leitura
fact-option-seen = Vista, e importa
fact-option-not-seen = Não vista
fact-option-seen-agreed = Vista, mas todos concordam
fact-option-playable = Pode ser jogada
fact-option-not-playable = Não pode ser jogada
fact-option-played-before = Já jogada
fact-option-not-played = Ainda não jogada
fact-option-comparable = Comparável
fact-option-not-comparable = Não comparável
fact-option-no-damage = Sem prejuízo
fact-option-adjust = Ajusta a nota

fact-how-calling-over = falando sobre { $call }
fact-how-number = dizendo um número por cima
fact-how-saying = dizendo
fact-how-call = fazendo a nova fala
fact-how-suit = dizendo o naipe

## A folha de decisão

sheet-note-ours = A lei não decide; a nossa leitura: { $reading }
sheet-note-chosen = A lei não decide; a leitura escolhida aqui: { $reading }
sheet-note-not-told = decorre dos fatos, mas não foi dito quando o diretor decidiu
sheet-note-no-longer = foi dito, mas já não decorre dos fatos como corrigidos
sheet-must-pass = { $seat } deve passar em todas as vezes.
sheet-lead-waits = Uma saída penalizada espera { $seat }.
sheet-lead-waits-2017 = Uma restrição de saída espera { $seat }.
sheet-lead-waits-if = Uma saída penalizada espera { $seat }, se { $side } defenderem.
sheet-lead-waits-if-2017 = Uma restrição de saída espera { $seat }, se { $side } defenderem.
sheet-heard-call = { $side } não podem usar o que { $calls } de { $seat } mostrou.
sheet-free = { $side } podem usar livremente o que foi retirado.
sheet-come-back = O diretor volta a isto.
sheet-until-auction = até o fim do leilão
sheet-until-next-turn = na próxima vez que { $seat } tiver
sheet-until-reopened = só se o leilão for reaberto
sheet-until-lead = nessa saída, ou enquanto { $seat } conservar a saída
sheet-until-declares = cai se { $first } ou { $second } for o carteador
sheet-until-this-lead = nesta saída
sheet-until-loses-lead = enquanto { $seat } conservar a saída
sheet-until-card = até ser jogada ou recolhida
sheet-until-board = nesta bolsa
sheet-until-deal = até o fim da mão
sheet-until-number = até { $seat } dizer um número
sheet-until-play-over = depois do carteio

## Onde a lei se cala: o ponto, e o que vale por cada leitura

sheet-gap-order-of-matters = Várias falas irregulares estão na mesa ao mesmo tempo.
sheet-gap-order-of-matters-newest-first = a última fala vem primeiro, salvo se depender de outra mais antiga
sheet-gap-order-of-matters-oldest-first = a fala mais antiga é resolvida primeiro
sheet-gap-duty-created-later = Um jogador dá um lance antes de uma decisão que depois o obriga a passar.
sheet-gap-duty-created-later-not-tested = a fala não infringe a obrigação
sheet-gap-duty-created-later-as-37 = é uma fala de jogador que deve passar
sheet-gap-28b-while-lho-decides = Enquanto o oponente da esquerda ainda escolhe, fala o jogador de quem era a vez.
sheet-gap-28b-while-lho-decides-in-rotation = essa fala vale, e a fala fora de rotação é como se não existisse
sheet-gap-28b-while-lho-decides-too-late = essa fala é cancelada, e o oponente da esquerda conserva a escolha
sheet-gap-28b-after-29a = Falou-se sobre uma fala fora de rotação; depois fala também o jogador de quem era a vez.
sheet-gap-28b-after-29a-accepted = a aceitação vale, e a fala posterior está ela mesma fora de rotação
sheet-gap-28b-after-29a-dealer = a fala do jogador certo está na vez e apaga o que veio antes
sheet-gap-call-after-attention = O oponente da esquerda fala depois que se chamou a atenção, antes da decisão.
sheet-gap-call-after-attention-counts = a fala conta, como se ninguém tivesse falado nada
sheet-gap-call-after-attention-does-not-count = a fala é cancelada, e a escolha continua aberta
sheet-gap-lho-turn-28b-or-29a = A fala fora de rotação veio na vez do próprio oponente da esquerda.
sheet-gap-lho-turn-28b-or-29a-ask-lho = pergunta-se a ele se falou por cima ou só na sua vez
sheet-gap-lho-turn-28b-or-29a-accepts = a fala dele sempre aceita
sheet-gap-lho-turn-28b-or-29a-in-rotation = a fala dele está sempre na vez
sheet-gap-partner-calls-before-ruling = Um jogador fala na vez do parceiro, e o parceiro fala antes da decisão.
sheet-gap-partner-calls-before-ruling-cancelled = se a primeira fala não for aceita, caem as duas
sheet-gap-partner-calls-before-ruling-offered-anyway = a fala do parceiro é oferecida mesmo se a primeira não for aceita
sheet-gap-partner-calls-before-ruling-stands = o parceiro falou na vez, e a primeira fala se apaga
sheet-gap-third-player-calls-question-open = Enquanto um jogador tem a escolha, um terceiro fala.
sheet-gap-third-player-calls-question-open-test-again = a fala espera, e é examinada depois da escolha
sheet-gap-third-player-calls-question-open-out-of-rotation = está logo fora de rotação
sheet-gap-third-player-calls-question-open-cancelled = é cancelada sem penalidade
sheet-gap-acceptance-by-word = O oponente da esquerda diz ao diretor que aceita, mas ainda não falou.
sheet-gap-acceptance-by-word-binding = a escolha obriga desde que dita ao diretor
sheet-gap-acceptance-by-word-until-he-calls = pode ainda não aceitar até falar
sheet-gap-acceptance-by-silenced-lho = O próprio oponente da esquerda deve passar quando se faz a fala irregular.
sheet-gap-acceptance-by-silenced-lho-may-accept = pode aceitar mesmo assim, com o passo que deve
sheet-gap-acceptance-by-silenced-lho-may-not = não tem escolha, e a fala não é aceita
sheet-gap-illegal-replacement = A fala feita no lugar de outra é ela mesma irregular.
sheet-gap-illegal-replacement-own-law = é uma nova irregularidade, com a sua própria lei; o que nunca se pode aceitar não é oferecido
sheet-gap-illegal-replacement-choose-again = não é aceita, e ele escolhe de novo
sheet-gap-replacement-never-made-1997 = O leilão acaba antes que o infrator tenha vez para outra fala.
sheet-gap-replacement-never-made-1997-no-penalty = sem saída penalizada
sheet-gap-replacement-never-made-1997-penalty = saída penalizada, pois a fala não foi repetida
sheet-gap-replacement-never-made-2017 = O leilão acaba antes que o infrator tenha vez para uma fala comparável.
sheet-gap-replacement-never-made-2017-restriction = restrição de saída, pois não houve fala comparável
sheet-gap-replacement-never-made-2017-no-restriction = sem restrição de saída, pois não há o que julgar
sheet-gap-premature-second-insufficient = Um segundo lance insuficiente veio antes que o diretor decidisse sobre o primeiro.
sheet-gap-premature-second-insufficient-27b4 = o parceiro deve passar até o fim, seja qual for a fala seguinte do infrator
sheet-gap-premature-second-insufficient-27b-afresh = o infrator escolhe de novo, inclusive uma correção livre
sheet-gap-17d-partner-has-called = Uma fala com cartas de outra bolsa é cancelada depois que também o parceiro falou.
sheet-gap-17d-partner-has-called-artificial = nota artificial
sheet-gap-17d-partner-has-called-replay = todos falam de novo a partir daí; artificial só se uma fala for bem diferente
sheet-gap-wrong-hand-late = Só depois do leilão se descobrem cartas de outra bolsa.
sheet-gap-wrong-hand-late-artificial = nota artificial, conforme a culpa
sheet-gap-wrong-hand-late-stands-if-same = o resultado vale se as cartas certas derem as mesmas falas
sheet-gap-wrong-hand-late-reopen = o leilão volta a essa fala, enquanto durar o período
sheet-gap-hands-swapped = Dois jogadores estavam cada um com a mão do outro, da bolsa certa.
sheet-gap-hands-swapped-outside-information = acerta-se se nenhum dos dois falou; se não, nota artificial
sheet-gap-hands-swapped-as-wrong-board = como com cartas de outra bolsa: as falas são canceladas e refeitas
sheet-gap-hands-swapped-artificial = nota artificial logo
sheet-gap-new-pair-15c = Depois que a dupla certa se senta: que falas devem ser repetidas?
sheet-gap-new-pair-15c-same-player = só quem já tinha falado deve repetir
sheet-gap-new-pair-15c-by-seat = os recém-chegados repetem o que se falou dos seus lugares
sheet-gap-24-after-final-pass = Vê-se uma carta de um futuro defensor entre o último passo e a saída aberta.
sheet-gap-24-after-final-pass-penalty-card = fica aberta, carta penalizada
sheet-gap-24-after-final-pass-information-only = não é carta penalizada; é informação não autorizada para quem sai
sheet-gap-24-after-final-pass-artificial-if-many = carta penalizada; com a mão inteira não se pode jogar a bolsa
sheet-gap-24-before-first-call = O parceiro vê uma carta antes da primeira fala.
sheet-gap-24-before-first-call-from-first-look = a lei das cartas expostas vale desde que alguém olhou a mão
sheet-gap-24-before-first-call-from-first-call = antes da primeira fala é informação de fora
sheet-gap-declarer-leads-lho-faces-hand = O carteador sai com carta aberta, e quem devia sair abre a sua mão.
sheet-gap-declarer-leads-lho-faces-hand-by-the-letter = a carta do carteador volta; as cartas abertas são penalizadas
sheet-gap-declarer-leads-lho-faces-hand-artificial = nota artificial para os dois lados
sheet-gap-skipped-turn = Um jogador que deve algo na próxima vez perde essa vez por uma fala aceita.
sheet-gap-skipped-turn-still-owed = é devido na próxima vez que ele tiver de fato
sheet-gap-skipped-turn-spent = a vez perdida era a próxima: fica livre
sheet-gap-implied-pass = Um jogador que deve passar não diz nada, e o seguinte fala.
sheet-gap-implied-pass-implied = o passo conta como feito
sheet-gap-implied-pass-not-made = não passou enquanto não o fizer
sheet-gap-must-repeat-disobeyed = Um jogador que deve repetir uma fala faz outra.
sheet-gap-must-repeat-disobeyed-enforce = a fala errada é cancelada, e a repetição toma o seu lugar
sheet-gap-must-repeat-disobeyed-as-37 = como de jogador que deve passar: os dois parceiros passam até o fim
sheet-gap-must-repeat-disobeyed-lho-may-let-stand = vale se o oponente da esquerda falar antes por cima
sheet-gap-must-repeat-and-must-pass = Um jogador deve repetir um lance e também passar nessa vez.
sheet-gap-must-repeat-and-must-pass-pass = o passo vem primeiro
sheet-gap-must-repeat-and-must-pass-repeat = a repetição vem primeiro
sheet-gap-no-double-broken = O parceiro dobra ou redobra quando isso lhe é vedado nesta vez.
sheet-gap-no-double-broken-as-36 = como um dobro inadmissível
sheet-gap-no-double-broken-choose-again = cancelado, outra fala, nada mais
sheet-gap-obligations-after-reopening = Cancela-se um passo que cumpria uma obrigação quando o leilão se reabre.
sheet-gap-obligations-after-reopening-revive = a obrigação volta a valer
sheet-gap-obligations-after-reopening-spent = o que se cumpriu está cumprido
sheet-gap-25a-lho-recall = O oponente da esquerda tinha falado sobre um descuido depois corrigido.
sheet-gap-25a-lho-recall-may-withdraw = pode retirar a sua fala e falar de novo, livre
sheet-gap-25a-lho-recall-must-stand = a sua fala vale se ainda for legal
sheet-gap-25a-after-final-pass = Nota-se um descuido depois que três passos encerraram o leilão.
sheet-gap-25a-after-final-pass-until-lead = pode ser corrigido até a saída ser aberta
sheet-gap-25a-after-final-pass-closed = o leilão acabou
sheet-gap-25a-partner-call-cancelled = O parceiro falou fora de rotação, e essa fala foi cancelada: ainda se corrige um descuido?
sheet-gap-25a-partner-call-cancelled-closed = não, o parceiro já falou
sheet-gap-25a-partner-call-cancelled-open = sim, uma fala cancelada nunca existiu
sheet-gap-slip-partner-called = O parceiro fala entre a tentativa de corrigir o descuido e a constatação.
sheet-gap-slip-partner-called-cancelled = a fala do parceiro é cancelada, e ele fala de novo
sheet-gap-slip-partner-called-stands = a fala do parceiro vale, e o descuido já não se corrige
sheet-gap-25a-information = Corrigiu-se um descuido e retiraram-se falas: quem pode usar o quê?
sheet-gap-25a-information-changer-offends = o lado que troca conta como infrator
sheet-gap-25a-information-lho-call-only = só a fala retirada pelo oponente da esquerda tem restrição
sheet-gap-25b-after-final-pass = Um jogador quer trocar, de propósito, o passo que encerrou o leilão.
sheet-gap-25b-after-final-pass-closed = tarde demais: o leilão acabou
sheet-gap-25b-after-final-pass-until-lead = aberto até a saída ser aberta
sheet-gap-25b-scope = Troca-se uma fala por mudança de ideia, sem engano e sem descuido.
sheet-gap-25b-scope-blunders-only = não abre escolha, e a primeira fala vale
sheet-gap-25b-scope-any-change = toda troca é oferecida, com o seu preço
sheet-gap-25b-lho-call-over-original = O adversário à esquerda falou sobre a primeira fala sem ter visto a troca.
sheet-gap-25b-lho-call-over-original-first-stands = a troca é cancelada; valem a primeira fala e a feita sobre ela
sheet-gap-25b-lho-call-over-original-may-withdraw = a troca é cancelada, e o adversário à esquerda pode falar de novo
sheet-gap-change-after-lho-called = Tenta-se uma troca que não é descuido depois que o oponente da esquerda falou.
sheet-gap-change-after-lho-called-void = a primeira fala vale; o que se mostrou não é autorizado
sheet-gap-change-after-lho-called-out-of-rotation = a nova fala está fora de rotação
sheet-gap-premature-correction = Troca-se uma fala irregular antes da chegada do diretor.
sheet-gap-premature-correction-offer-second = oferece-se a segunda fala, depois a primeira
sheet-gap-premature-correction-first-law-only = a segunda fala é tentativa cancelada; só se oferece a primeira
sheet-gap-premature-correction-lho-called = O oponente da esquerda, sem ver a troca, falou sobre a primeira fala, irregular.
sheet-gap-premature-correction-lho-called-first-accepted = aceitou a primeira fala
sheet-gap-premature-correction-lho-called-second-stands = a fala trocada vale, e ele pode retirar a sua
sheet-gap-premature-double = Troca-se um lance insuficiente por um dobro antes da decisão, e nenhum dos dois é aceito.
sheet-gap-premature-double-attempt-only = o dobro é tentativa cancelada; o parceiro depende do que se escolher agora
sheet-gap-premature-double-27b3-at-once = o parceiro passa até o fim, seja qual for a escolha
sheet-gap-second-insufficient-bid = Um lance insuficiente é substituído por outro insuficiente.
sheet-gap-second-insufficient-bid-offer-then-27b = oferece-se o segundo; se não for aceito, segue a lei do primeiro
sheet-gap-second-insufficient-bid-as-27b3 = o mesmo, mas o parceiro passa até o fim em todo caso
sheet-gap-13c-whose-fault = A lei não diz de quem é a culpa por um número errado de cartas descoberto depois do carteio.
sheet-gap-13c-whose-fault-holders = tem culpa o lado que tinha uma mão errada
sheet-gap-13c-whose-fault-both = média para os dois lados: todos podiam ter contado
sheet-gap-13-after-play-2017 = Uma mão de mais de treze cartas só é descoberta depois do carteio.
sheet-gap-13-after-play-2017-void = o resultado é nulo, e a nota é artificial
sheet-gap-13-after-play-2017-as-before = o diretor decide se o resultado pode valer
sheet-gap-26-double-showing-suit = O dobro retirado mostrava um naipe, por acordo.
sheet-gap-26-double-showing-suit-26a-by-meaning = esse naipe pode ser exigido ou proibido
sheet-gap-26-double-showing-suit-26b = um dobro não nomeia naipe: pode-se proibir um qualquer
sheet-gap-26-one-of-two-shown = A fala retirada mostrava dois naipes, e um deles foi mostrado de novo.
sheet-gap-26-one-of-two-shown-other-only = a penalidade é sobre o outro naipe
sheet-gap-26-one-of-two-shown-none = a penalidade cai
sheet-gap-26-one-of-two-shown-both = o carteador escolhe qualquer dos dois
sheet-gap-lead-out-of-turn-ends-period = O defensor errado abriu uma saída: acabou o período do leilão?
sheet-gap-lead-out-of-turn-ends-period-over = uma saída aberta encerra o período, seja de quem for
sheet-gap-lead-out-of-turn-ends-period-still-open = só a carta de quem devia sair o encerra
sheet-gap-26-with-50d = Quem sai está sob saída penalizada, e o parceiro tem carta penalizada.
sheet-gap-26-with-50d-each-as-far-as-compatible = o carteador usa as duas, até onde quem sai pode cumpri-las juntas
sheet-gap-26-with-50d-one-only = o carteador usa uma delas
sheet-gap-lead-out-of-turn-with-26 = Foi aceita uma saída fora da vez do jogador que está sob saída penalizada.
sheet-gap-lead-out-of-turn-with-26-waits = não era a vez dele: a saída penalizada espera
sheet-gap-lead-out-of-turn-with-26-spent = ele já saiu: a saída penalizada está gasta
sheet-gap-26-several-withdrawn = Duas falas de um jogador foram retiradas numa mesma vez.
sheet-gap-26-several-withdrawn-one = o carteador usa uma delas
sheet-gap-26-several-withdrawn-each = o carteador usa cada uma delas
sheet-gap-32-rho-doubles = Um dobro fora de rotação não é aceito, e o oponente da direita dobra ou redobra.
sheet-gap-32-rho-doubles-as-b2 = como se tivesse dado um lance
sheet-gap-32-rho-doubles-as-b1 = como se tivesse passado
sheet-gap-lho-turn-pass-or-double = Um jogador que ainda não falou passa ou dobra na vez do oponente da esquerda.
sheet-gap-lho-turn-pass-or-double-as-31b = trata-se como feito na vez do parceiro
sheet-gap-lho-turn-pass-or-double-always-25 = é sempre uma troca de fala
sheet-gap-simultaneous-neither-in-turn = Dois jogadores falam no mesmo instante, e a vez não é de nenhum.
sheet-gap-simultaneous-neither-in-turn-nearer-first = o mais próximo da vez conta como primeiro
sheet-gap-simultaneous-neither-in-turn-director-orders = o diretor fixa a ordem
sheet-gap-34-first-turn = O dador ficou sem falar, um oponente aceitou, e os outros passaram.
sheet-gap-34-first-turn-passed-out = todos passaram: a bolsa acaba sem lance
sheet-gap-34-first-turn-back-to-dealer = devolve-se a vez ao dador
sheet-gap-34-information = Passos cancelados por causa de um jogador pulado mostraram algo.
sheet-gap-34-information-16c = como falas retiradas; infrator é quem passou fora de rotação
sheet-gap-34-information-free = não obrigam ninguém
sheet-gap-35b-and-19 = Um jogador que deve passar faz um dobro inadmissível, e fala-se por cima.
sheet-gap-35b-and-19-35a = o dobro e o que veio depois são cancelados
sheet-gap-35b-and-19-35b = vale
sheet-gap-35c-bar = Fala-se sobre um lance acima de sete antes de penalidade: o lado ainda deve passar?
sheet-gap-35c-bar-no-bar = ninguém fica obrigado a passar
sheet-gap-35c-bar-bar-stays = os dois parceiros devem passar
sheet-gap-inadmissible-out-of-rotation = Uma só fala infringe várias leis.
sheet-gap-inadmissible-out-of-rotation-inadmissible-first = primeiro, que não se pode fazer; nunca se oferece ao oponente da esquerda
sheet-gap-inadmissible-out-of-rotation-rotation-first = primeiro, que foi fora de rotação
sheet-gap-inadmissible-corrected-early = Um dobro inadmissível é trocado antes da decisão, e o oponente da esquerda fala por cima.
sheet-gap-inadmissible-corrected-early-his-choice = a fala legal é a escolha dele; a penalidade fica
sheet-gap-inadmissible-corrected-early-choose-afresh = escolhe de novo; a fala do oponente da esquerda tira a penalidade
sheet-gap-inadmissible-found-after-lead = Só depois da saída se vê que uma fala não podia ser feita.
sheet-gap-inadmissible-found-after-lead-as-if-not-made = conta-se como se a fala não tivesse sido feita
sheet-gap-inadmissible-found-after-lead-result-stands = o resultado vale
sheet-gap-inadmissible-found-after-lead-artificial = nota artificial
sheet-gap-skipped-player-found-after-lead = Só depois da saída se vê que um jogador perdeu a sua vez.
sheet-gap-skipped-player-found-after-lead-result-stands = o resultado vale
sheet-gap-skipped-player-found-after-lead-artificial = o leilão volta atrás, ou nota artificial
sheet-gap-lead-faced-question-open = Um defensor sai enquanto o diretor examina uma informação errada.
sheet-gap-lead-faced-question-open-period-open = o período de leilão segue até a decisão
sheet-gap-lead-faced-question-open-period-over = a saída encerra o período de leilão
sheet-gap-face-down-lead-reopened = A saída está fechada na mesa quando o leilão se reabre.
sheet-gap-face-down-lead-reopened-returned = a carta volta, sem penalidade
sheet-gap-face-down-lead-reopened-stays-if-same = fica, se o contrato e quem sai forem os mesmos

sheet-gap-undeclared-equal-bid = Um jogador repete o último lance, sem o With.
sheet-gap-undeclared-equal-bid-insufficient = lance insuficiente
sheet-gap-undeclared-equal-bid-is-with = um With
sheet-gap-with-superseded-bid = Um jogador quer juntar-se a um lance já superado.
sheet-gap-with-superseded-bid-last-only = só o último lance aceita With
sheet-gap-with-superseded-bid-any = qualquer lance aceita With
sheet-gap-with-at-notrump = O lance do With é em sem trunfo.
sheet-gap-with-at-notrump-any-denomination = pode haver With em sem trunfo
sheet-gap-with-at-notrump-suits-only = não em sem trunfo
sheet-gap-end-rule = Alguém se juntou ao último lance: quem o deu ainda fala?
sheet-gap-end-rule-three-passes = ainda fala; três passos seguidos encerram o leilão
sheet-gap-end-rule-joined-player-not-asked = já não fala
sheet-gap-opener = Quem faz a primeira fala?
sheet-gap-opener-dealer = o dador
sheet-gap-opener-after-dealer = o jogador depois do dador
sheet-gap-opener-last-owner = o dono da mão anterior
sheet-gap-joiner-wins = Quem se juntou acaba com o lance mais alto: o outro fica obrigado?
sheet-gap-joiner-wins-joiner-only = não, só quem usou o With
sheet-gap-joiner-wins-symmetric = sim, os dois igualmente
sheet-gap-joiner-wins-suit-alignment = todos os que deram lance nessa denominação
sheet-gap-third-player-wins = Um terceiro acaba com o lance mais alto nessa denominação: quem se juntou fica obrigado?
sheet-gap-third-player-wins-binds = sim
sheet-gap-third-player-wins-lapses = não
sheet-gap-with-floor = Qual o menor número de quem tem o With?
sheet-gap-with-floor-last-bid = o do seu último lance ou With, e pelo menos quatro
sheet-gap-with-floor-last-bid-in-denomination = o mesmo, só com lances nessa denominação
sheet-gap-with-floor-four = sempre quatro
sheet-gap-with-floor-final-bid = o do lance final
sheet-gap-multi-with-order = Vários jogadores têm o With: em que ordem dizem os números?
sheet-gap-multi-with-order-rotation = em rotação a partir do dono
sheet-gap-multi-with-order-order-joined = na ordem em que se juntaram
sheet-gap-accepted-insufficient-and-with = Aceitou-se um lance insuficiente: o que se acompanha e se supera?
sheet-gap-accepted-insufficient-and-with-becomes-the-bid = ele é o lance a superar, e o único para o With
sheet-gap-accepted-insufficient-and-with-higher-stays = o lance anterior, mais alto, continua a ser o que se supera
sheet-gap-insufficient-bid-correction = A lei que corrige um lance insuficiente não nos é conhecida.
sheet-gap-insufficient-bid-correction-bridge-like = o próximo pode aceitar; se não, um lance suficiente, um With ou um passo definitivo
sheet-gap-insufficient-bid-correction-must-raise = deve tornar-se suficiente na mesma denominação
sheet-gap-insufficient-bid-correction-becomes-pass = conta como passo
sheet-gap-out-of-turn = Uma fala ou um número vem fora da vez.
sheet-gap-out-of-turn-bridge-like = o próximo pode aceitar um lance ou passo falando; se não, cancela-se sem penalidade
sheet-gap-out-of-turn-cancelled = sempre cancelado, sem penalidade
sheet-gap-out-of-turn-binding = cancelado, mas a repetir na vez, se então for legal
sheet-gap-excluded-player-acts = Um jogador fora do leilão dá um lance ou se junta.
sheet-gap-excluded-player-acts-cancelled = cancelado, sem penalidade
sheet-gap-excluded-player-acts-accepted-if-called-over = vale se o próximo falar antes que alguém reclame
sheet-gap-improper-bid = Um lance ou um With fora da forma correta.
sheet-gap-improper-bid-not-a-bid = não é lance: fala de novo, sem penalidade
sheet-gap-improper-bid-as-insufficient = como lance insuficiente
sheet-gap-number-out-of-range = Um número não é legal.
sheet-gap-number-out-of-range-again = cancelado; diz um número legal, sem penalidade
sheet-gap-number-out-of-range-nearest = passa ao número legal mais próximo
sheet-gap-number-out-of-range-stands-if-called-over = vale se o próximo já disse o seu por cima
sheet-gap-changed-bid-or-number = Um jogador retira uma fala ou um número.
sheet-gap-changed-bid-or-number-slip-only = só se corrige um descuido, até o próximo falar
sheet-gap-changed-bid-or-number-until-next = tudo se troca até o próximo falar
sheet-gap-changed-bid-or-number-never = o que foi dito está dito
sheet-gap-number-cap = Pode-se dizer mais que o número do dono?
sheet-gap-number-cap-owner = não, numa mão com dono
sheet-gap-number-cap-none = sim, até treze
sheet-gap-owner-confirms = O dono diz outra vez um número depois do leilão?
sheet-gap-owner-confirms-bid-is-call = o lance final é o seu número
sheet-gap-owner-confirms-may-raise = confirma, e pode aumentar
sheet-gap-ban-on-thirteen = Pode o último levar o total a exatamente treze?
sheet-gap-ban-on-thirteen-banned = não, em mão nenhuma
sheet-gap-ban-on-thirteen-banned-with-owner = não, mas depois de quatro passos pode
sheet-gap-ban-on-thirteen-free = sim
sheet-gap-highest-number-of-what = Quem divide a posse do leilão: pelos números, ou pelos lances?
sheet-gap-highest-number-of-what-numbers = pelos números ditos depois do leilão
sheet-gap-highest-number-of-what-bids = só pelos lances e With do leilão
sheet-gap-status-automatic = A carta de risco não foi mostrada com risco, ou foi mostrada sem ele.
sheet-gap-status-automatic-automatic = o total decide; a carta só se anota
sheet-gap-status-automatic-needs-card = sem carta, sem risco
sheet-gap-risk-over-minimum = Um risco acima de treze pede duas vazas: de quê?
sheet-gap-risk-over-minimum-own-number = o próprio número é pelo menos dois
sheet-gap-risk-over-minimum-excess = o total passa de treze em dois
sheet-gap-risk-cause = O último não podia deixar o total fora dessa faixa.
sheet-gap-risk-cause-but-for = só há risco se outro número legal o evitasse
sheet-gap-risk-cause-last-is-enough = basta ser o último
sheet-gap-risk-steps = Quanto vale um risco?
sheet-gap-risk-steps-10-20 = dez a partir de dois de distância, vinte a partir de quatro
sheet-gap-risk-steps-flat = os pontos do dono, sempre
sheet-gap-risk-steps-10-20-30 = dez, vinte, e trinta a partir de seis de distância
sheet-gap-owner-and-risk-add = Um jogador é dono e tem o risco.
sheet-gap-owner-and-risk-add-add = os dois acréscimos contam
sheet-gap-owner-and-risk-add-once = só um deles
sheet-gap-first-lead = Quem sai na primeira vaza?
sheet-gap-first-lead-owner = o dono; depois de quatro passos, o dador
sheet-gap-first-lead-after-dealer = o jogador depois do dador
sheet-gap-first-lead-first-caller = o primeiro a dizer um número
sheet-gap-all-pass-range = Quatro passos: que números se podem dizer?
sheet-gap-all-pass-range-zero-up-no-cap = de zero a treze
sheet-gap-all-pass-range-capped-by-dealer = ninguém acima do dador
sheet-gap-all-pass-extras = Quatro passos: que acréscimos caem?
sheet-gap-all-pass-extras-all-out = todos: só contam as vazas
sheet-gap-all-pass-extras-owner-and-risk-out = só os do dono e do risco
sheet-gap-extras-exist = Existem dash-calls, anúncio de naipe ausente e trunfo fixo?
sheet-gap-extras-exist-by-preset = não no jogo da Lei 18, mas sim no comum
sheet-gap-extras-exist-never = em jogo nenhum
sheet-gap-extras-exist-always = em todo jogo
sheet-gap-dash-then-all-pass = Houve dash-call, e todos os outros passaram.
sheet-gap-dash-then-all-pass-all-pass = todos passaram
sheet-gap-dash-then-all-pass-redeal = a mão se anula
sheet-gap-fixed-override = Alguém diz oito ou mais em outra denominação quando o trunfo é fixo.
sheet-gap-fixed-override-again = troca o trunfo, e quem já falou fala de novo
sheet-gap-fixed-override-stands = troca o trunfo, e os números já ditos valem
sheet-gap-fixed-override-never = o trunfo não se troca
sheet-gap-fixed-displaced = O que acontece com um trunfo fixo que foi trocado?
sheet-gap-fixed-displaced-dropped = não se joga mais
sheet-gap-fixed-displaced-postponed = joga-se em mais uma mão no fim
sheet-gap-fixed-owners = Com trunfo fixo, dois ou mais dizem o número mais alto: quem é dono?
sheet-gap-fixed-owners-all = todos; o primeiro é o dono original, os outros estão com ele
sheet-gap-fixed-owners-caller = só o primeiro
sheet-gap-multiplier-steps = Como cresce o multiplicador de mão em mão?
sheet-gap-multiplier-steps-2-4-6-8 = dois, quatro, seis, oito
sheet-gap-multiplier-steps-doubling = dobra a cada vez
sheet-gap-multiplier-steps-2-4 = dois, depois quatro no máximo
sheet-gap-multiplier-steps-2 = nunca passa de dois
sheet-gap-multiplier-and-high-calls = O multiplicador vale para os pontos do dono com oito ou mais?
sheet-gap-multiplier-and-high-calls-touched = sim, como para todos
sheet-gap-multiplier-and-high-calls-spared = não
sheet-gap-multiplier-after-all-pass = Todos passam numa mão que traz um multiplicador: o que acontece com ele?
sheet-gap-multiplier-after-all-pass-spent = perde-se
sheet-gap-multiplier-after-all-pass-kept = fica para a próxima mão
sheet-gap-ties-at-the-end = Dois ou mais têm o mesmo total no fim do jogo.
sheet-gap-ties-at-the-end-better-place = dividem o melhor lugar
sheet-gap-ties-at-the-end-lower-place = dividem o pior lugar, salvo o primeiro
sheet-gap-points-preset = Os pontos do próprio livro de leis não são conhecidos.
sheet-gap-points-preset-fed13 = treze mais o número, se cumprido; dez por acréscimo
sheet-gap-points-preset-app10 = dez mais o número, se cumprido, como nos aplicativos
sheet-gap-points-preset-own = os valores do organizador
