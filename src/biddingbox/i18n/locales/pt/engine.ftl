# O que o motor diz: decisões, perguntas, opções, recusas, revisões. Palavras nossas; o item da
# lei fica ao lado de cada frase e não faz parte dela. Jogadores, naipes e cartas já vêm em palavras.

## Decisões

ruling-insufficient = { $call } é insuficiente: não substitui { $over }.
ruling-out-of-rotation = { $seat } falou { $call } fora de rotação; a vez era de { $turn }.
ruling-attention = { $seat } chamou a atenção: chama-se logo o diretor. Ninguém perde direito algum com isso.
ruling-assessed = O diretor deu a decisão.
ruling-premature = { $seat } corrigiu { $call } antes da chegada do diretor: essa fala também pode custar uma penalidade.
ruling-accepted-27a = { $lho } aceita { $call }: conta como legal, e o leilão segue daí.
ruling-accepted-29a = { $lho } aceita { $call }: vale, e quem ficou sem falar perdeu essa vez.
ruling-not-accepted = { $lho } não aceita { $call }. { $seat } deve dar um lance suficiente ou passar, e não pode dobrar.
ruling-insufficient-again = { $call } também é insuficiente: { $lho } pode aceitar.
ruling-corrected-free = { $call } é corrigido pelo lance mais baixo na sua denominação, os dois naturais: sem penalidade, e { $partner } fica livre.
ruling-partner-silenced-pass = { $seat } passou no lugar de { $call }: { $partner } deve passar até o fim do leilão.
ruling-partner-silenced-other-bid = { $replacement } não é o lance mais baixo na denominação de { $call }: { $partner } deve passar até o fim do leilão.
ruling-partner-silenced-artificial = { $call }, ou o lance que o corrige, pode ser convencional: { $partner } deve passar até o fim do leilão.
ruling-no-double-instead = { $call } não pode substituir o lance insuficiente: é cancelado, { $partner } deve passar até o fim do leilão, e { $seat } ainda deve dar um lance ou passar.
ruling-slip = { $first } foi um descuido: { $second } toma o seu lugar, sem penalidade.
ruling-partner-cancelled = { $call } de { $seat } veio sobre uma fala depois trocada: é cancelado, e { $seat } fala de novo na sua vez.
ruling-no-slip = { $first } não foi descuido: a troca por { $second } é tardia ou proposital.
ruling-second-thought = { $second } foi uma mudança de ideia: não abre escolha, e { $first } está na mesa como antes.
ruling-too-late = A troca veio tarde demais: { $first } vale, e { $partner } não pode usar o que { $second } mostrou.
ruling-only-asked = { $seat } só perguntou: isso não obriga ninguém, e { $partner } não pode usar o que foi dito.
ruling-never-stands = { $second } nunca poderia valer, e por isso { $lho } não tem escolha: é cancelado.
ruling-change-accepted = { $lho } aceita { $second } no lugar de { $first }: vale, sem penalidade.
ruling-change-refused = { $lho } não aceita a troca: { $second } é cancelado.
ruling-called-over-first-25b1 = { $lho } queria falar sobre { $first }: { $second } vale sem penalidade, e { $lho } pode retirar a sua fala.
ruling-called-over-first = { $lho } falou sobre { $first } sem ter visto { $second }, e assim aceitou { $first }.
ruling-own-law = { $first } já era irregular: segue a lei própria.
ruling-first-stands = { $first } vale, e { $partner } deve passar na próxima vez.
ruling-another-call = { $seat } fala { $another } no lugar de { $first }: { $partner } fica livre mas não pode usar o que foi retirado, e o lado recebe no máximo média menos.
ruling-kept = { $seat } mantém { $call }.
ruling-recalled = { $seat } retira { $call } e fala { $instead }.
ruling-implied-pass = { $seat } devia passar: o passo fica subentendido, e { $by } falou na vez.
ruling-in-rotation = A vez era de { $seat }: { $call } está na vez, e { $cancelled } de { $offender } é como se nunca tivesse existido. Sem penalidade.
ruling-cancelled = { $lho } não aceita { $call }: é cancelado, e a vez é de { $turn }.
ruling-called-too-soon = { $turn } falou enquanto { $lho } ainda tinha a escolha: a fala é cancelada, e a escolha continua aberta.
ruling-lho-called-too-soon = { $seat } falou { $call } depois que se chamou a atenção: a fala é cancelada, e a escolha continua aberta.
ruling-made-before-ruling = A fala de { $seat } foi feita antes da decisão que obriga { $seat } a passar: não a infringe.
ruling-tested-again = { $call } de { $seat } veio enquanto havia uma pergunta aberta: é examinado agora.
ruling-turn-lost = A vez perdida não conta para o que é devido na próxima vez.
ruling-no-turn-came = O leilão acabou antes que o infrator tivesse vez para outra fala: não há saída penalizada.
ruling-all-have-passed = Os quatro passaram, um deles fora de rotação: a bolsa acaba sem lance.
ruling-taken-up-later = Disto se trata quando estiver resolvida a questão agora aberta.
ruling-lead-waits = { $seat } saiu enquanto o diretor examina o leilão: se não for reaberto, essa é a saída.
ruling-card-seen = A carta de { $seat } foi vista antes da primeira fala: informação de fora.
ruling-player-skipped = Um passo de { $offender } tomou a vez de { $seat }: os passos feitos desde então são cancelados, e a vez é de { $seat }.
ruling-improper-form = { $seat } deve dizer só a palavra; { $call } vale com o sentido que teve.
ruling-names-wrong-bid = { $seat } nomeou { $said }; a fala vale sobre { $bid }, o lance tal como foi feito.
ruling-forfeited = Perdeu-se o direito de penalizar: o lado não infrator agiu antes da chegada do diretor. Uma penalidade de procedimento ainda é possível.
ruling-not-forfeited = O direito de penalizar não se perdeu.
ruling-accepted-already = A fala fora de rotação já tinha sido aceita: agora é { $call } de { $seat } que está fora de rotação.
ruling-depends-on-rho = O que a fala de { $seat } custa depende do que { $rho } falar agora.
ruling-conventional-pass = O passo de { $seat } era convencional: é julgado como um lance.
ruling-passed-convention = { $seat } passou sobre a fala convencional de { $partner }: é julgado como um lance.
ruling-offender-passes-once = { $seat } deve passar na próxima vez.
ruling-offender-passes-always = { $seat } deve passar até o fim do leilão.
ruling-partner-no-double = { $seat } pode dar um lance ou passar, mas não dobrar nesta vez.
ruling-partner-silenced = { $seat } pode fazer qualquer fala legal na sua vez; { $partner } deve passar até o fim do leilão.
ruling-must-repeat = { $seat } deve repetir { $call }; se for legal, não há penalidade.
ruling-passes-instead = { $seat } teria de repetir { $call }, mas deve passar: o passo vem primeiro.
ruling-any-legal-call = { $seat } pode fazer qualquer fala legal na sua vez.
ruling-repeat-enforced = { $seat } devia repetir { $repeat }: { $call } é cancelado, e { $repeat } toma o seu lugar.
ruling-denomination-repeated = { $seat } repete a denominação: { $partner } deve passar na próxima vez.
ruling-denomination-not-repeated = { $seat } não repete a denominação: { $partner } deve passar até o fim do leilão.
ruling-stands-after-all = { $lho } falou antes da decisão: { $call } vale, e também as falas legais seguintes.
ruling-as-if-no-irregularity = { $lho } falou antes da decisão: cancelam-se { $call } e todas as falas seguintes, como se nada tivesse acontecido.
ruling-after-final-pass-both = O leilão tinha acabado: cancelam-se { $call } e a fala feita sobre ele, sem penalidade.
ruling-after-final-pass = O leilão tinha acabado: { $call } de { $seat } é cancelado, sem penalidade.
ruling-defender-after-final-pass = O leilão tinha acabado: { $call } de { $seat } é cancelado; { $partner } pode ficar sujeito a uma saída penalizada.
ruling-inadmissible = { $seat } não pode fazer aqui este { $call }: é cancelado, e { $partner } deve passar até o fim do leilão.
ruling-his-choice = { $second } é a fala que { $seat } pode fazer no lugar de { $first }.
ruling-both-silenced = { $seat } não podia fazer esta fala: um passo toma o lugar dela, e { $seat } e { $partner } devem passar até o fim do leilão.
ruling-both-silenced-in-turn = { $seat } não podia fazer esta fala: é cancelada, e { $seat } e { $partner } devem passar até o fim do leilão.
ruling-partner-cancelled-29b = { $call } de { $seat } cai junto com a fala fora de rotação: { $seat } fala de novo.
ruling-lead-waived = { $declarer } não faz uso da saída penalizada.
ruling-lead-require = { $declarer } exige que { $leader } saia em { $suit }.
ruling-lead-forbid = { $declarer } proíbe { $leader } de sair em { $suit } enquanto conservar a saída.
ruling-wrong-hand-called = { $seat } falou com o número errado de cartas na mão: nota artificial.
ruling-hands-put-right = Ninguém viu carta de outro jogador: as mãos são acertadas, e a bolsa é jogada.
ruling-hands-put-right-16b = Ninguém tinha falado: { $seat } e { $other } pegam as mãos certas, e a bolsa é jogada.
ruling-seen-agreed = O que se viu não importa, e os quatro concordam: a bolsa é jogada.
ruling-seen-interferes = O que se viu atrapalharia, ou alguém se opõe: nota artificial.
ruling-card-restored = A carta que faltava a { $seat } é achada ou a mão é refeita; as falas já feitas valem.
ruling-second-auction = A dupla certa se sentou: o leilão é cancelado e recomeça; quem já tinha falado deve repetir a mesma fala. { $side } ficam livres.
ruling-second-auction-differs = { $seat } fala { $call } onde o primeiro leilão teve { $earlier }: a bolsa é cancelada.
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
ruling-not-misinformed = { $call } de { $seat } não se deveu à informação errada: vale.
ruling-kept-misinformed = { $seat } mantém { $call }.
ruling-changed-misinformed = { $seat } fala { $second } no lugar de { $call }, sem penalidade.
ruling-changed-after = { $seat } fala { $second } no lugar de { $call }, sem penalidade.
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
ruling-not-yet = Aplica-se a Lei { $law }. Bidding Box ainda não decide sobre ela: o diretor decide pelo livro.

## Perguntas, e o que decorre de cada resposta

question-accept-insufficient = { $lho } aceita { $call }?
option-accept-insufficient-accept = { $call } conta como legal, sem penalidade; { $lho } fala agora sobre ele.
option-accept-insufficient-decline = { $call } é cancelado. { $offender } dá um lance suficiente ou passa, mas não pode dobrar. { $lowest }, os dois lances naturais: sem penalidade. Qualquer outra coisa: { $partner } deve passar até o fim, e pode haver saída penalizada.

question-correct-insufficient = O que { $offender } fala no lugar de { $call }?
option-correct-insufficient-call = { $lowest }, com os dois lances naturais, deixa { $partner } livre; qualquer outro lance, ou um passo, obriga { $partner } a passar até o fim, com saída penalizada se o lado defender. Um dobro é cancelado e obriga { $partner } do mesmo modo.

question-both-natural = { $call } e { $replacement } eram ambos naturais?
option-both-natural-natural = Sem penalidade: { $partner } fica livre.
option-both-natural-artificial = { $partner } deve passar até o fim do leilão; pode haver saída penalizada.

question-slip = { $first }, trocado por { $second }: foi um descuido, corrigido sem pausa para pensar?
option-slip-inadvertent = { $second } toma o lugar de { $first }, sem penalidade; uma fala de { $lho } sobre ele pode ser retirada.
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

question-accept-change = { $lho } aceita { $second } no lugar de { $first }?
option-accept-change-accept = { $second } vale, sem penalidade.
option-accept-change-decline = { $only_asked ->
        [yes] { $first } vale, e ninguém fica obrigado a nada.
       *[no] { $second } é cancelado. { $seat } deixa valer { $first }, e { $partner } passa uma vez; ou faz outra fala, e o lado recebe no máximo média menos. Nos dois casos, saída penalizada se defenderem.
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
option-called-over-which-over-second = { $second } fica aceito por essa fala.

question-first-or-another = { $seat } deixa valer { $first }, ou faz outra fala?
option-first-or-another-first-stands = { $partner } deve passar na próxima vez; saída penalizada se defenderem.
option-first-or-another-another-call = { $partner } fica livre mas não pode usar o que foi retirado; o lado recebe no máximo média menos; saída penalizada se defenderem.

question-keep-or-withdraw = { $lho } mantém { $over } ou retira?
option-keep-or-withdraw-keep = { $over } vale sobre { $second }.
option-keep-or-withdraw-withdraw = { $lho } fala de novo, sem penalidade; o lado de { $seat } não pode usar { $over }.

question-accept-out-of-rotation = { $lho } aceita { $call }, feito na vez de { $turn }?
option-accept-out-of-rotation-accept = { $call } vale, sem penalidade; { $lho } fala agora sobre ele.
option-accept-out-of-rotation-decline = { $call } é cancelado, e fala { $turn }; o que o lado de { $seat } deve fazer depois depende da fala e da vez.

question-28b-or-29a = { $by } falou { $over } na vez certa: simplesmente na vez, ou sobre { $call }? Pergunte a { $by }.
option-28b-or-29a-in-rotation = { $over } de { $by } é a fala na vez; { $call } de { $seat } nunca existiu, sem penalidade.
option-28b-or-29a-accepts = { $call } de { $seat } fica aceito, e { $over } de { $by } vem sobre ele.

question-28b-while-lho-decides = { $by }, de quem era a vez, falou { $over } enquanto { $lho } escolhia. Qual leitura?
option-28b-while-lho-decides-reading = in-rotation: a fala vale e { $call } nunca existiu. too-late: a fala é cancelada, e { $lho } conserva a escolha.

question-28b-after-29a = { $by }, de quem era a vez, fala { $over } depois de aceita a fala fora de rotação. Qual leitura?
option-28b-after-29a-reading = accepted: { $over } é que está fora de rotação. dealer: { $over } está na vez, e o que veio antes é cancelado.

question-another-call-owed = O que { $seat } fala no lugar de { $call }?
option-another-call-owed-call = Qualquer fala legal; { $partner } passa até o fim em todo caso, e pode haver saída penalizada se a fala for outra.

question-order-of-matters = { $first } de { $seat } e { $second } de { $by } estão os dois na mesa: de qual se trata primeiro?
option-order-of-matters-newest-first = { $second } é oferecido primeiro; { $first } é examinado de novo depois.
option-order-of-matters-oldest-first = { $first } é resolvido primeiro; { $second } fica então na vez, fora de rotação ou sem efeito.

question-same-call = Com as cartas certas { $seat } fala { $call }; a fala cancelada era { $first }: a diferença é significativa?
option-same-call-same = { $lho } deve repetir a fala que fez sobre ela, e a bolsa é jogada.
option-same-call-differs = Nota artificial.

question-wrong-hand-late = { $seat } tinha falado { $first } com cartas de outra bolsa, e só agora se descobre. Qual leitura?
option-wrong-hand-late-reading = artificial: nota artificial. stands-if-same: o resultado vale se as cartas certas dão as mesmas falas. reopen: o leilão volta a essa fala, enquanto durar o período.

question-hands-swapped = { $seat } e { $other } estavam cada um com a mão do outro nesta bolsa. Qual leitura?
option-hands-swapped-reading = outside-information: acertam-se as mãos se nenhum dos dois falou, senão nota artificial. as-wrong-board: a fala é cancelada e feita de novo. artificial: nota artificial na hora.

question-cards-seen = Uma mão tem o número errado de cartas, e ninguém com uma mão assim falou. Algum jogador viu carta de outro?
option-cards-seen-not-seen = As mãos são acertadas, e a bolsa é jogada.
option-cards-seen-seen-agreed = Não importa, e os quatro concordam: a bolsa é jogada.
option-cards-seen-seen = Atrapalharia, ou alguém se opõe: nota artificial.

question-caused-by-misinformation = { $call } de { $seat } se deveu provavelmente à informação errada?
option-caused-by-misinformation-misinformed = { $seat } pode trocar { $call } sem penalidade; depois { $lho } pode trocar uma fala feita desde então.
option-caused-by-misinformation-not-misinformed = { $call } vale.

question-change-misinformed = { $seat } mantém { $call } ou troca?
option-change-misinformed-keep = { $call } vale.
option-change-misinformed-change = A nova fala vale sem penalidade; depois { $lho } pode trocar uma fala posterior.

question-change-after-21b = { $lho } mantém { $over } sobre { $second }, ou troca?
option-change-after-21b-keep = { $over } vale.
option-change-after-21b-withdraw = { $lho } fala de novo, sem penalidade; esse lado não pode usar o que { $over } mostrou.

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
review-16 = { $seat } tinha informação não autorizada e falou { $call }: ela sugeria essa fala e não outra?
review-20e = A revisão do leilão foi errada, e ninguém a corrigiu antes de { $seat } falar { $call }: houve prejuízo?
review-21b2 = { $call }, retirado por { $seat }, disse algo que prejudicou o outro lado?
review-21b3 = { $call } de { $seat } veio depois de informação errada e já não podia ser trocado: houve prejuízo?
review-23 = O lado de { $by } ganhou com o passo obrigatório de { $seat }? Se { $by } podia saber que ele prejudicaria o outro lado, a nota é ajustada.
review-27b1b = { $call } de { $seat } disse algo que prejudicou o outro lado?

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
refused-lead-out-of-turn = Sai { $leader }, não { $seat }. Bidding Box ainda não decide sobre uma saída fora da vez.
refused-matter-open = É preciso resolver primeiro a questão agora aberta.
refused-moved-on = A mesa já seguiu adiante: este comando viu a linha { $seen }, o registro está na linha { $seq }.
refused-must-follow-suit = { $seat } deve servir ao naipe.
refused-no-call-to-change = { $seat } não fez nenhuma fala que se possa trocar.
refused-no-claim-now = Não há o que reclamar agora, ou não tantas vazas.
refused-no-lead-now = Ninguém tem a saída agora.
refused-no-result-now = Não há resultado agora.
refused-auction-period-over = O período de leilão acabou: a dupla errada já não leva a um segundo leilão.
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
