# A linha de comando: títulos, rótulos, erros, ajuda. O que se digita (letras N E S W, chaves das
# respostas, 1NT, P) nunca muda de língua.

## O que uma resposta diz

cli-edition-bridge-1997 = Bridge duplicado, Leis de 1997
cli-edition-bridge-2017 = Bridge duplicado, Leis de 2017
cli-board = Bolsa { $board }
cli-dealer = Dador { $seat }
cli-vulnerable = Vulnerável: { $who }

cli-mark-irregular = ! { $what }
cli-mark-withdrawn = ( ) retirado ou cancelado
cli-mark-implied = [ ] passo que a lei subentende
cli-mark-pending = ? espera a decisão

irregular-insufficient = insuficiente
irregular-out-of-rotation = fora de rotação
irregular-inadmissible = não permitido aqui
irregular-inadmissible-double = dobro não permitido aqui
irregular-by-player-required-to-pass = de jogador que deve passar
irregular-above-seven = acima de sete
irregular-call-after-final-pass = depois do passo final
irregular-change-of-call = fala trocada

cli-turn = A vez é de { $seat }.
cli-turn-if-not-accepted = A vez é de { $seat }, se o que está em aberto não for aceito.
cli-nobody-calls = Ninguém pode falar agora.
cli-phase-closed = O leilão acabou.
cli-phase-passed-out = Todos passaram.
cli-phase-play = O carteio começou.
cli-phase-over = A mão acabou.
cli-phase-cancelled = A bolsa não é jogada: uma nota toma o seu lugar.
cli-contract-closed = O leilão acabou: { $contract }, carteador { $declarer }.
cli-contract-play = Em jogo: { $contract }, carteador { $declarer }.
cli-contract-over = A mão acabou: { $contract }, carteador { $declarer }.
cli-contract-cancelled = A bolsa não é jogada; o contrato era { $contract }, carteador { $declarer }.
cli-opening-lead = Sai { $seat }.
cli-on-lead = A saída é de { $seat }.
cli-result = Resultado: { $result }

cli-asked-player = Pergunta para { $who } ({ $law })
cli-asked-director = Para o diretor constatar ({ $law })
cli-audience-owner = [só para esse jogador]
cli-audience-director = [só para o diretor]
cli-option-values = { $then } [{ $values }]

cli-ruled = Decisões
cli-binds = Quem fica obrigado a quê
cli-unauthorised = Informação não autorizada
cli-reviews = A rever depois do carteio
cli-scores = Notas
cli-tricks = Vazas
cli-unfit = Já não cabe
cli-not-settled = [a lei não decide: { $gap }]
cli-heard-call = { $side } não podem usar { $call } de { $seat }.
cli-heard-words = { $side } não podem usar o que { $seat } deu a conhecer.
cli-score-table = { $side }: { $value }
cli-score-artificial = { $side }: { $value } (nota artificial)
cli-score-assigned = { $side }: { $value } (nota atribuída)
cli-unfit-line = linha { $seq } do registro: { $why }
cli-with-clause = { $text } ({ $law })

cli-no-tree = Nenhuma pergunta em aberto: não há árvore.
cli-tree-question = { $who }, { $law }:
cli-tree-director = O diretor, { $law }:
cli-calls-except = { $calls } exceto { $denominations }

## Erros

cli-error-notation = linha { $line }, coluna { $column }: achou-se { $found }, esperava-se { $expected }
cli-error-refused = linha { $line }, coluna { $column }: recusado: { $found }: { $text }
cli-error-no-log = não há registro aqui: nem linha de cabeçalho nem acontecimento
cli-error-one-source = dê um arquivo, - para a entrada padrão, a forma curta ou -e TEXT, e só um deles
cli-error-one-log = -i aceita um registro; há vários neste arquivo
cli-error-interactive = -i lê o diálogo da entrada padrão: não combina com - nem com --json
cli-error-file = { $name }: { $why }
cli-error-too-large = grande demais
cli-error-edition = --edition { $asked } não é a edição do registro, { $found }
cli-error-dealer = --dealer { $asked } não é o dador do registro, { $found }
cli-error-clause = não há aqui o item { $clause }; perto dele: { $near }
cli-error-no-cases = nenhum arquivo de caso (*.toml) em { $folder }
cli-error-case = { $path }: achou-se { $found }, esperava-se { $expected }
cli-edition-unknown = não há a edição { $game } { $edition }; há { $known }
cli-lang-unknown = não há língua { $lang }; há { $known }

## O diálogo

cli-dialogue-hint = Digite o número de uma resposta, ou uma linha do registro; help, tree, back, log, save FILE, quit.
cli-dialogue-help =
    2            a resposta com esse número; 2 3H acrescenta o que ela leva
    decline      uma resposta pelo nome; 2H sozinho é uma fala de quem está na vez
    S 2H         uma fala, ou outra linha da notação: W accept, E attention, amend 3: S 2H
                 (na notação, sempre N E S W, P de Passo e NT de sem trunfo)
    back         volta um passo (escreve undo)
    tree         todos os caminhos daqui em diante
    log          o registro até aqui, na notação
    save FILE    grava o registro num arquivo novo
    quit         sai
cli-dialogue-no-option = Não há resposta { $number }.
cli-dialogue-value = { $takes }? Um de { $values }
cli-dialogue-any-value = { $takes }?
cli-dialogue-refused = Recusado: { $line }: { $text }
cli-dialogue-at-start = Aqui é o começo.
cli-dialogue-saved = Gravado em { $name }.
cli-dialogue-save-where = save FILE: dê o nome de um arquivo.

## laws e cases

cli-head-law = Lei
cli-head-what = O que diz
cli-head-status = Estado
cli-head-reason = Razão
cli-head-code = Código
cli-head-cases = Casos
cli-status-implemented = feito
cli-status-partly = em parte
cli-status-out-of-scope = fora do escopo
cli-find-nothing = Nada encontrado para "{ $words }"; tente outras palavras do dia a dia, como "carta exposta", ou biddingbox laws para a lista toda.
cli-option-question = { $law }  { $question }?
cli-option-owner = pergunta para: { $owner }
cli-head-expected = esperado
cli-head-actual = obtido
cli-case-step = etapa { $step }: { $where }
cli-case-summary = { $passed ->
        [0] nenhum caso como esperado
        [one] 1 caso como esperado
       *[other] { $passed } casos como esperado
    }, { $failed ->
        [0] nenhum difere
        [one] 1 difere
       *[other] { $failed } diferem
    }, { $skipped ->
        [0] nenhum pulado
        [one] 1 pulado
       *[other] { $skipped } pulados
    }


## Ajuda

cli-usage = Uso
cli-head-options = Opções
cli-head-commands = Comandos
cli-help-help = Mostra esta mensagem e sai.
cli-help-version = Mostra a versão e sai.
cli-help =
    O leilão, pelo livro: decide sobre leilões de bridge e tudo o que neles dá errado.

    Digite o que aconteceu na mesa; a resposta é quem pode escolher o quê, e quem fica obrigado a quê.
cli-examples =
    Exemplos:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --tree "1C P P 1C"
      biddingbox rule -i
      biddingbox laws 27B
cli-help-lang = Língua das frases; senão a de BIDDINGBOX_LANG, senão inglês.
cli-help-json = Escreve JSON.
cli-help-edition = Edição das Leis.
cli-help-rule-short = Decide sobre um leilão.
cli-help-rule =
    Decide sobre um leilão: o que está em aberto e a quem se pergunta, o que foi decidido, quem fica obrigado a quê.

    A fonte é um arquivo na notação do registro, - para a entrada padrão ou, quando não há tal arquivo, a forma curta: as falas em rotação a partir do dador, com SEAT: antes daquela que outro fez. Só com -i o diálogo começa com um leilão vazio.
cli-examples-rule =
    Exemplos:
      biddingbox rule --dealer N "1S P 1H"
      biddingbox rule --dealer N --tree "1S P W:2H"
      biddingbox rule -e "dealer N; N 1S; E P; S 1H; W decline; S 2H"
      biddingbox rule board7.log --json
      biddingbox rule -i "1S P 1H"

    Código de saída 0: decidido. 2: a entrada não pode ser lida, ou uma linha é recusada.
cli-help-expression = Texto na notação do registro; ; separa as linhas.
cli-help-dealer = Dador: N, E (Leste), S ou W (Oeste); N quando nada o diz.
cli-help-tree = Mostra todos os caminhos daqui em diante.
cli-help-interactive = Abre um diálogo.
cli-help-laws-short = Lista os itens das leis, e o que trata de cada um.
cli-help-laws =
    Lista os itens das Leis que tocam o leilão: o nosso título e a nossa paráfrase, o código que trata de cada um, os seus casos, e até onde está feito. Com um item: esse e todos os que estão abaixo dele, com todos os campos.
cli-examples-laws =
    Exemplos:
      biddingbox laws
      biddingbox laws 25B2
      biddingbox laws --options 27
      biddingbox laws --find "carta exposta"
      biddingbox laws --json
cli-help-options = Lista em vez disso as chaves das respostas.
cli-help-find = Acha itens por palavras do dia a dia.
cli-help-cases-short = Roda arquivos de casos.
cli-help-cases = Roda arquivos de casos: um registro, e o que deve decorrer dele.
cli-help-cases-run-short = Roda todos os casos de uma pasta.
cli-help-cases-run =
    Roda todos os arquivos de casos (*.toml) de uma pasta e das que estão dentro dela, e mostra os que diferem, o esperado ao lado do obtido.
cli-examples-cases-run =
    Exemplos:
      biddingbox cases run tests/cases
      biddingbox cases run my-cases --json

    Código de saída 0: tudo como esperado. 1: alguns diferem. 2: nenhum caso, ou não há tal pasta.
