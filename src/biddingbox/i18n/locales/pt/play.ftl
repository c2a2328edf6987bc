# The lead and the play of the cards: rulings, questions, options, refusals.

## The opening lead

ruling-face-down-lead-goes-back = { $seat } saiu com a carta fechada, mas a saída é de { $leader }: ninguém viu a carta, e ela volta para a mão sem penalidade.
ruling-face-down-lead-goes-back-2017 = { $seat } saiu com a carta fechada, mas a saída é de { $leader }: ninguém viu a carta, e ela volta para a mão sem retificação.
ruling-partners-lead-goes-back = A saída de { $seat }, ainda fechada, volta antes para a mão.
ruling-lead-out-of-turn = { $seat } abriu { $card } como carta de saída, mas a saída é de { $leader }.
ruling-lead-by-declaring-side = { $seat }, do lado carteador, saiu com { $card }: trata-se como carta exposta durante o leilão.
ruling-told-lead-goes-back = Um oponente tinha dito a { $seat } que a saída era sua: { $card } volta para a mão, livre de tudo, e sai { $leader }.
ruling-not-told = Nenhum oponente tinha dito a { $seat } que a saída era sua.
ruling-declarer-is-dummy = { $declarer } aceita { $card } e abre a mão como morto: { $partner } carteia.
ruling-lead-accepted = { $declarer } aceita { $card } como carta de saída e joga em segundo lugar.
ruling-must-accept-lead = { $declarer } pode ter visto uma carta de { $partner }: é preciso aceitar { $card }.
ruling-lead-refused = { $declarer } não aceita { $card }: sai { $leader }.
ruling-lead-penalty-card = { $card } de { $seat } fica aberta na mesa como carta penalizada maior, e sai { $leader }.
ruling-penalty-waits = A saída fora da vez não era a vez de { $seat }: a saída penalizada espera até que ela chegue.
ruling-penalty-waits-2017 = A saída fora da vez não era a vez de { $seat }: a restrição de saída espera até que ela chegue.
ruling-penalty-spent = A saída aceita foi a primeira vez de { $seat }: a saída penalizada está gasta.
ruling-penalty-spent-2017 = A saída aceita foi a primeira vez de { $seat }: a restrição de saída está gasta.
ruling-dummy-may-not-ask = { $seat } será o morto e por isso não pode perguntar sobre o leilão.
ruling-lead-misinformed = { $seat } saiu com { $card } depois de explicação errada de { $call } de { $by }: pode retirar a carta.
ruling-lead-not-misinformed = A explicação de { $call } de { $by } não dá a { $seat } o direito de retirar { $card }: a carta fica.
ruling-lead-kept = { $seat } deixa { $card } onde está.
ruling-lead-retracted = { $seat } retira { $card }, sem penalidade, e sai com outra carta.
ruling-lead-retracted-2017 = { $seat } retira { $card }, sem retificação, e sai com outra carta.

review-40c = { $seat } saiu com { $card } depois de explicação errada de { $call } de { $by } e já não podia retirar a carta: houve prejuízo?
review-47e2b = { $seat } saiu com { $card } depois de explicação errada de { $call } de { $by } e já não podia retirar a carta: houve prejuízo?

question-told-his-turn = Um oponente tinha dito a { $seat } que a saída era sua?
option-told-his-turn-told = { $card } volta para a mão, livre de tudo, e sai { $leader }.
option-told-his-turn-not-told = { $declarer } diz o que acontece com a saída.

question-lead-out-of-turn = { $seat } abriu { $card }, mas a saída é de { $leader }. O que { $declarer } escolhe?
option-lead-out-of-turn-accept = { $card } é a carta de saída; { $declarer } joga em segundo lugar, e { $partner } é o morto.
option-lead-out-of-turn-accept-as-dummy = { $card } é a carta de saída; { $declarer } abre a mão, e { $partner } carteia.
option-lead-out-of-turn-refuse = { $card } passa a carta penalizada maior, e sai { $leader }; { $declarer } pode exigir ou proibir esse naipe.

question-lead-misinformed = { $call } de { $by } era convencional, e { $seat } saiu com { $card } por causa de explicação errada?
question-lead-misinformed-2017 = { $seat } saiu com { $card } por causa de explicação errada de { $call } de { $by }?
option-lead-misinformed-misinformed = { $seat } pode retirar { $card } e sair com outra carta.
option-lead-misinformed-not-misinformed = { $card } fica como carta de saída.

question-keep-or-retract-lead = { $seat } deixa { $card } ou retira?
option-keep-or-retract-lead-keep = { $card } fica como carta de saída.
option-keep-or-retract-lead-retract = { $card } volta para a mão sem penalidade, e { $seat } sai com outra; o lado que explicou errado não pode usar o que ela mostrou.
option-keep-or-retract-lead-retract-2017 = { $card } volta para a mão sem retificação, e { $seat } sai com outra; o lado que explicou errado não pode usar o que ela mostrou.

refused-lead-not-settled = { $seat } não faz nada ainda: é preciso resolver primeiro o que acontece com a saída.

## The play

ruling-exposed-freely = { $seat } deixou ver cartas: { $cards }. O lado do carteador não tem cartas penalizadas; elas voltam para a mão.
ruling-penalty-card-major = Carta penalizada maior de { $seat }: { $cards }. Fica aberta na mesa e é jogada assim que a lei permitir.
ruling-penalty-card-minor = Carta penalizada menor de { $seat }: { $cards }. Fica aberta na mesa; antes dela { $seat } não joga outra carta do naipe abaixo do dez.
ruling-card-designated = { $declarer } diz qual carta penalizada { $seat } joga agora: { $card }.
ruling-penalty-card-not-played = { $seat } jogou { $card }, mas devia jogar antes uma carta penalizada: { $cards }. O diretor decide: o carteador pode aceitar a carta jogada ou pedir a carta penalizada no lugar dela.
ruling-defender-leads-out-of-turn = { $seat } saiu com { $card }, mas a saída é de { $turn }. O diretor decide: o carteador pode aceitar a saída; se a recusa, a carta é carta penalizada maior, e o lado de { $turn } sai com isso em vista.
ruling-lead-out-of-turn-accepted = { $by } jogou sobre { $card }, com que { $seat } tinha saído fora da vez: a saída está aceita, e a vaza segue.
ruling-led-before-choice = { $seat } saiu com { $card } antes que o carteador dissesse em que se pode sair. O diretor decide: a carta é tratada como exposta, e o carteador ainda escolhe.
ruling-declarer-out-of-turn = { $seat } jogou { $card }, mas a vez é de { $turn }. O diretor decide: qualquer defensor pode aceitar a carta; senão ela volta para a mão, e nada mais se segue.
ruling-premature-play = { $seat } jogou { $card } antes de { $partner }; a vez é de { $turn }. O diretor decide: a carta é penalizada, e o carteador pode exigir de { $partner } a carta mais alta ou a mais baixa do naipe da saída, ou proibir outro naipe.
ruling-play-out-of-turn = { $seat } jogou { $card }, mas a vez é de { $turn }; { $partner } já tinha jogado. O diretor decide.
ruling-revoke = { $seat } jogou { $card } podendo jogar { $suit }: é uma renúncia. Enquanto o lado de { $seat } não sair nem jogar na vaza seguinte, ela deve ser corrigida (62A); depois está consumada (63A). Após o carteio passam uma ou duas vazas (64A), nenhuma em alguns casos (64B), e mais se isso não repara o prejuízo (64C).
ruling-revoke-2017 = { $seat } jogou { $card } podendo jogar { $suit }: é uma renúncia. Enquanto o lado de { $seat } não sair nem jogar na vaza seguinte, ela deve ser corrigida (62A); depois está consumada (63A). Após o carteio passa uma vaza, ou duas se { $seat } ganhou a vaza da renúncia (64A), nenhuma em alguns casos (64B), e mais se isso não repara o prejuízo (64C).
ruling-revoke-lead = { $seat } saiu com { $card } contra a escolha do carteador, podendo cumprir ({ $suit }): é uma renúncia. Deve ser corrigida enquanto for possível (62A); uma vez consumada (63A), passam vazas após o carteio (64A), ou nenhuma (64B), e mais se isso não repara o prejuízo (64C).
ruling-revoke-by-dummy = { $seat }, que é o morto, jogou { $card } podendo jogar { $suit }: é uma renúncia. Deve ser corrigida enquanto for possível (62A); uma vez consumada (63A), nenhuma vaza passa (64B), mas o prejuízo é reparado (64C).
ruling-revoke-found = { $seat } joga agora cartas de { $suit } ({ $cards }), mas antes não serviu o naipe ({ $card }): é uma renúncia. Se está consumada (63A), passam vazas após o carteio (64A), ou nenhuma (64B), e mais se isso não repara o prejuízo (64C).
ruling-claimed = { $seat } reivindica. Vazas do lado do carteador por essa reivindicação: { $tricks }. O carteio terminou.
ruling-conceded = { $seat } concede. Vazas do lado do carteador por essa concessão: { $tricks }. O carteio terminou.
ruling-shown-with-claim = As cartas que { $seat } mostra fazem parte da reivindicação: nenhuma é carta penalizada.
ruling-no-concession = { $seat } se opõe na hora ao que { $by } daria: nada foi concedido, e o carteio continua.
ruling-claim-agreed = { $seat } concorda. Vazas do lado do carteador: { $tricks }.
ruling-claim-contested = { $seat } não concorda com a reivindicação de { $by }. O diretor ouve a declaração, manda abrir todas as mãos e decide; a dúvida pesa contra o lado que reivindicou. O resultado é lançado em vazas.
ruling-concession-contested = { $seat } não concorda com a concessão de { $by }. O diretor só a anula por vaza já ganha ou que nenhum carteio normal perderia. O resultado é lançado em vazas.
ruling-agreement-taken-back = { $seat } retira a concordância com o que { $by } reivindicou ou concedeu. O diretor decide se as vazas provavelmente teriam sido outras. O resultado é lançado em vazas.
ruling-result-ruled = Resultado do diretor. Vazas do lado do carteador: { $tricks }.

review-49 = { $seat } saiu com { $card } antes que o carteador escolhesse: isso ajudou a defesa?
review-50e4 = Sem a ajuda da carta exposta de { $seat } ({ $cards }), o resultado poderia bem ter sido outro, e o lado do carteador teve prejuízo?
review-52 = { $seat } jogou { $card } no lugar de uma carta penalizada ({ $cards }): o que o carteador escolheu, e houve prejuízo?
review-56 = { $seat } saiu com { $card } fora da vez: o que o carteador escolheu, e houve prejuízo?
review-57 = { $seat } jogou { $card } cedo demais: o que o carteador escolheu, e houve prejuízo?
review-64 = { $seat } renunciou com { $card }: quantas vazas passam (64A, 64B), e isso repara o prejuízo (64C)?

question-exposed-in-play = { $seat } mostrou no carteio: { $cards }. { $partner } podia ter visto uma face?
option-exposed-in-play-visible = Fica aberta como carta penalizada: menor se é uma só carta abaixo do dez que escapou, senão maior.
option-exposed-in-play-not-visible = Ela é recolhida, e ninguém fica obrigado a nada.

question-which-penalty-card = { $seat } tem várias cartas penalizadas que podem ser jogadas agora ({ $cards }). Qual delas { $declarer } indica?
option-which-penalty-card-designate = { $seat } joga a carta indicada; as outras ficam abertas na mesa.

refused-not-irregular = { $seat } pode jogar { $card }: não há nisso nada de irregular.
refused-irregular-card-on-line = Esta mesa não recebe carta irregular.
refused-penalty-card-first = { $seat } deve jogar antes uma carta penalizada: { $cards }.
refused-minor-penalty-card = { $seat } tem carta penalizada menor ({ $cards }): antes dela não se joga outra carta do naipe abaixo do dez. Uma honra, sim.
refused-penalty-card-choice-open = { $seat } tem várias cartas penalizadas ({ $cards }): o carteador deve dizer primeiro qual é jogada.
refused-nothing-exposed-now = O carteio não está em curso: o que { $seat } mostra agora não expõe carta.
refused-play-after-claim = { $by } já reivindicou ou concedeu: o carteio terminou, e nenhuma carta é jogada. Concorda-se com a reivindicação, ou o diretor decide.
refused-play-after-claim-2017 = { $by } já reivindicou ou concedeu: o carteio terminou, e nenhuma carta é jogada. Só se o outro lado pedir e os quatro concordarem ele continua; então a reivindicação não vale nada, e a sua linha é riscada.
refused-claim-impossible = O lado de { $seat } não pode ter { $tricks } ao todo: com o que já ganhou e o que falta, no mínimo { $min } e no máximo { $max }.
refused-concession-impossible = Isso não pode ser concedido ({ $tricks }); vazas ainda por jogar: { $max }.
refused-claimed-before = { $by } já reivindicou ou concedeu.
refused-dummy-claims = { $seat } é o morto: só o carteador ou um defensor reivindica ou concede.
refused-nothing-to-object = Não há reivindicação nem concessão a que { $seat } possa se opor.
refused-own-claim = { $seat } não pode se opor à própria reivindicação.
refused-agrees-with-partner = { $by } é parceiro de { $seat }, ou o próprio { $seat }: quem concorda é um oponente de { $by }.
refused-claim-contested = A reivindicação de { $by } está contestada: o diretor decide, e o resultado é lançado em vazas.
refused-result-stands = O carteio já deu um resultado. Outro só é lançado se foi indicada uma irregularidade no carteio ou se a reivindicação está contestada.
