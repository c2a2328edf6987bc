# The score and what takes its place: Laws 12, 77, 90, and the review after the play.

## A revisão depois do carteio

question-review-damage = { $what }
option-review-damage-no-damage = A nota vale.
option-review-damage-adjust = A nota de cada lado é ajustada: para o lado não infrator, o melhor resultado provável sem a irregularidade; para o infrator, o pior que era minimamente possível; os dois não precisam se equilibrar. Onde nenhum resultado pode ser dado, uma média (12C1): mais, média ou menos são 60, 50 ou 40 % do top (88), em equipes +3, 0 ou -3 IMPs (86A).
option-review-damage-adjust-2017 = A nota de cada lado é ajustada: o mais perto possível do que provavelmente aconteceria sem a irregularidade, uma só medida para os dois lados; vários resultados podem ser ponderados (12C1(c)). Os dois não precisam se equilibrar (12C1(f)): o que um lado não infrator perdeu por erro grosseiro ou por aposta sua não lhe é devolvido, e o infrator suporta tudo assim mesmo (12C1(e)). Onde os resultados são muitos ou incertos (12C1(d)), uma média (12C2): mais, média ou menos são 60, 50 ou 40 % do top (88), em equipes +3, 0 ou -3 IMPs (86).
question-review-error = { $what }
option-review-error-no-damage = A decisão errada não fez mal: a nota vale.
option-review-error-adjust = A nota é ajustada, e os dois lados contam como não infratores: cada um recebe o melhor resultado que lhe era provável sem a decisão errada.
option-review-error-adjust-2017 = A nota é ajustada, e os dois lados contam como não infratores: cada um recebe o que provavelmente aconteceria sem a decisão errada, ponderado a seu favor em caso de dúvida.
review-82c = Uma decisão ({ $wrong }) estava errada: ela causou um prejuízo que não se pôde consertar na mesa?
ruling-no-damage = O diretor não vê prejuízo: a nota vale.
ruling-damage-adjusted = O diretor vê que houve prejuízo e ajusta a nota.
ruling-gained-as-could-be-known = { $by } podia saber que a irregularidade era capaz de prejudicar o outro lado, e ganhou com ela: a nota é ajustada.

## A nota ajustada

ruling-adjusted-no-other-law = O diretor ajusta a nota, pois a lei não dá outra reparação ({ $law }).
ruling-adjusted-no-normal-play = A bolsa não pode ser jogada como deve: nota artificial.
ruling-adjusted-wrong-ruling = Cumpriu-se uma decisão errada: a nota é ajustada, e os dois lados contam como não infratores (82C).
ruling-score-artificial = { $side } recebem uma nota artificial: { $score }.
ruling-score-assigned = { $side } recebem uma nota atribuída: { $score }.
ruling-score-weighted = { $side } recebem uma nota ponderada: { $score }.
refused-board-not-over = A mão não acabou: até lá a nota só é ajustada com uma média para cada um dos dois lados.
refused-score-not-read = "{ $value }" não é nota; escreva um lado (NS, EW, both) e uma média, pontos, ou um contrato e seu resultado.
refused-no-weights-1997 = Em 1997 o diretor atribui um só resultado a cada lado; um comitê de recurso pode variá-lo, onde a zona o permite.
refused-vulnerability-not-given = A vulnerabilidade não foi dada: não se pode dizer quanto vale um contrato.

## Descoberto depois do carteio; penalidades do próprio diretor

ruling-short-hand-after-play = Depois do carteio, { $seat } aparece com menos de treze cartas: as outras mãos são contadas, e se uma era longa demais o resultado é nulo.
ruling-wrong-hand-after-play = Uma mão tinha mais de treze cartas e outra menos: o resultado é nulo, e a bolsa recebe nota artificial. Uma penalidade de procedimento é possível (90).
ruling-procedural-penalty = { $side } recebem uma penalidade de procedimento: { $number } % de um top.
ruling-procedural-penalty-imps = { $side } recebem uma penalidade de procedimento: { $number ->
        [0] nenhum IMP
        [one] { $number } IMP
       *[other] { $number } IMPs
    }.
ruling-procedural-warning = { $side } são advertidos por decisão do diretor.
