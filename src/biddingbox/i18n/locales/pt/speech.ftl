# O que o diretor diz em voz alta: frases curtas, na segunda pessoa, sem aspas. O item da lei fica ao
# lado de cada frase e não faz parte dela. Antes de { $to } e { $owner } não vem “de”, “a”, “por”.

## Em toda mesa

say-leave-calls = Por favor, deixem as falas como estão. Ninguém faz nada até eu terminar.
say-wait-alone = Um momento, por favor. Vou conversar com { $to } longe da mesa.
say-wait-ruling = Um momento, por favor. Preciso resolver isto antes que alguém continue.
say-first-choice = { $to }, a primeira escolha é sua, sem perguntar ao parceiro.
say-your-choice = { $to }, a escolha é sua, sem perguntar ao parceiro.
say-ask-what-call = { $to }, qual é a sua fala?
say-when-declines = Longe da mesa, e só se { $owner } não aceitar.
say-when-now = Longe da mesa, agora, antes que se diga mais alguma coisa.
say-when-before-call = Longe da mesa, antes que { $to } fale.
say-unsaid-choice = Qual escolha é melhor, e o que uma fala retirada pode ter mostrado.
say-unsaid-alone = O que decorre de cada resposta, antes que { $to } responda. Não se pergunta isto na mesa.
say-unsaid-reading = Para que lado você se inclina, e quem ganharia com isso.

## Lance insuficiente (27)

say-is-insufficient = { $offender } deu o lance { $call } sobre { $over }. É insuficiente.
say-accept-27a = Você pode aceitar { $call }: para isso, basta falar sobre ele. Ele conta então como lance legal, e não há penalidade.
say-decline-27b = Ou pode não aceitar. { $call } é então cancelado, e { $offender } deve dar um lance suficiente ou passar, mas não pode dobrar.
say-price-27b = { $good ->
        [no] Seja qual for a fala que tome o seu lugar, { $partner } deve passar até o fim do leilão e, se defenderem, pode haver saída penalizada.
       *[yes] Se { $offender } der { $lowest } e nenhum dos dois lances for convencional, não há penalidade. Depois de qualquer outra coisa, { $partner } deve passar até o fim do leilão e, se defenderem, pode haver saída penalizada.
    }
say-ask-accept = { $to }, você aceita { $call }?
say-ask-meaning-27 = { $good ->
        [no] O que você quis dizer com { $call }?
       *[yes] O que você quis dizer com { $call }? E o que significaria { $lowest } agora?
    }
say-tell-free-27 = { $good ->
        [no] Agora nenhum lance deixa o seu parceiro livre: depois de um lance ou de um passo, ele deve passar até o fim.
       *[yes] { $lowest } só deixa o seu parceiro livre se os dois lances forem naturais. Depois de qualquer outro lance, ou de um passo, ele deve passar até o fim.
    }
say-tell-double-27 = Um dobro seria cancelado, e o seu parceiro deveria passar do mesmo modo.
say-unsaid-27 = Qual escolha é melhor, e o que { $call } pode ter mostrado. Não se pergunta nada a { $offender } na mesa.
say-declined-27 = { $lho } não aceitou { $call }. É cancelado.
say-owes-27 = { $offender }, você deve agora dar um lance suficiente ou passar. Não pode dobrar.
say-ask-both-27 = O que você quis dizer com { $call }? E o que significa { $replacement }?
say-unsaid-27-meaning = O que os dois lances podem ter significado, e o que decorre disso. Não se pergunta nada a { $offender } na mesa.

## Fala trocada (25)

say-has-changed = { $only_asked ->
        [yes] { $seat } falou { $first } e gostaria de falar { $second } no seu lugar.
       *[no] { $seat } falou { $first } e depois trocou por { $second }.
    }
say-ask-slip = O que aconteceu? Quando saiu a fala { $first }, que fala você queria fazer?
say-ask-slip-when = Quando você percebeu, e o que fez então?
say-ask-which-first = O que veio primeiro: a tentativa de trocar { $first } ou a outra fala?
say-unsaid-slip = A palavra descuido, e o que decorre de cada resposta. Não ponha palavras na boca de { $seat }, e não pergunte na mesa.
say-accept-25b1 = Você pode aceitar { $second } no lugar de { $first }. Vale então, e não há penalidade.
say-decline-25b2 = { $only_asked ->
        [yes] Ou pode não aceitar. { $first } então vale, e ninguém fica obrigado a nada.
       *[no] Ou pode não aceitar. { $second } é então cancelado. { $seat } pode deixar valer { $first }, e { $partner } deve passar uma vez. Ou { $seat } faz outra fala, e o lado recebe no máximo média menos. Nos dois casos pode haver saída penalizada, se defenderem.
    }
say-ask-accept-change = { $to }, você aceita { $second } no lugar de { $first }?
say-tell-first-stands = Você pode deixar valer { $first }: o seu parceiro deve então passar uma vez, na próxima vez dele.
say-tell-another-call = Ou pode fazer outra fala legal: o seu parceiro fica livre, mas não pode usar o que foi retirado, e o seu lado recebe no máximo média menos nesta bolsa.
say-tell-lead-25 = Nos dois casos pode haver saída penalizada, se vocês defenderem.
say-unsaid-25 = Qual escolha é melhor, e por que { $seat } trocou a fala.
say-accept-either = Você pode aceitar { $second }, ou { $first }, ou nenhum dos dois. A fala que aceitar vale, sem penalidade por ela.
say-decline-either = { $only_asked ->
        [yes] Se não aceitar nenhum, segue a lei de { $first }, e { $seat } escolhe de novo.
       *[no] Se não aceitar nenhum, os dois são cancelados, segue a lei de { $first }, e { $seat } escolhe de novo. { $second } pode custar uma saída penalizada.
    }
say-ask-accept-either = { $to }, o que você aceita: { $second }, { $first } ou nenhum dos dois?
say-tell-either = Se nenhum for aceito, você escolhe de novo, pela lei de { $first }. Antes eu digo o que cada fala custa.
say-ask-over-which = Quando você falou { $over }, tinha visto a troca? Sobre qual das falas quis falar: { $first } ou { $second }?
say-declined-25 = { $lho } não aceitou { $second }. É cancelado.
say-ask-first-or-another = { $to }, você deixa valer { $first } ou faz outra fala?
say-replaced = { $second } agora vale no lugar de { $first }.
say-keep-over = { $to }, a sua fala { $over } veio sobre { $first }. Você pode mantê-la.
say-withdraw-over = Você pode retirar { $over } e falar de novo, sem penalidade. O lado de { $seat } não pode então usar essa fala.
say-must-call-again = { $to }, a sua fala { $over } veio sobre { $first }, e já não é legal. Fale de novo, sem penalidade.
say-ask-keep = { $to }, você mantém { $over } ou retira?

## Fala fora de rotação (28 a 32)

say-is-out-of-rotation = { $seat } falou { $call }. A vez era de { $turn }.
say-accept-29a = Você pode aceitar { $call }: para isso, basta falar sobre ele. Ele então vale, e não há penalidade.
say-decline-29b = Ou pode não aceitar. { $call } é então cancelado, e a vez é de { $turn }.
say-price-30-once = { $seat } deve então passar uma vez, na próxima vez.
say-price-30-always = { $seat } deve então passar até o fim do leilão.
say-price-30-no-double = { $partner } pode então dar um lance ou passar, mas não pode dobrar nessa vez.
say-price-31a = { $kind ->
        [pass] Se { $rho } então passar, { $seat } deve passar também. Depois de qualquer outra fala de { $rho }, { $seat } pode fazer qualquer fala legal, mas { $partner } talvez tenha de passar, uma vez ou até o fim.
       *[bid] Se { $rho } então passar, { $seat } deve repetir { $call }. Depois de qualquer outra fala de { $rho }, { $seat } pode fazer qualquer fala legal, mas { $partner } talvez tenha de passar, uma vez ou até o fim.
    }
say-price-31b = { $seat } pode então fazer qualquer fala legal na sua vez, mas { $partner } deve passar até o fim do leilão e, se defenderem, pode haver saída penalizada.
say-price-32b = Se { $rho } então passar, { $seat } deve repetir { $call }. Se { $rho } der um lance, { $seat } pode fazer qualquer fala legal, mas { $partner } deve passar até o fim do leilão e, se defenderem, pode haver saída penalizada.
say-ask-meaning = O que você quis dizer com { $call }?
say-tell-31a = Se { $rho } não passar: quando você nomeia de novo o que { $call } mostrou, o seu parceiro deve passar uma vez. Depois de qualquer outra fala, ele deve passar até o fim, e pode haver saída penalizada.
say-tell-31b = Você pode fazer qualquer fala legal. O seu parceiro deve passar em todo caso e, se a sua fala não for { $call }, pode haver saída penalizada.
say-unsaid-29 = Qual escolha é melhor, e o que { $call } pode ter mostrado. Não se pergunta nada a { $seat } na mesa.
say-called-in-turn = { $seat } falou { $call }, e { $by } falou { $over }, na vez de { $by }.
say-ask-28b-or-29a = Quando você falou { $over }, quis falar na sua própria vez ou sobre { $call }?
say-called-while-choosing = { $by } falou { $over } enquanto { $lho } ainda tinha uma escolha.
say-called-after-accepting = { $by } falou { $over } depois de aceita uma fala fora de rotação.
say-two-matters = Há duas questões aqui: { $call } de { $seat } e { $second } de { $by }. Trato de uma por vez, e ninguém fala.

## Falas inadmissíveis (35 a 39)

say-is-inadmissible = { $seat } não pode fazer aqui este { $call }. É cancelado.
say-price-36 = { $partner } deve passar até o fim do leilão. Se defenderem, pode haver saída penalizada.
say-owes-36 = { $seat }, você deve fazer no seu lugar uma fala legal. Pode escolher qualquer uma.
say-unsaid-36 = Qual fala é melhor, e o que { $call } pode ter mostrado.
say-found-late = { $seat } não podia fazer a fala { $call }, e só agora se vê.
say-skipped-late = Fez-se uma saída, embora um jogador tenha ficado sem a sua vez.

## Cartas e mãos (13, 16, 17, 24, 50)

say-card-may-be-seen = Uma carta de { $seat } pode ter sido vista. Deixem a carta onde está, e não digam nada sobre ela.
say-ask-visible = Onde estava a carta? Você podia ver a face dela?
say-unsaid-visible = Qual é a carta, a não ser que os quatro a tenham visto, e o que decorre de cada resposta.
say-card-exposed = { $seat } deixou ver carta ({ $cards }). Ela fica onde está até eu decidir.
say-several-cards = { $to }, { $seat } tem várias cartas penalizadas que podem ser jogadas agora: { $cards }. Você diz qual é jogada.
say-ask-which-card = Qual carta { $seat } joga?
say-hand-spread = { $seat } abriu a mão depois de uma saída da mão errada. Deixem todas as cartas como estão.
say-wrong-count = Uma mão tem o número errado de cartas. Ponham as cartas na mesa, fechadas.
say-ask-cards-seen = Alguém viu uma carta de outro jogador? Não digam qual.
say-unsaid-cards-seen = Quais cartas faltam, e em qual mão.
say-hands-swapped = { $seat } e { $other } estavam cada um com a mão do outro. Ponham as cartas na mesa, fechadas.
say-wrong-cards-late = { $seat } falou { $first } com cartas de outra bolsa, e só agora se descobre.
say-same-call = { $first } de { $seat } foi cancelado, por ter sido falado com outras cartas. { $seat } agora fala { $call }.
say-unsaid-same-call = O que cada uma das falas pode ter mostrado.

## Informação errada (21)

say-misinformed = { $over } de { $by } teve explicação errada, ou não teve alerta a tempo.
say-ask-misinformed = O que você entendeu da fala dos oponentes? Se soubesse o certo, teria falado outra coisa e não { $call }?
say-may-change-21 = { $to }, a fala { $call } se fez com informação errada. Você pode mantê-la, ou trocá-la sem penalidade.
say-then-lho-21 = Se for trocada, { $lho } pode trocar uma fala feita depois dela.
say-ask-keep-or-change = { $to }, você mantém { $call } ou troca?
say-may-change-after-21 = { $to }, { $seat } trocou { $call } por { $second }. Você pode manter { $over }, ou trocar sem penalidade. Se trocar, o seu parceiro não pode usar a fala trocada.
say-ask-keep-or-change-after = { $to }, você mantém { $over } ou troca?
say-unsaid-21 = Qual fala é melhor. Não diga o que a mão tem, só o que a fala significa.

## Saída penalizada (26, 50)

say-lead-choice = A saída é de { $leader }, e { $call } de { $offender } foi retirado. { $to }, você tem uma escolha.
say-card-choice = A saída é de { $leader }, e { $offender } tem carta penalizada: { $cards }. { $to }, você tem uma escolha.
say-may-require = Você pode exigir que { $leader } saia em { $suits }.
say-may-forbid = { $every ->
        [yes] Você pode proibir { $leader } de sair em um naipe, que você nomeia, enquanto { $leader } conservar a saída.
       *[no] Você pode proibir { $leader } de sair em { $suits } enquanto { $leader } conservar a saída.
    }
say-may-waive = Ou nem uma coisa nem outra, e { $leader } sai livremente.
say-may-waive-card = Ou nem uma coisa nem outra: { $leader } sai livremente, e a carta fica aberta na mesa.
say-card-picked-up = Se você exigir ou proibir, a carta penalizada é recolhida.
say-ask-lead = { $to }, o que você escolhe?
say-unsaid-lead = Qual escolha é melhor. O morto não pode aconselhar.

## A saída inicial (47, 54)

say-leave-cards = Por favor, deixem as cartas onde estão. Ninguém joga até eu terminar.
say-led-out-of-turn = { $seat } saiu com { $card }, aberta. A saída é de { $leader }.
say-may-accept-lead = Você pode aceitar { $card } e jogar em segundo lugar, e { $partner } é o morto.
say-may-be-dummy = Ou pode aceitar e abrir a sua própria mão, e { $partner } carteia.
say-may-refuse-lead = Ou pode não aceitar. Então { $card } fica aberta na mesa como carta penalizada maior, sai { $leader }, e você pode exigir ou proibir { $suit }.
say-must-accept-lead = Você pode ter visto uma carta de { $partner } e por isso tem de aceitar { $card }.
say-ask-lead-out-of-turn = { $to }, o que você escolhe?
say-ask-told = { $to }, um oponente disse que a saída era sua? O que foi dito?
say-unsaid-lead-out-of-turn = O que { $card } pode mostrar, e qual escolha é melhor. O morto não pode aconselhar.
say-lead-on-wrong-account = { $call } de { $by } teve explicação errada, ou não teve alerta a tempo.
say-ask-lead-misinformed = { $to }, o que você entendeu de { $call }? Se soubesse o certo, teria saído com outra carta e não com { $card }?
say-may-retract-lead = { $to }, você pode deixar { $card }, ou retirar e sair com outra carta. Se retirar, os oponentes não podem usar o que viram.
say-ask-retract-lead = { $to }, você deixa { $card } ou retira?

## Estimation

say-stop-calling = Por favor, deixem as falas como estão. Ninguém fala até eu terminar.
say-is-insufficient-18 = { $seat } deu { $call } sobre { $over }. Não é suficiente.
say-accept-18 = { $to }, você pode aceitar { $call }, também falando em seguida. Ele conta então como suficiente, e o leilão segue daí.
say-decline-18 = Ou pode não aceitar. { $call } é então retirado, e { $seat } dá um lance suficiente, junta-se onde for legal, ou passa em definitivo.
say-ask-18 = { $to }, você aceita?
say-owes-18 = { $call } foi retirado. { $to }, você deve outra fala: um lance suficiente, um With onde for legal, ou um passo. O passo é definitivo.
say-out-of-turn-18 = { $seat } falou { $call }. A vez era de { $turn }.
say-accept-turn-18 = { $to }, você pode aceitar { $call }, também falando em seguida. Ele então vale, e o leilão segue depois de { $seat }.
say-decline-turn-18 = Ou pode não aceitar. { $call } é então cancelado sem penalidade, e { $turn } fala.
say-excluded-18 = { $seat } falou { $call } depois de ter passado. Quem passou está fora do leilão.
say-accept-excluded-18 = { $to }, você pode deixar valer { $call }. { $seat } volta então ao leilão.
say-number-18 = { $seat } disse { $number }. Não é um número legal.
say-accept-number-18 = { $to }, você pode deixar valer.
say-decline-number-18 = Ou pode não aceitar. { $number } é então cancelado, e { $seat } diz um número legal.
say-changed-18 = { $seat } falou { $call } e quer { $second } no seu lugar.
say-ask-slip-18 = O que aconteceu? Que fala você queria fazer quando disse { $call }?
say-unsaid-18 = Qual escolha é melhor, e o que qualquer mão pode ter.

## Depois da decisão

say-ruled-declined-27a = { $lho } não aceitou { $call }. Está retirado.
say-ruled-passed-instead = { $seat } passou no lugar de { $call }.
say-ruled-replaced = { $replacement } toma o lugar de { $call }.
say-ruled-stands = { $first } vale.
say-ruled-another = { $seat } fala { $another } no lugar de { $first }.
say-ruled-any-call = { $to }, na sua vez você pode fazer qualquer fala legal.
say-tell-31a-now = Quando você nomeia de novo o que a sua fala cancelada mostrou, o seu parceiro deve passar uma vez. Depois de qualquer outra fala, ele deve passar até o fim, e pode haver saída penalizada.
say-must-pass-once = { $to }, você deve passar na próxima vez em que for a sua vez. Depois fica livre.
say-must-pass-always = { $to }, você deve passar sempre que for a sua vez, até o fim do leilão.
say-must-repeat = { $to }, você deve repetir { $call } na sua vez.
say-no-double = { $to }, na próxima vez você pode dar um lance ou passar, mas não dobrar.
say-lead-waits = Se um de vocês for o carteador, chamem-me antes da primeira saída de { $leader }: o carteador terá então uma escolha em { $suits }.
say-lead-waits-forbid = Se um de vocês for o carteador, chamem-me antes da primeira saída de { $leader }: o carteador poderá então proibir um naipe.
say-lead-waits-closed = Chame-me antes da primeira saída de { $leader }: o carteador terá então uma escolha.
say-lead-required = { $to }, você deve sair agora em { $suits }.
say-lead-forbidden = { $to }, você não pode sair em { $suits } enquanto conservar a saída.
say-penalty-card = { $to }, deixe aberta na mesa: { $cards }.
say-penalty-card-waits = Se um de vocês for o carteador, chamem-me antes da primeira saída: o carteador poderá então tratar a carta exposta como carta penalizada.
say-score-cap = O seu lado recebe no máximo média menos nesta bolsa.
say-may-not-use = Vocês não podem usar nada do que { $call }, retirado, revelou. { $side } podem.
say-may-not-use-said = Vocês não podem usar nada do que se disse ou se viu fora das falas. { $side } podem.
say-unsaid-review-damage = Não diga qual seria a nota antes que os dois lados tenham falado.
say-unsaid-review-error = Não prometa ainda uma nota a nenhum dos lados.
say-review-damage = Volto ao que aconteceu. Digam-me, um lado de cada vez, que efeito acham que isso teve.
say-review-error = A minha decisão estava errada. Vejo o que ela fez à bolsa; os dois lados contam como não infratores.
say-call-me-later = Podem jogar. Se no fim acharem que foram prejudicados, chamem-me de novo.
say-your-turn = { $to }, é a sua vez.
say-your-lead = { $to }, a saída é sua.
say-unsaid-ruled = Por que se fez uma escolha, e o que uma fala retirada pode ter mostrado.
say-floor = { $to }, você diz este número ou mais: { $number }.
say-cap = { $to }: no máximo este número: { $number }.
say-not-thirteen = { $to }, você é o último. Não pode levar o total a exatamente treze.
say-name-number = { $to }, diga o seu número: de { $min } a { $max }.
say-name-number-barred = { $to }, diga o seu número: de { $min } a { $max }, mas não { $barred }.
say-name-number-only = { $to }, diga o seu número. Só pode ser { $min }.

## Pelas leis de 2017

say-accept-27a-2017 = Você pode aceitar { $call }: para isso, basta falar sobre ele. Ele conta então como lance legal, e não há retificação.
say-decline-27b-2017 = Ou pode não aceitar. { $call } é então cancelado, e { $offender } faz no seu lugar a fala legal que quiser.
say-price-27b-2017 = { $silenced ->
        [yes] Seja qual for a fala que tome o seu lugar, { $partner } deve passar até o fim do leilão e, se defenderem, pode haver restrição de saída.
       *[no] Se for o lance mais baixo que mostra a mesma denominação, ou uma fala comparável, { $partner } fica livre. Depois de qualquer outra coisa, { $partner } deve passar até o fim do leilão e, se defenderem, o carteador poderá proibir um naipe na primeira saída de { $partner }.
    }
say-tell-free-27-2017 = { $silenced ->
        [yes] Agora nenhuma fala deixa o seu parceiro livre.
       *[no] Diga em que falas está pensando: eu digo quais delas deixam o seu parceiro livre. São o lance mais baixo que mostra a mesma denominação e uma fala comparável, que diz o mesmo ou quase o mesmo, ou algo mais restrito, ou serve ao mesmo fim. Depois de qualquer outro lance, ou de um passo, o seu parceiro deve passar até o fim.
    }
say-tell-double-27-2017 = { $silenced ->
        [yes] Você já não pode dobrar.
       *[no] Um dobro que não seja comparável seria cancelado. Você falaria de novo, e o seu parceiro deveria passar até o fim do mesmo modo.
    }
say-owes-27-2017 = { $offender }, você deve agora fazer uma fala legal no seu lugar.
say-unsaid-27-2017 = Qual escolha é melhor, e o que { $call } pode ter mostrado. Não se pergunta nada a { $offender } na mesa: { $partner } não pode saber quais falas seriam comparáveis, nem por quê.
say-unsaid-comparable = O que as duas falas podem ter significado, e por que são comparáveis ou não. Não se pergunta nada a { $offender } na mesa: { $partner } não pode saber as razões.
say-unsaid-slip-2017 = O que decorre de cada resposta. Não importa como { $seat } percebeu. Não ponha palavras na boca de { $seat }, e não pergunte na mesa.
say-accept-25b1-2017 = Você pode aceitar { $second } no lugar de { $first }. Vale então e, se defenderem, { $first } pode trazer restrição de saída.
say-decline-25b2-2017 = { $only_asked ->
        [yes] Ou pode não aceitar. { $first } então vale, e ninguém fica obrigado a nada.
       *[no] Ou pode não aceitar. { $second } é então cancelado, e { $first } vale. { $partner } fica livre, mas não pode usar { $second } e, se defenderem, pode haver restrição de saída.
    }
say-withdraw-over-2017 = Você pode retirar { $over } e falar de novo, sem retificação. O lado de { $seat } não pode então usar essa fala.
say-must-call-again-2017 = { $to }, a sua fala { $over } veio sobre { $first }, e já não é legal. Fale de novo, sem retificação.
say-accept-29a-2017 = Você pode aceitar { $call }: para isso, basta falar sobre ele. Ele então vale, e não há retificação.
say-price-31a-2017 = { $kind ->
        [pass] Se { $rho } então passar, { $seat } deve passar também. Depois de qualquer outra fala de { $rho }, { $seat } pode fazer qualquer fala legal: se for comparável com { $call }, não há outra retificação; se não for, { $partner } deve passar uma vez e, se defenderem, pode haver restrição de saída.
       *[bid] Se { $rho } então passar, { $seat } deve repetir { $call }. Depois de qualquer outra fala de { $rho }, { $seat } pode fazer qualquer fala legal: se for comparável com { $call }, não há outra retificação; se não for, { $partner } deve passar uma vez e, se defenderem, pode haver restrição de saída.
    }
say-price-comparable = { $partner } pode então fazer qualquer fala legal na sua vez, mas não pode usar { $call }. Mais tarde { $seat } faz qualquer fala legal: se for comparável com { $call }, não há outra retificação; se não for, { $partner } deve passar uma vez e, se defenderem, pode haver restrição de saída.
say-tell-31a-2017 = Se { $rho } não passar: você pode fazer qualquer fala legal. O seu parceiro fica livre se ela for comparável: se disser o mesmo ou quase o mesmo que { $call }, ou algo mais restrito, ou servir ao mesmo fim. Pergunte a mim antes de falar. Depois de qualquer outra fala, o seu parceiro deve passar uma vez, e pode haver restrição de saída.
say-tell-comparable = Na sua vez você pode fazer qualquer fala legal. O seu parceiro fica livre se ela for comparável: se disser o mesmo ou quase o mesmo que a fala cancelada, ou algo mais restrito, ou servir ao mesmo fim. Pergunte a mim antes de falar. Depois de qualquer outra fala, o seu parceiro deve passar uma vez, e pode haver restrição de saída.
say-price-36-2017 = { $partner } deve passar até o fim do leilão. Se defenderem, pode haver restrição de saída.
say-wrong-pair = Nesta bolsa devia estar aqui outra dupla, e não { $side }.
say-ask-played-before = Alguém aqui já jogou esta bolsa? Não digam do que se lembram.
say-unsaid-played-before = Do que alguém se lembra da bolsa, e o que decorre de cada resposta.
say-may-change-21-2017 = { $to }, a sua fala { $call } se baseou em informação errada. Você pode mantê-la, ou trocá-la sem retificação.
say-may-change-after-21-2017 = { $to }, { $seat } trocou { $call } por { $second }. Você pode manter { $over }, ou trocar sem retificação. Se trocar, o seu parceiro não pode usar a fala retirada.
say-ruled-not-comparable = { $replacement } toma o lugar de { $call } e não é fala comparável.
