# O que o motor diz: decisões, perguntas, opções, recusas, revisões. Palavras nossas; o item da
# lei fica ao lado de cada frase e não faz parte dela. Jogadores, naipes e cartas já vêm em palavras.

## Decisões

ruling-insufficient = { $call } é insuficiente: não substitui { $over }.
ruling-out-of-rotation = { $seat } falou { $call } fora de rotação; a vez era de { $turn }.
ruling-attention = { $seat } chamou a atenção: chama-se logo o diretor. Ninguém perde direito algum com isso.
ruling-assessed = O diretor deu a decisão.
ruling-premature = { $seat } corrigiu { $call } antes da chegada do diretor: essa fala também pode custar uma penalidade.
ruling-premature-2017 = { $seat } corrigiu { $call } antes da chegada do diretor: essa fala também pode trazer uma restrição de saída.
ruling-accepted-27a = { $lho } aceita { $call }: conta como legal, e o leilão segue daí.
ruling-accepted-27a1 = { $lho } aceita { $call }: conta como legal, e o leilão segue daí.
ruling-accepted-29a = { $lho } aceita { $call }: vale, e quem ficou sem falar perdeu essa vez.
ruling-not-accepted = { $lho } não aceita { $call }. { $seat } deve dar um lance suficiente ou passar, e não pode dobrar.
ruling-not-accepted-2017 = { $lho } não aceita { $call }. { $seat } faz qualquer fala legal no seu lugar.
ruling-insufficient-again = { $call } também é insuficiente: { $lho } pode aceitar.
ruling-corrected-free = { $call } é corrigido pelo lance mais baixo na sua denominação, os dois naturais: sem penalidade, e { $partner } fica livre.
ruling-corrected-free-2017 = { $call } é corrigido pelo lance mais baixo que mostra a mesma denominação: sem outra retificação, e { $partner } fica livre.
ruling-comparable = { $replacement } é fala comparável com { $call }: sem outra retificação, e { $partner } fica livre.
ruling-not-comparable = { $replacement } não é fala comparável com { $call }: { $partner } deve passar na próxima vez.
ruling-partner-silenced-pass = { $seat } passou no lugar de { $call }: { $partner } deve passar até o fim do leilão.
ruling-partner-silenced-other-bid = { $replacement } não é o lance mais baixo na denominação de { $call }: { $partner } deve passar até o fim do leilão.
ruling-partner-silenced-artificial = { $call }, ou o lance que o corrige, pode ser convencional: { $partner } deve passar até o fim do leilão.
ruling-partner-silenced-not-comparable = { $replacement } não corrige { $call } nem é fala comparável: { $partner } deve passar até o fim do leilão.
ruling-no-double-instead = { $call } não pode substituir o lance insuficiente: é cancelado, { $partner } deve passar até o fim do leilão, e { $seat } ainda deve dar um lance ou passar.
ruling-no-double-instead-2017 = { $call } não pode substituir aqui o lance insuficiente: é cancelado, { $partner } deve passar até o fim do leilão, e { $seat } deve fazer outra fala legal.
ruling-slip = { $first } foi um descuido: { $second } toma o seu lugar, sem penalidade.
ruling-slip-2017 = { $seat } não queria fazer { $first }: { $second }, a fala pretendida, toma o seu lugar, sem retificação.
ruling-partner-cancelled = { $call } de { $seat } veio sobre uma fala depois trocada: é cancelado, e { $seat } fala de novo na sua vez.
ruling-no-slip = { $first } não foi descuido: a troca por { $second } é tardia ou proposital.
ruling-no-slip-2017 = { $seat } queria fazer { $first } no momento da fala: { $second } é outra intenção, e não um descuido corrigido.
ruling-second-thought = { $second } foi uma mudança de ideia: não abre escolha, e { $first } está na mesa como antes.
ruling-too-late = A troca veio tarde demais: { $first } vale, e { $partner } não pode usar o que { $second } mostrou.
ruling-only-asked = { $seat } só perguntou: isso não obriga ninguém, e { $partner } não pode usar o que foi dito.
ruling-never-stands = { $second } nunca poderia valer, e por isso { $lho } não tem escolha: é cancelado.
ruling-never-stands-2017 = { $second } nunca poderia valer, e por isso { $lho } não tem escolha: é cancelado, e { $first } vale. { $partner } fica livre, mas não pode usar o que foi retirado.
ruling-change-accepted = { $lho } aceita { $second } no lugar de { $first }: vale, sem penalidade.
ruling-change-accepted-2017 = { $lho } aceita { $second } no lugar de { $first }: vale. { $partner } fica livre; { $first } pode trazer uma restrição de saída.
ruling-change-refused = { $lho } não aceita a troca: { $second } é cancelado.
ruling-change-refused-2017 = { $lho } não aceita a troca: { $second } é cancelado, e { $first } vale. { $partner } fica livre, mas não pode usar o que foi retirado.
ruling-called-over-first-25b1 = { $lho } queria falar sobre { $first }: { $second } vale sem penalidade, e { $lho } pode retirar a sua fala.
ruling-called-over-first = { $lho } falou sobre { $first } sem ter visto { $second }, e assim aceitou { $first }.
ruling-called-over-first-25b2 = { $lho } queria falar sobre { $first }: { $second } é cancelado, e valem { $first } e a fala feita sobre ele.
ruling-own-law = { $first } já era irregular: segue a lei própria.
ruling-first-stands = { $first } vale, e { $partner } deve passar na próxima vez.
ruling-another-call = { $seat } fala { $another } no lugar de { $first }: { $partner } fica livre mas não pode usar o que foi retirado, e o lado recebe no máximo média menos.
ruling-kept = { $seat } mantém { $call }.
ruling-recalled = { $seat } retira { $call } e fala { $instead }.
ruling-implied-pass = { $seat } devia passar: o passo fica subentendido, e { $by } falou na vez.
ruling-in-rotation = A vez era de { $seat }: { $call } está na vez, e { $cancelled } de { $offender } é como se nunca tivesse existido. Sem penalidade.
ruling-in-rotation-2017 = A vez era de { $seat }: { $call } está na vez, e { $cancelled } de { $offender } é como se nunca tivesse existido. Sem retificação.
ruling-cancelled = { $lho } não aceita { $call }: é cancelado, e a vez é de { $turn }.
ruling-called-too-soon = { $turn } falou enquanto { $lho } ainda tinha a escolha: a fala é cancelada, e a escolha continua aberta.
ruling-lho-called-too-soon = { $seat } falou { $call } depois que se chamou a atenção: a fala é cancelada, e a escolha continua aberta.
ruling-made-before-ruling = A fala de { $seat } foi feita antes da decisão que obriga { $seat } a passar: não a infringe.
ruling-tested-again = { $call } de { $seat } veio enquanto havia uma pergunta aberta: é examinado agora.
ruling-turn-lost = A vez perdida não conta para o que é devido na próxima vez.
ruling-no-turn-came = O leilão acabou antes que o infrator tivesse vez para outra fala: não há saída penalizada.
ruling-no-turn-came-2017 = O leilão acabou antes que { $seat } tivesse vez para uma fala comparável: há restrição de saída se o lado defender.
ruling-all-have-passed = Os quatro passaram, um deles fora de rotação: a bolsa acaba sem lance.
ruling-hands-are-back = As quatro mãos estão de volta na bolsa: o período de leilão acabou.
ruling-taken-up-later = Disto se trata quando estiver resolvida a questão agora aberta.
ruling-lead-waits = { $seat } saiu enquanto o diretor examina o leilão: se não for reaberto, essa é a saída.
ruling-card-seen = A carta de { $seat } foi vista antes da primeira fala: informação de fora.
ruling-player-skipped = Um passo de { $offender } tomou a vez de { $seat }: os passos feitos desde então são cancelados, e a vez é de { $seat }.
ruling-improper-form = { $seat } deve dizer só a palavra; { $call } vale com o sentido que teve.
ruling-names-wrong-bid = { $seat } nomeou { $said }; a fala vale sobre { $bid }, o lance tal como foi feito.
ruling-forfeited = Perdeu-se o direito de penalizar: o lado não infrator agiu antes da chegada do diretor. Uma penalidade de procedimento ainda é possível.
ruling-not-forfeited = O direito de penalizar não se perdeu.
ruling-gain-taken-away = O lado não infrator agiu antes da chegada do diretor e ganhou com isso: depois do carteio só a sua nota perde esse ganho, e o outro lado fica com o resultado da mesa.
ruling-not-forfeited-2017 = O lado que agiu primeiro nada ganhou com isso: nenhuma nota é reduzida.
ruling-accepted-already = A fala fora de rotação já tinha sido aceita: agora é { $call } de { $seat } que está fora de rotação.
ruling-depends-on-rho = O que a fala de { $seat } custa depende do que { $rho } falar agora.
ruling-conventional-pass = O passo de { $seat } era convencional: é julgado como um lance.
ruling-passed-convention = { $seat } passou sobre a fala convencional de { $partner }: é julgado como um lance.
ruling-offender-passes-once = { $seat } deve passar na próxima vez.
ruling-offender-passes-always = { $seat } deve passar até o fim do leilão.
ruling-partner-no-double = { $seat } pode dar um lance ou passar, mas não dobrar nesta vez.
ruling-partner-free = { $partner } faz qualquer fala legal na sua vez, mas não pode usar { $call }; o que isso custa se decide pela próxima fala de { $seat }.
ruling-partner-silenced = { $seat } pode fazer qualquer fala legal na sua vez; { $partner } deve passar até o fim do leilão.
ruling-must-repeat = { $seat } deve repetir { $call }; se for legal, não há penalidade.
ruling-must-repeat-2017 = { $seat } deve repetir { $call }; se for legal, não há outra retificação.
ruling-passes-instead = { $seat } teria de repetir { $call }, mas deve passar: o passo vem primeiro.
ruling-any-legal-call = { $seat } pode fazer qualquer fala legal na sua vez.
ruling-repeat-enforced = { $seat } devia repetir { $repeat }: { $call } é cancelado, e { $repeat } toma o seu lugar.
ruling-denomination-repeated = { $seat } repete a denominação: { $partner } deve passar na próxima vez.
ruling-denomination-not-repeated = { $seat } não repete a denominação: { $partner } deve passar até o fim do leilão.
ruling-stands-after-all = { $lho } falou antes da decisão: { $call } vale, e também as falas legais seguintes.
ruling-as-if-no-irregularity = { $lho } falou antes da decisão: cancelam-se { $call } e todas as falas seguintes, como se nada tivesse acontecido.
ruling-only-the-silence-stays = { $lho } falou antes da decisão: cancelam-se { $call } e todas as falas seguintes. { $seat } e { $partner } devem passar até o fim do leilão do mesmo modo; só cai a restrição de saída.
ruling-after-final-pass-both = O leilão tinha acabado: cancelam-se { $call } e a fala feita sobre ele, sem penalidade.
ruling-after-final-pass-both-2017 = O leilão tinha acabado: cancelam-se { $call } e a fala feita sobre ele, sem retificação.
ruling-after-final-pass = O leilão tinha acabado: { $call } de { $seat } é cancelado, sem penalidade.
ruling-after-final-pass-2017 = O leilão tinha acabado: { $call } de { $seat } é cancelado, sem retificação.
ruling-defender-after-final-pass = O leilão tinha acabado: { $call } de { $seat } é cancelado; { $partner } pode ficar sujeito a uma saída penalizada.
ruling-defender-after-final-pass-2017 = O leilão tinha acabado: { $call } de { $seat } é cancelado; { $partner } pode ficar sujeito a uma restrição de saída.
ruling-inadmissible = { $seat } não pode fazer aqui este { $call }: é cancelado, e { $partner } deve passar até o fim do leilão.
ruling-his-choice = { $second } é a fala que { $seat } pode fazer no lugar de { $first }.
ruling-both-silenced = { $seat } não podia fazer esta fala: um passo toma o lugar dela, e { $seat } e { $partner } devem passar até o fim do leilão.
ruling-both-silenced-in-turn = { $seat } não podia fazer esta fala: é cancelada, e { $seat } e { $partner } devem passar até o fim do leilão.
ruling-partner-cancelled-29b = { $call } de { $seat } cai junto com a fala fora de rotação: { $seat } fala de novo.
ruling-lead-waived = { $declarer } não faz uso da saída penalizada.
ruling-lead-waived-2017 = { $declarer } não faz uso da restrição de saída.
ruling-lead-require = { $declarer } exige que { $leader } saia em { $suit }.
ruling-lead-forbid = { $declarer } proíbe { $leader } de sair em { $suit } enquanto conservar a saída.
ruling-wrong-hand-called = { $seat } falou com o número errado de cartas na mão: nota artificial.
ruling-hands-put-right = Ninguém viu carta de outro jogador: as mãos são acertadas, e a bolsa é jogada.
ruling-hands-put-right-16b = Ninguém tinha falado: { $seat } e { $other } pegam as mãos certas, e a bolsa é jogada.
ruling-hands-put-right-16d = Ninguém tinha falado: { $seat } e { $other } pegam as mãos certas, e a bolsa é jogada.
ruling-seen-agreed = O que se viu não importa, e os quatro concordam: a bolsa é jogada.
ruling-seen-interferes = O que se viu atrapalharia, ou alguém se opõe: nota artificial.
ruling-cannot-be-played = A bolsa não pode ser acertada e jogada: nota artificial.
ruling-played-and-reviewed = As mãos são acertadas e a bolsa é jogada, sem troca de falas; a nota pode ser ajustada depois.
ruling-card-of-another-seen = Viu-se carta da mão de outro jogador: é informação de outra fonte.
ruling-card-restored = A carta que faltava a { $seat } é achada ou a mão é refeita; as falas já feitas valem.
ruling-second-auction = A dupla certa se sentou: o leilão é cancelado e recomeça; quem já tinha falado deve repetir a mesma fala. { $side } ficam livres.
ruling-second-auction-differs = { $seat } fala { $call } onde o primeiro leilão teve { $earlier }: a bolsa é cancelada.
ruling-wrong-pair-stands = Nenhum dos quatro tinha jogado esta bolsa: leilão e carteio vão até o fim, e o resultado vale para os dois lados.
ruling-wrong-pair-cancelled = Um dos quatro já tinha jogado esta bolsa: ela é cancelada aqui. Quem fica sem bolsa recebe nota artificial.
ruling-hands-as-wrong-board = { $seat } e { $other } pegam as mãos certas; as suas falas são tratadas como falas com cartas de outra bolsa.
ruling-hands-swapped-artificial = { $seat } e { $other } estavam cada um com a mão do outro, e a bolsa não pode ser jogada normalmente: nota artificial.
ruling-wrong-board = { $call } de { $seat } foi feito com cartas de outra bolsa: é cancelado, e { $seat } fala com as cartas certas.
ruling-wrong-board-partner-called = { $seat } falou com cartas de outra bolsa, e o parceiro falou em seguida: nota artificial.
ruling-wrong-board-late = { $seat } falou com cartas de outra bolsa, e isso se descobriu tarde demais: nota artificial.
ruling-wrong-board-stands = { $seat } teria feito a mesma fala com as cartas certas: o resultado vale.
ruling-same = A nova fala de { $seat } é praticamente a mesma: { $lho } deve repetir { $call }.
ruling-differs = A nova fala de { $seat } é bem diferente: nota artificial.
ruling-repeated-at-own-board = { $seat } repete { $call }, a fala cancelada na outra bolsa: a bolsa pode ser jogada.
ruling-differs-at-own-board = { $seat } fala { $call } e não { $earlier }, a fala cancelada na outra bolsa: nota artificial.
ruling-much-the-same-at-own-board = { $seat } fala { $call } onde a fala cancelada na outra bolsa era { $earlier }: é quase o mesmo, e a bolsa é jogada.
ruling-said-again = { $call } de { $seat } já tinha sido tomado como feito: nada de novo.
ruling-repeat = { $seat } não ouviu uma fala: ela é repetida logo.
ruling-review = { $seat } pode pedir a revisão do leilão, feita por um oponente.
ruling-review-not-in-turn = { $seat } só pode pedir a revisão do leilão na sua vez.
ruling-review-not-for-silenced = { $seat } deve passar, e por isso não pode pedir a revisão do leilão.
ruling-review-too-late = { $seat } já não pode pedir a revisão do leilão; pode perguntar qual é o contrato.
ruling-review-by-opponent-only = { $seat } não pode revisar o leilão para o parceiro: só um oponente responde.
ruling-review-corrected = { $seat } corrige a revisão, como todos devem fazer.
ruling-whose-lead = { $seat } pode perguntar de quem é a saída: sai { $leader }.
ruling-lead-not-to-ask = { $seat } não tem direito de perguntar de quem é a saída.
ruling-explanation = { $seat } pergunta sobre { $call }: { $partner } explica por completo.
ruling-explanation-not-in-turn = { $seat } só pode perguntar sobre { $call } na sua vez.
ruling-ask-opponents-only = { $seat } só pode perguntar sobre as falas dos oponentes.
ruling-explained-by-other = Quem explica { $call } é o parceiro de quem fez a fala, não { $seat }.
ruling-misinformation = { $call } de { $seat } não teve alerta a tempo, ou teve explicação errada: os oponentes receberam informação errada.
ruling-misinformed = { $call } de { $seat } se deveu provavelmente à informação errada: { $seat } pode trocar a fala.
ruling-misinformed-2017 = { $call } de { $seat } bem pode ter sido influenciado pela informação errada: { $seat } pode trocar a fala.
ruling-not-misinformed = { $call } de { $seat } não se deveu à informação errada: vale.
ruling-not-misinformed-2017 = { $call } de { $seat } dificilmente foi influenciado pela informação errada: vale.
ruling-kept-misinformed = { $seat } mantém { $call }.
ruling-changed-misinformed = { $seat } fala { $second } no lugar de { $call }, sem penalidade.
ruling-changed-misinformed-2017 = { $seat } fala { $second } no lugar de { $call }, sem retificação para esse lado.
ruling-changed-after = { $seat } fala { $second } no lugar de { $call }, sem penalidade.
ruling-changed-after-2017 = { $seat } fala { $second } no lugar de { $call }, sem retificação.
ruling-own-error = { $seat } corrige uma explicação: chama-se logo o diretor.
ruling-partner-corrects = { $seat } corrige a explicação do parceiro, como agora deve.
ruling-partner-corrects-too-early = { $seat } ainda não pode corrigir a explicação do parceiro: o que disse é informação não autorizada para o parceiro.
ruling-not-visible = O parceiro de { $seat } não podia ver a carta: ela é recolhida, e ninguém fica obrigado a nada.
ruling-stays-face-up = O que { $seat } mostrou fica aberto na mesa; se o lado defender, é carta penalizada.
ruling-partner-passes-once = O que { $seat } mostrou fica aberto na mesa; { $partner } deve passar na próxima vez.
ruling-hand-spread = A carta do carteador volta para a mão; todas as cartas de { $seat } ficam abertas como cartas penalizadas.
ruling-hand-spread-average = A bolsa já não pode ser jogada normalmente: nota artificial.
ruling-penalty-card-stays = { $declarer } não faz uso da carta penalizada: ela fica aberta na mesa.
ruling-attempt-first = { $seat } tentou trocar { $first } antes da outra fala.
ruling-call-first = { $call } de { $seat } conta como feito antes da troca.
ruling-neither-in-turn = A vez não era de nenhum dos dois: conta como primeira a fala de quem estava mais perto da vez.
ruling-skipped-stands = Só depois da saída se descobriu que um jogador ficou sem a sua vez: o resultado vale.
ruling-skipped-artificial = Só depois da saída se descobriu que um jogador ficou sem a sua vez: nota artificial.
ruling-late-as-if-not-made = Descoberto só depois da saída: o contrato conta como se a fala não tivesse sido feita.
ruling-late-result-stands = Descoberto só depois da saída: o resultado vale.
ruling-late-artificial = Descoberto só depois da saída: nota artificial.
ruling-newest-first = Trata-se primeiro da fala mais nova; as outras são examinadas de novo depois.
ruling-oldest-first = Trata-se primeiro da fala mais antiga; as outras são examinadas de novo depois.
ruling-director-error = Uma decisão ({ $wrong }) estava errada: onde não se pode consertar, os dois lados são tratados como não infratores.
ruling-told-comparable = Só para { $seat }: seriam comparáveis com { $call }: { $calls }.

## Perguntas, e o que decorre de cada resposta

question-accept-insufficient = { $lho } aceita { $call }?
option-accept-insufficient-accept = { $call } conta como legal, sem penalidade; { $lho } fala agora sobre ele.
option-accept-insufficient-accept-2017 = { $call } conta como legal, sem retificação; { $lho } fala agora sobre ele.
option-accept-insufficient-decline = { $call } é cancelado. { $offender } dá um lance suficiente ou passa, mas não pode dobrar. { $lowest }, os dois lances naturais: sem penalidade. Qualquer outra coisa: { $partner } deve passar até o fim, e pode haver saída penalizada.
option-accept-insufficient-decline-2017 = { $call } é cancelado, e { $offender } faz qualquer fala legal. { $lowest }, se for o lance mais baixo que mostra o mesmo, ou uma fala comparável: sem outra retificação. Qualquer outra coisa: { $partner } deve passar até o fim, e pode haver restrição de saída.

question-correct-insufficient = O que { $offender } fala no lugar de { $call }?
option-correct-insufficient-call = { $lowest }, com os dois lances naturais, deixa { $partner } livre; qualquer outro lance, ou um passo, obriga { $partner } a passar até o fim, com saída penalizada se o lado defender. Um dobro é cancelado e obriga { $partner } do mesmo modo.
option-correct-insufficient-call-2017 = { $lowest }, se for o lance mais baixo que mostra o mesmo, ou uma fala comparável deixa { $partner } livre; qualquer outro lance, ou um passo, obriga { $partner } a passar até o fim, com restrição de saída se o lado defender. Um dobro que não seja comparável é cancelado e obriga { $partner } do mesmo modo.

question-both-natural = { $call } e { $replacement } eram ambos naturais?
option-both-natural-natural = Sem penalidade: { $partner } fica livre.
option-both-natural-artificial = { $partner } deve passar até o fim do leilão; pode haver saída penalizada.

question-same-denomination = { $call } foi trocado por { $replacement }: é o lance mais baixo que mostra a denominação que { $call } mostrava?
option-same-denomination-same-denomination = Sem outra retificação: { $partner } fica livre.
option-same-denomination-other = Pergunta-se a seguir se { $replacement } é fala comparável com { $call }.

question-comparable = { $proposed ->
        [comparable] { $replacement } é fala comparável com { $call }? Os significados declarados ({ $now }; retirada: { $was }) sugerem que sim.
        [not-comparable] { $replacement } é fala comparável com { $call }? Os significados declarados ({ $now }; retirada: { $was }) sugerem que não.
       *[none] { $replacement } é fala comparável com { $call }: significado parecido, parte dos seus significados possíveis, ou a mesma finalidade?
    }
option-comparable-comparable = Sem outra retificação: { $partner } fica livre.
option-comparable-not-comparable = { $cost ->
        [once] { $partner } deve passar na próxima vez; restrição de saída se defenderem.
        [double] { $replacement } é cancelado, e { $offender } fala de novo; { $partner } deve passar até o fim do leilão.
       *[always] { $partner } deve passar até o fim do leilão; restrição de saída se defenderem.
    }

question-slip = { $first }, trocado por { $second }: foi um descuido, corrigido sem pausa para pensar?
question-slip-2017 = { $first }, trocado por { $second }: qual fala { $seat } queria fazer naquele momento?
option-slip-inadvertent = { $second } toma o lugar de { $first }, sem penalidade; uma fala de { $lho } sobre ele pode ser retirada.
option-slip-intended = { $late ->
        [yes] A intenção era { $first }, e é tarde demais: { $first } vale.
       *[no] { $under ->
            [none] A intenção era { $first }: { $lho } pode aceitar { $second }; se não, { $first } vale.
           *[other] A intenção era { $first }: vale a lei de { $first }.
        }
    }
option-slip-unintended = Desde o início a intenção era { $second }: toma o lugar de { $first }, sem retificação; uma fala de { $lho } sobre ele pode ser retirada.
option-slip-purposeful = { $late ->
        [yes] Tarde demais para isso: { $first } vale.
       *[no] { $under ->
            [none] Um engano bobo que se corrige: { $lho } pode aceitar { $second }.
           *[other] Um engano bobo que se corrige: { $lho } pode aceitar qualquer das duas falas, onde a lei permite aceitá-la.
        }
    }
option-slip-second-thought = { $under ->
        [none] { $first } vale, e ninguém tem escolha.
       *[other] { $second } cai, e segue a lei de { $first }.
    }

option-slip-attempt-first = A tentativa de trocar veio antes da outra fala; a seguir se pergunta se foi um descuido.
option-slip-attempt-first-2017 = A tentativa de trocar veio antes da outra fala; a seguir se pergunta qual era a intenção.

question-accept-change = { $lho } aceita { $second } no lugar de { $first }?
option-accept-change-accept = { $second } vale, sem penalidade.
option-accept-change-accept-2017 = { $second } vale; { $first } pode trazer uma restrição de saída se esse lado defender.
option-accept-change-decline = { $only_asked ->
        [yes] { $first } vale, e ninguém fica obrigado a nada.
       *[no] { $second } é cancelado. { $seat } deixa valer { $first }, e { $partner } passa uma vez; ou faz outra fala, e o lado recebe no máximo média menos. Nos dois casos, saída penalizada se defenderem.
    }
option-accept-change-decline-2017 = { $only_asked ->
        [yes] { $first } vale, e ninguém fica obrigado a nada.
       *[no] { $second } é cancelado, e { $first } vale. { $partner } fica livre, mas não pode usar o que foi retirado; restrição de saída se esse lado defender.
    }

question-accept-either = O que { $lho } aceita: { $second }, { $first } ou nenhum dos dois?
option-accept-either-accept = A fala aceita vale como legal, sem penalidade por ela; a outra é cancelada.
option-accept-either-decline = { $only_asked ->
        [yes] { $first } não é aceito, e segue a sua lei: { $seat } escolhe de novo.
       *[no] As duas são canceladas, e vale a lei de { $first }: { $seat } escolhe de novo, e { $second } pode custar uma saída penalizada.
    }

question-called-over-which = Sobre qual das falas { $lho } quis falar { $over }: { $first } ou { $second }?
option-called-over-which-over-first = { $under ->
        [none] { $second } vale sem penalidade, e { $lho } pode retirar { $over }.
       *[other] { $first } fica aceito por essa fala; { $second } é cancelado.
    }
option-called-over-which-over-first-2017 = { $under ->
        [none] { $second } é cancelado; { $first } vale, e { $over } sobre ele.
       *[other] { $first } fica aceito por essa fala; { $second } é cancelado.
    }
option-called-over-which-over-second = { $second } fica aceito por essa fala.
option-called-over-which-over-second-2017 = { $under ->
        [none] { $second } fica aceito por essa fala.
       *[other] { $over } vem sobre { $second }, que toma o lugar de { $first } como diz a sua lei.
    }

question-first-or-another = { $seat } deixa valer { $first }, ou faz outra fala?
option-first-or-another-first-stands = { $partner } deve passar na próxima vez; saída penalizada se defenderem.
option-first-or-another-another-call = { $partner } fica livre mas não pode usar o que foi retirado; o lado recebe no máximo média menos; saída penalizada se defenderem.

question-keep-or-withdraw = { $lho } mantém { $over } ou retira?
option-keep-or-withdraw-keep = { $over } vale sobre { $second }.
option-keep-or-withdraw-withdraw = { $lho } fala de novo, sem penalidade; o lado de { $seat } não pode usar { $over }.

question-accept-out-of-rotation = { $lho } aceita { $call }, feito na vez de { $turn }?
option-accept-out-of-rotation-accept = { $call } vale, sem penalidade; { $lho } fala agora sobre ele.
option-accept-out-of-rotation-accept-2017 = { $call } vale, sem retificação; { $lho } fala agora sobre ele.
option-accept-out-of-rotation-decline = { $call } é cancelado, e fala { $turn }; o que o lado de { $seat } deve fazer depois depende da fala e da vez.

question-28b-or-29a = { $by } falou { $over } na vez certa: simplesmente na vez, ou sobre { $call }? Pergunte a { $by }.
option-28b-or-29a-in-rotation = { $over } de { $by } é a fala na vez; { $call } de { $seat } nunca existiu, sem penalidade.
option-28b-or-29a-in-rotation-2017 = { $over } de { $by } é a fala na vez; { $call } de { $seat } nunca existiu, sem retificação.
option-28b-or-29a-accepts = { $call } de { $seat } fica aceito, e { $over } de { $by } vem sobre ele.

question-28b-while-lho-decides = { $by }, de quem era a vez, falou { $over } enquanto { $lho } escolhia. Qual leitura?
option-28b-while-lho-decides-reading = in-rotation: a fala vale e { $call } nunca existiu. too-late: a fala é cancelada, e { $lho } conserva a escolha.

question-28b-after-29a = { $by }, de quem era a vez, fala { $over } depois de aceita a fala fora de rotação. Qual leitura?
option-28b-after-29a-reading = accepted: { $over } é que está fora de rotação. dealer: { $over } está na vez, e o que veio antes é cancelado.

question-another-call-owed = O que { $seat } fala no lugar de { $call }?
option-another-call-owed-call = Qualquer fala legal; { $partner } passa até o fim em todo caso, e pode haver saída penalizada se a fala for outra.
option-another-call-owed-call-2017 = Qualquer fala legal; { $partner } passa até o fim em todo caso, e pode haver restrição de saída.

question-order-of-matters = { $first } de { $seat } e { $second } de { $by } estão os dois na mesa: de qual se trata primeiro?
option-order-of-matters-newest-first = { $second } é oferecido primeiro; { $first } é examinado de novo depois.
option-order-of-matters-oldest-first = { $first } é resolvido primeiro; { $second } fica então na vez, fora de rotação ou sem efeito.

question-same-call = Com as cartas certas { $seat } fala { $call }; a fala cancelada era { $first }: a diferença é significativa?
question-same-call-2017 = Com estas cartas { $seat } fala agora { $call }; a fala cancelada na outra bolsa era { $first }: a diferença importa?
option-same-call-same = { $lho } deve repetir a fala que fez sobre ela, e a bolsa é jogada.
option-same-call-same-2017 = A bolsa é jogada.
option-same-call-differs = Nota artificial.

question-wrong-hand-late = { $seat } tinha falado { $first } com cartas de outra bolsa, e só agora se descobre. Qual leitura?
option-wrong-hand-late-reading = artificial: nota artificial. stands-if-same: o resultado vale se as cartas certas dão as mesmas falas. reopen: o leilão volta a essa fala, enquanto durar o período.

question-hands-swapped = { $seat } e { $other } estavam cada um com a mão do outro nesta bolsa. Qual leitura?
option-hands-swapped-reading = outside-information: acertam-se as mãos se nenhum dos dois falou, senão nota artificial. as-wrong-board: a fala é cancelada e feita de novo. artificial: nota artificial na hora.

question-cards-seen = Uma mão tem o número errado de cartas, e ninguém com uma mão assim falou. Algum jogador viu carta de outro?
option-cards-seen-not-seen = As mãos são acertadas, e a bolsa é jogada.
option-cards-seen-seen-agreed = Não importa, e os quatro concordam: a bolsa é jogada.
option-cards-seen-seen = Atrapalharia, ou alguém se opõe: nota artificial.
question-deal-put-right = { $seat } falou com uma mão de número errado de cartas: a distribuição pode ser acertada e jogada?
option-deal-put-right-playable = As mãos são acertadas, e a bolsa é jogada sem troca de falas; a nota pode ser ajustada depois.
option-deal-put-right-not-playable = Nota artificial.
question-deal-playable = A bolsa pode ser jogada apesar do que se viu?
option-deal-playable-playable = A bolsa é jogada; a nota pode ser ajustada depois.
option-deal-playable-not-playable = Nota artificial.
question-board-played-before = Outra dupla, e não { $side }, devia jogar esta bolsa aqui: algum dos quatro na mesa já a jogou?
option-board-played-before-played-before = A bolsa é cancelada aqui.
option-board-played-before-not-played = Leilão e carteio vão até o fim, e o resultado vale para os dois lados.
option-cards-seen-seen-2017 = É informação de outra fonte; a seguir se pergunta se a bolsa pode ser jogada.

question-caused-by-misinformation = { $call } de { $seat } se deveu provavelmente à informação errada?
question-caused-by-misinformation-2017 = { $call } de { $seat } bem pode ter sido influenciado pela informação errada?
option-caused-by-misinformation-misinformed = { $seat } pode trocar { $call } sem penalidade; depois { $lho } pode trocar uma fala feita desde então.
option-caused-by-misinformation-misinformed-2017 = { $seat } pode trocar { $call } sem retificação; depois { $lho } pode trocar uma fala feita desde então.
option-caused-by-misinformation-not-misinformed = { $call } vale.

question-change-misinformed = { $seat } mantém { $call } ou troca?
option-change-misinformed-keep = { $call } vale.
option-change-misinformed-change = A nova fala vale sem penalidade; depois { $lho } pode trocar uma fala posterior.
option-change-misinformed-change-2017 = A nova fala vale sem retificação; depois { $lho } pode trocar uma fala posterior.

question-change-after-21b = { $lho } mantém { $over } sobre { $second }, ou troca?
option-change-after-21b-keep = { $over } vale.
option-change-after-21b-withdraw = { $lho } fala de novo, sem penalidade; esse lado não pode usar o que { $over } mostrou.
option-change-after-21b-withdraw-2017 = { $lho } fala de novo, sem retificação; esse lado não pode usar o que { $over } mostrou.

question-visible = { $seat } mostrou { $cards }: { $partner } podia ver alguma face?
option-visible-visible = Fica aberta na mesa; se o lado defender, é carta penalizada. Uma honra, uma carta de saída ou várias cartas: { $partner } passa uma vez.
option-visible-not-visible = É recolhida, e ninguém fica obrigado a nada.

question-declarer-leads-lho-faces-hand = O carteador saiu, e { $seat }, de quem era a saída, abriu a mão. Qual leitura?
option-declarer-leads-lho-faces-hand-reading = by-the-letter: a carta do carteador volta para a mão, as cartas de { $seat } são cartas penalizadas. artificial: nota artificial para os dois lados.

question-penalty-card-lead = A saída é de { $leader }, e { $offender } tem carta penalizada ({ $cards }). O que { $declarer } escolhe?
option-penalty-card-lead-require = { $leader } deve sair no naipe nomeado ({ $suits }), e a carta é recolhida.
option-penalty-card-lead-forbid = { $leader } não pode sair no naipe nomeado ({ $suits }) enquanto conservar a saída, e a carta é recolhida.
option-penalty-card-lead-waive = { $leader } sai livremente, e a carta fica aberta na mesa.

question-skipped-player-found-after-lead = Fez-se uma saída embora um jogador tivesse ficado sem a sua vez. Qual leitura?
option-skipped-player-found-after-lead-reading = result-stands: ao seguir jogando, a mesa aceitou. artificial: o leilão não pode seguir em boa ordem.

question-inadmissible-found-after-lead = Só agora se vê que { $seat } não podia fazer { $call }. Qual leitura?
option-inadmissible-found-after-lead-reading = as-if-not-made: conta como se a fala não tivesse sido feita. result-stands: o lado não infrator agiu primeiro. artificial: nota artificial.

question-lead-penalty = A saída é de { $leader }; { $call } de { $offender } foi retirado. O que { $declarer } escolhe?
option-lead-penalty-require = { $leader } deve sair agora no naipe nomeado ({ $suits }).
option-lead-penalty-forbid = { $leader } não pode sair no naipe nomeado ({ $suits }) enquanto conservar a saída.
option-lead-penalty-waive = { $leader } sai livremente.

## A rever depois do carteio

review-11a = { $seat }, do lado não infrator, falou { $call } antes da chegada do diretor: perdeu-se o direito de penalizar?
review-11a-2017 = { $seat }, do lado não infrator, falou { $call } antes da chegada do diretor: esse lado ganhou com o que um adversário fez depois por não conhecer a lei?
review-13 = { $seat } tinha falado com uma mão de número errado de cartas: a nota deve ser ajustada?
review-16 = { $seat } tinha informação não autorizada e falou { $call }: ela sugeria essa fala e não outra?
review-16b1 = { $seat } tinha informação não autorizada e falou { $call }: ela sugeria essa fala e não outra?
review-16d = Um jogador tinha visto carta de outra mão quando se achou a mão errada de { $seat }: isso afetou o resultado?
review-20e = A revisão do leilão foi errada, e ninguém a corrigiu antes de { $seat } falar { $call }: houve prejuízo?
review-21b2 = { $call }, retirado por { $seat }, disse algo que prejudicou o outro lado?
review-21b3 = { $call } de { $seat } veio depois de informação errada e já não podia ser trocado: houve prejuízo?
review-23 = O lado de { $by } ganhou com o passo obrigatório de { $seat }? Se { $by } podia saber que ele prejudicaria o outro lado, a nota é ajustada.
review-23c = { $call } de { $seat } foi trocado por uma fala comparável: sem a ajuda da irregularidade, o resultado podia bem ser outro, e o outro lado foi prejudicado?
review-27b1b = { $call } de { $seat } disse algo que prejudicou o outro lado?
review-27d = Sem a ajuda de { $call } de { $seat }, insuficiente, o resultado podia bem ser outro, e o outro lado foi prejudicado?
review-72c = { $by } podia saber que a irregularidade era capaz de prejudicar o outro lado? Se o lado de { $by } ganhou com ela, a nota é ajustada.

## Por que algo é recusado

refused-ambiguous-answer = "{ $option }" responde a mais de uma pergunta feita para { $owner }; acrescente re e um de { $ids }.
refused-another-call-is-first = { $call } é a primeira fala; para mantê-la, responda first-stands.
refused-card-not-held = { $seat } não tem { $card }.
refused-card-not-named = É preciso dizer qual carta é jogada.
refused-card-played-before = Já foi jogada antes a carta { $card }.
refused-irregular-on-line = Esta mesa não aceita falas irregulares.
refused-lead-forbidden = { $seat } não pode sair em { $suit }: o carteador proibiu enquanto { $seat } conservar a saída.
refused-lead-required = { $seat } deve sair em { $suit }: o carteador exigiu.
refused-lead-choice-open = O carteador deve dizer primeiro em que { $seat } pode sair.
refused-lead-out-of-turn = Sai { $leader }, não { $seat }: uma mesa online não aceita saída fora da vez.
refused-matter-open = É preciso resolver primeiro a questão agora aberta.
refused-moved-on = A mesa já seguiu adiante: este comando viu a linha { $seen }, o registro está na linha { $seq }.
refused-must-follow-suit = { $seat } deve servir ao naipe.
refused-no-call-to-change = { $seat } não fez nenhuma fala que se possa trocar.
refused-no-claim-now = Não há o que reclamar agora, ou não tantas vazas.
refused-no-lead-now = Ninguém tem a saída agora.
refused-no-result-now = Não há resultado agora.
refused-auction-period-over = O período de leilão acabou: a dupla errada já não leva a um segundo leilão.
refused-wrong-pair-too-late = O período de leilão acabou: que { $side } não deveriam sentar aqui já não é assunto do leilão.
refused-no-call-to-cancel = { $seat } não fez nenhuma fala que se possa cancelar.
refused-no-hands-to-swap = { $seat } não pode ter trocado de mão aqui.
refused-no-wrong-count = Com esse número de cartas ({ $cards }) não há o que decidir.
refused-one-player-twice = { $seat } não pode fazer duas falas ao mesmo tempo.
refused-two-changes-at-once = Duas trocas ao mesmo tempo são registradas uma depois da outra.
refused-no-such-call = { $call } não é uma fala do bridge.
refused-no-such-call-made = { $ref } não indica nenhuma fala feita.
refused-no-such-option = "{ $option }" não é resposta para { $id }.
refused-no-such-question = Não há pergunta aberta { $id }.
refused-no-such-reading = "{ $value }" não é leitura de um ponto em aberto; diga o ponto com re, se vários têm essa leitura.
refused-reading-not-applied = Bidding Box ainda não aplica a leitura "{ $value }" de { $gap }; o diretor decide à mão.
refused-no-such-seq = Não há linha { $seq } para corrigir; o registro acaba na linha { $last }.
refused-nobody-asked = Nada do que se perguntou para { $owner } tem a resposta "{ $option }". Abertas agora: { $ids }.
refused-not-in-bridge = Isso não acontece no bridge.
refused-not-offered = { $value } não foi oferecido; escolha um de { $values }.
refused-not-the-owner = Essa escolha não é para { $owner }: a pergunta { $id } é só para { $to }.
refused-nothing-changed = { $seat } já tinha falado { $call }: nada mudou.
refused-nothing-claimed = Ninguém reclamou vazas.
refused-nothing-to-face = { $seat } não tem carta de saída fechada na mesa.
refused-nothing-to-forfeit = Não há penalidade cujo direito se pudesse perder.
refused-play-out-of-turn = É a vez de { $turn } jogar, não de { $seat }.
refused-suit-not-offered = Esse naipe não foi oferecido; a escolha é { $suits }.
refused-takes-nothing = "{ $option }" não leva nada depois aqui; achou-se { $value }.
refused-tricks-out-of-range = Não se ganham tantas vazas: { $tricks }.
refused-value-needed = "{ $option }" precisa de um de { $values } depois.
