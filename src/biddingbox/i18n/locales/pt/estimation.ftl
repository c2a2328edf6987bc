# Estimation: decisões, perguntas, opções, recusas, o que obriga, e a resposta de rule em texto.
# Onde o bridge tem uma decisão da mesma chave, o item vem no fim do identificador. Quem se junta a
# um lance tem o With; o número dito depois do leilão é o “número”.

cli-edition-estimation-law18 = Estimation, Lei 18 do livro de torneios
cli-edition-estimation-common = Estimation, como se joga em geral
cli-deal = Mão { $deal }
cli-carry = Multiplicador { $carry }
cli-points = Pontos { $points }, de segunda mão, não vêm da lei
cli-house-rules = Regras da casa: { $rules }
call-with = With

## Decisões do leilão

ruling-insufficient-e18e1 = { $call } de { $seat } não supera { $over }: é insuficiente, uma infração.
ruling-waits-for-next = A Lei 22 não nos é conhecida. { $next } pode aceitar { $call } de { $seat }, também falando; se não, é substituído.
ruling-accepted-e18e2 = { $next } aceita { $call } de { $seat }: conta como suficiente, e é o lance a superar e a acompanhar.
ruling-owes-another = { $call } de { $seat } é retirado: no seu lugar, um lance suficiente, um With onde for legal, ou um passo, que é definitivo.
ruling-must-raise = { $call } de { $seat } é retirado: deve tornar-se suficiente na mesma denominação.
ruling-counts-as-pass = { $call } de { $seat } é cancelado e conta como passo, que é definitivo.
ruling-still-owed = { $seat } não pode corrigir isso com { $call }: ainda deve outra fala.
ruling-below-four = { $call } de { $seat } não é lance: um lance começa em quatro vazas.
ruling-above-thirteen = { $call } de { $seat } não é lance: as vazas são treze.
ruling-bare-number = { $seat } disse { $call } sem denominação: não é lance.
ruling-with-below-four = { $seat } não pode juntar-se a { $call }: só a partir de quatro vazas.
ruling-with-nothing = { $seat } não tem lance a que se juntar.
ruling-with-own-bid = { $seat } não pode juntar-se a um lance próprio, só a um lance de outro jogador.
ruling-with-other-bid = Nenhum outro jogador deu o lance { $call }: o With de { $seat } não se junta a nada.
ruling-with-twice = { $seat } já se juntou a { $call }.
ruling-with-at-no-trump-barred = { $seat } não pode juntar-se a { $call }: aqui não há With em sem trunfo.
ruling-with-at-no-trump = { $seat } junta-se a { $call }: a lei fala de naipe, e lê-se denominação.
ruling-with-older-bid = { $seat } junta-se a { $call }, que já foi superado; o lance a superar continua o mesmo.
ruling-equal-is-with = { $seat } repetiu { $call }: conta como With.
ruling-with-out-of-turn = O With de { $seat } veio fora da vez: é cancelado, sem penalidade.
ruling-out-of-turn-cancelled = { $call } de { $seat } veio fora da vez: é cancelado, sem penalidade.
ruling-out-of-turn-binds = { $call } de { $seat } veio fora da vez: é cancelado, e deve ser repetido na vez, se então for legal.
ruling-out-of-turn-waits = { $call } de { $seat } veio na vez de { $turn }. { $next } pode aceitar, também falando; uma fala de { $turn } na vez cancela.
ruling-opener = { $seat } faz a primeira fala.
ruling-out-of-the-auction = { $seat } está fora do leilão: { $call } é cancelado, e a vez segue.
ruling-excluded-waits = { $seat } está fora do leilão; { $call } só vale se { $next } falar por cima antes que alguém reclame.
ruling-stands-as-accepted = { $call } de { $seat } vale: { $next } aceitou.
ruling-cancelled-no-penalty = { $call } de { $seat } é cancelado, sem penalidade.
ruling-must-repeat-e18c1iii = { $seat } deve repetir { $call }, que agora é legal.
ruling-auction-is-over = O leilão acabou: { $call } de { $seat } é cancelado.
ruling-change-tried = { $seat } quer { $second } no lugar de { $call }: só um descuido se corrige, até o próximo jogador falar.
ruling-changed = { $call } de { $seat } é retirado; { $second } toma o seu lugar.
ruling-second-thought-e18 = { $second } de { $seat } foi uma mudança de ideia: { $call } vale.
ruling-too-late-e18 = É tarde para { $seat } trocar { $call }: vale.
ruling-stands-e18 = O que foi dito está dito: { $call } de { $seat } vale.
ruling-reading = O diretor decide por outra leitura: { $reading }.
ruling-dash-call = { $seat } declara um dash-call: nenhum lance, nenhum número, zero vazas.
ruling-no-dash-call = Neste jogo não há dash-call: o de { $seat } é cancelado.
ruling-dash-call-too-late = O dash-call de { $seat } é cancelado: declara-se antes do leilão.
ruling-dash-call-twice = { $seat } já declarou um dash-call.
ruling-dash-calls-too-many = O dash-call de { $seat } é cancelado: nesta mão não se permite mais nenhum.
ruling-avoid = { $seat } anuncia um naipe ausente; nada decorre disso.
ruling-no-avoid = Neste jogo não se anuncia naipe ausente: o anúncio de { $seat } não conta.
ruling-avoid-too-late = O anúncio de { $seat }, de um naipe ausente, vem tarde.

## Decisões dos números

ruling-owner-of-the-bid = { $seat } deu o lance final, { $call }, e é quem de origem tem o leilão.
ruling-course-not-shown = O registro não mostra o curso do leilão: quem estava fora, o que { $seat } e os outros disseram antes, mais que o menor piso de um With, e a ordem em que se disseram os números; supõe-se a ordem legal.
ruling-with-floor-e18c2i = { $seat } juntou-se na denominação de { $call } e diz { $number } ou mais.
ruling-with-first = { $seat } diz o número primeiro; { $last } é o último.
ruling-withs-first = { $seat } dizem os números primeiro, nessa ordem; { $last } é o último.
ruling-with-lapses = O lance final, { $call }, é em outra denominação: o With de { $seat } não obriga ninguém.
ruling-with-third-player = Um terceiro jogador deu o lance final, { $call }: o With de { $seat } caduca.
ruling-joined-player-free = { $owner } tinha-se juntado a { $seat } e ganhou: { $seat } fica livre.
ruling-joined-player-bound = { $owner } tinha-se juntado a { $seat } e ganhou: { $seat } fica obrigado como quem tem o With.
ruling-all-passed = Todos passaram: ninguém tem o leilão.
ruling-played-at-no-trump = A mão joga-se sem trunfo.
ruling-dealer-names-first = { $seat } diz um número como sempre, e os outros seguem na rotação.
ruling-redeal = Ninguém deu lance depois de um dash-call: a mão é anulada.
ruling-all-passed-redeal = Todos passaram: pelas regras da casa dão-se as cartas de novo.
ruling-all-passed-redeal-double = Todos passaram: pelas regras da casa dão-se as cartas de novo, e a mão conta { $carry } vezes.
ruling-all-passed-skip-double = Todos passaram: pelas regras da casa a mão é pulada, e a próxima conta { $carry } vezes.
ruling-under-the-floor = { $number } está abaixo do piso de { $seat }, { $floor }.
ruling-over-the-cap = { $number } está acima do teto de { $seat }, { $cap }.
ruling-more-than-thirteen = { $number } não pode ser: as vazas são treze.
ruling-makes-thirteen = Com { $number } de { $seat }, o último, os números somariam exatamente treze.
ruling-name-again = { $number } de { $seat } é cancelado; um número legal toma o seu lugar, sem penalidade.
ruling-moved-to = { $number } de { $seat } passa para o número legal mais próximo, { $moved }.
ruling-number-waits = { $number } de { $seat } só vale se { $next } disser um número por cima.
ruling-number-stands = { $number } de { $seat } vale: o próximo jogador já disse o seu.
ruling-number-out-of-turn = A vez é de { $turn }: { $number } de { $seat } é cancelado, sem penalidade.
ruling-number-out-of-turn-binds = A vez é de { $turn }: { $number } de { $seat } é cancelado, e deve ser repetido na vez, se então for legal.
ruling-number-named-before = { $seat } já tem um número, ou ninguém deve dizer um: { $number } é cancelado.
ruling-owner-has-named = O lance final de { $seat }, { $call }, é o seu número: { $number } é cancelado.
ruling-dash-caller-has-named = { $seat } declarou um dash-call e não diz número: { $number } é cancelado.
ruling-record-makes-thirteen = Os números do registro somam exatamente treze, o que o último não pode fazer.
ruling-with-owns = { $seat } juntou-se e disse { $number }, como { $owner }: também tem o leilão.
ruling-with-does-not-own = { $seat } juntou-se mas disse { $number }, e { $owner } outro número: não tem o leilão.
ruling-one-owner = { $seat } tem o leilão sem mais ninguém, com { $number }.
ruling-owners = { $seat } têm o leilão, com { $number }; nenhum deles pode renunciar.
ruling-risk-under = { $seat }, o último, fez o total descer para { $total }: um risco, degrau { $level }.
ruling-risk-over = { $seat }, o último, fez o total subir para { $total }: um risco, degrau { $level }.
ruling-owner-and-risk = { $seat } tem o leilão e também o risco.
ruling-risk-card-forgotten = { $seat } não mostrou a carta de risco. O risco vale assim mesmo, e não se pode renunciar.
ruling-risk-card-of-no-use = { $seat } mostrou a carta de risco, mas não tem risco: ela não conta.
ruling-no-card-no-risk = { $seat } levou o total a { $total } sem a carta de risco: aqui isso não é risco.
ruling-too-few-for-risk = O total é { $total }, mas { $seat } disse só { $number }: com menos de duas vazas não há risco.
ruling-not-the-cause = O total é { $total }, mas { $seat } não podia evitar essa faixa: não há risco.
ruling-no-extras = Quatro passos: só as vazas contam, sem pontos extras por razão nenhuma.
ruling-first-lead = { $seat } sai na primeira vaza.
ruling-second-hand = Os pontos, { $preset }, são de segunda mão e não vêm da lei: a Lei 52 não nos é conhecida.
ruling-all-fail = Os quatro falharam: ninguém marca pontos, e a próxima mão conta { $carry } vezes.
ruling-trump-replaced = { $seat } diz { $call }, que toma o lugar do trunfo fixo.
ruling-trump-is-fixed = { $call } de { $seat } não toma o lugar do trunfo: é cancelado, e diz-se um número.
ruling-named-again = { $seat } já tinha dito um número: o número é dito de novo.
ruling-deal-postponed = O trunfo fixo que foi trocado joga-se em mais uma mão no fim.
ruling-avoid-redeal = { $seat } anuncia um naipe ausente: pelas regras da casa dão-se as cartas de novo.
ruling-high-call-multiplied = O multiplicador, { $carry }, vale também para oito ou mais de { $seat }.
ruling-high-call-spared = O multiplicador, { $carry }, não vale para oito ou mais de { $seat }.
ruling-carry-kept = Quatro passos: o multiplicador, { $carry }, não vale aqui e fica para a próxima mão.
ruling-carry-spent = Quatro passos: o multiplicador, { $carry }, não vale aqui e se perde.

## Perguntas e opções

question-next-accepts = { $seat } deu { $call } sobre { $over }, que não é suficiente. Você aceita?
option-next-accepts-accept = { $call } conta como suficiente, e o leilão segue daí.
option-next-accepts-decline = { $call } é retirado; { $seat } dá um lance suficiente, junta-se onde for legal, ou passa em definitivo.
question-another-bid = { $call } de { $seat } foi retirado: { $seat } deve outra fala.
option-another-bid-call = Toma o lugar de { $call }; um passo é definitivo.
question-out-of-turn-accepted = { $seat } falou { $call } na vez de { $turn }. Você aceita?
option-out-of-turn-accepted-accept = { $call } vale, e o leilão segue depois de { $seat }.
option-out-of-turn-accepted-decline = { $call } é cancelado sem penalidade, e { $turn } fala.
question-excluded-accepted = { $seat }, que está fora do leilão, falou { $call }. Você deixa valer?
option-excluded-accepted-accept = { $call } vale, e { $seat } volta ao leilão.
option-excluded-accepted-decline = { $call } é cancelado sem penalidade, e { $turn } fala.
question-number-accepted = { $seat } disse { $number }, que não é legal. Você deixa valer?
option-number-accepted-accept = { $number } vale.
option-number-accepted-decline = { $number } é cancelado, e { $seat } diz um número legal.
question-slip-or-second-thought = { $seat } trocou { $call } por { $second }. { $call } foi um descuido?
option-slip-or-second-thought-inadvertent = Um descuido: { $second } toma o lugar de { $call }.
option-slip-or-second-thought-second-thought = Uma mudança de ideia: { $call } vale.

## Recusas

refused-not-in-estimation = Isso não acontece em Estimation.
refused-no-such-call-here = { $call } não é fala de Estimation.
refused-no-such-bid = { $call } não é lance: um lance é de quatro a treze vazas e uma denominação.
refused-no-number-now = Ninguém diz um número agora.
refused-owner-after-calls = O leilão já começou, fala por fala: o seu resultado não se pode anotar também.
refused-cannot-have-joined = Esses jogadores não podem ter-se juntado a { $call } de { $seat }.
refused-no-with-at-no-trump = Aqui ninguém pode juntar-se a { $call }.
refused-tricks-not-thirteen = As vazas dos quatro jogadores devem somar treze; aqui somam { $total }.
refused-tricks-already-won = Alguém já ganhou mais vazas que isso.

## O que obriga a quem

restriction-out = { $seat } passou e não participa mais do leilão.
restriction-dash-call = { $seat } declarou um dash-call: zero vazas, nenhum lance e nenhum número.
restriction-first = { $seat } diz o número antes dos outros.
restriction-floor = { $seat } diz { $number } ou mais.
restriction-cap = { $seat } diz no máximo { $number }.
restriction-not-thirteen = { $seat }, o último, não pode levar o total a exatamente treze.

## A resposta em texto

irregular-improper = fora da forma correta
irregular-out-of-turn = fora da vez
irregular-out-of-the-auction = de um jogador que está fora
irregular-out-of-range = número que não é legal
irregular-auction-over = depois do leilão
irregular-not-repeated = não é o que se deve repetir
irregular-no-call = não se deve fala nenhuma
irregular-changed = fala trocada

cli-turn-number = { $seat } diz um número: { $range }.
cli-range = { $min } a { $max }
cli-range-one = só { $min }
cli-range-barred = { $range }, menos { $barred }
cli-numbers = Números
cli-order = Ordem dos números: { $order }
cli-order-with-owner = { $owner } fica com o seu lance; depois { $order }
cli-total = Total { $total }: { $side ->
        [over] acima, por { $by }
        [under] abaixo, por { $by }
       *[even] exatamente treze
    }
cli-total-so-far = Total até agora { $total }
cli-owners = Têm o leilão: { $owners }
cli-no-owners = Ninguém tem o leilão.
cli-risk = Risco: { $seat } ({ $law }), degrau { $level }
cli-no-risk = Nenhum risco.
cli-phase-numbers = O leilão acabou: { $bid }, { $owner }.
cli-phase-numbers-replaced = Sem leilão: { $bid } tomou o lugar do trunfo fixo.
cli-phase-numbers-nobody = O leilão acabou sem lance: sem trunfo.
cli-phase-numbers-fixed = Sem leilão: o trunfo é fixo, { $trump }.
cli-joined-by = Com With: { $seats }
cli-sheet = Folha de pontos, { $preset }: de segunda mão, não vem da lei
cli-sheet-seat = Jogador
cli-sheet-number = Número
cli-sheet-tricks = Vazas
cli-sheet-result = Resultado
cli-sheet-parts = Por quê
cli-sheet-points = Pontos
cli-made = cumprido
cli-failed = falhou

score-part-made = cumprido
score-part-difference = diferença
score-part-owner = tem o leilão
score-part-risk = risco
score-part-super = oito ou mais
score-part-square = oito ou mais, ao quadrado
score-part-zero-under = zero em mão abaixo
score-part-zero-failed = zero não cumprido
score-part-sole-winner = único a cumprir
score-part-sole-loser = único a falhar
score-part-dash-call-under = dash-call, abaixo
score-part-dash-call-over = dash-call, acima
score-part-carry = multiplicador
score-part-all-fail = os quatro falharam
score-part-many-callers = muitos com título
score-part-super-double = oito ou mais, em dobro

## Os itens da Lei 18

law-heading-e18a1 = Forma correta de um lance
law-text-e18a1 = um lance diz quantas vazas, ao menos quatro, e em que naipe ou sem trunfo; o número são as próprias vazas
law-heading-e18a2 = O passo não é lance
law-text-e18a2 = passar é uma fala, mas não fixa nível e não supera nada
law-heading-e18a3 = O passo é definitivo
law-text-e18a3 = quem passou fica fora até o fim do leilão desta mão; depois ainda diz um número
law-heading-e18bi = Superar pela denominação
law-text-e18bi = o mesmo número de vazas em denominação mais alta
law-heading-e18bii = Superar pelo número
law-text-e18bii = mais vazas, em qualquer denominação
law-heading-e18c1 = Juntar-se a um lance: With
law-text-e18c1 = um jogador pode partilhar o lance de outro, sob três condições; o With é declarado como tal
law-heading-e18c1i = With: de quatro para cima
law-text-e18c1i = abaixo de quatro vazas não há With
law-heading-e18c1ii = With: o mesmo lance
law-text-e18c1ii = número e denominação são os do lance a que se junta
law-heading-e18c1iii = With: na vez
law-text-e18c1iii = só na própria vez do leilão, em que depois continua
law-heading-e18c2 = Depois de um With
law-text-e18c2 = os dois podem subir; o que segue só obriga se o último lance de todos for na denominação do With
law-heading-e18c2i = With: o piso
law-text-e18c2i = quem se juntou não diz menos que quatro, nem menos que o seu último lance ou With
law-heading-e18c2ii = With: o primeiro a dizer o número
law-text-e18c2ii = quem se juntou abre os números, os outros vêm depois, na ordem da mesa
law-heading-e18c3 = With: ter o leilão ou não
law-text-e18c3 = quem se juntou tem o leilão, para bem ou mal, só com o mesmo número de quem o ganhou
law-heading-e18c4 = Quem tem o leilão
law-text-e18c4 = todos os que partilham o número mais alto, com With ou sem ele, para mais ou para menos, queiram ou não
law-heading-e18d = Lance suficiente
law-text-e18d = o que supera o anterior; sobre passos, qualquer lance
law-heading-e18e1 = Lance insuficiente
law-text-e18e1 = o que não supera o anterior
law-heading-e18e2 = Lance insuficiente: a infração
law-text-e18e2 = quebra a lei; corrige-o a Lei 22, que não temos: a nossa leitura fica no lugar dela, e diz isso
law-heading-e18f = Ordem das denominações
law-text-e18f = paus embaixo, depois ouros, copas e espadas, sem trunfo acima de tudo
law-heading-e18g1 = Risco
law-text-e18g1 = quem diz o último número arrisca se os quatro somam quinze ou mais, ou onze ou menos
law-heading-e18g1i = Risco abaixo
law-text-e18g1i = com onze ou menos, tem de ser o número dele que o fez
law-heading-e18g1ii = Risco acima
law-text-e18g1ii = com quinze ou mais também, e com duas vazas ao menos
law-heading-e18g2 = Risco: quanto vale
law-text-e18g2 = conta como ter o leilão, cumprido ou não
law-heading-e18g3 = Risco: sem renúncia
law-text-e18g3 = quem o causou não pode renunciar, mostre ou não a carta
law-heading-e18h0 = Ninguém dá lance
law-text-e18h0 = cada um dos quatro passou na sua vez
law-heading-e18h1 = Ninguém dá lance: sem trunfo
law-text-e18h1 = nessa mão não há naipe de trunfo
law-heading-e18h2 = Ninguém dá lance: volta para quem deu as cartas
law-text-e18h2 = a vez é de novo de quem deu as cartas
law-heading-e18h3 = Ninguém dá lance: os números
law-text-e18h3 = quem deu as cartas diz quantas vazas quiser, depois os outros na ordem da mesa
law-heading-e18h4 = Ninguém dá lance: os pontos
law-text-e18h4 = só as vazas contam: ninguém tem o leilão, nem risco, nem outro extra

law-answer-accept-e18-e2 = o lance não é suficiente: você aceita? sim
law-answer-decline-e18-e2 = o lance não é suficiente: você aceita? não
law-answer-call-e18-e2 = deve-se outra fala? basta falar
law-answer-accept-e18-c1-iii = a fala veio fora da vez: você aceita? sim
law-answer-decline-e18-c1-iii = a fala veio fora da vez: você aceita? não
law-answer-accept-e18-a3 = está fora do leilão, e falou: você deixa valer? sim
law-answer-decline-e18-a3 = está fora do leilão, e falou: você deixa valer? não
law-answer-inadvertent-e18 = a fala ou o número mudou: o primeiro foi um descuido? sim
law-answer-second-thought-e18 = a fala ou o número mudou: o primeiro foi um descuido? não, uma mudança de ideia
law-answer-reading-e18 = a lei se cala: por qual leitura? a chave da leitura, e re com o nome da lacuna
