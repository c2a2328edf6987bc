# Uma bolsa em PBN ou LIN que se abre como caso, ou que se salva de um caso.

record-laws = Leis para uma bolsa em PBN ou LIN
record-drop = Solte o arquivo aqui. Ele se abre como um caso novo.
record-drop-opens = O arquivo está sendo aberto.
record-drop-refused = Nada foi aberto
record-drop-many = Solte um arquivo por vez, e nenhuma pasta.
record-drop-large = Um arquivo pode ter no máximo { $size } MB.

## Qual das bolsas de um arquivo

record-which = Qual bolsa?
record-skip = Ir para as bolsas
record-number = Número da bolsa
record-show = Mostrar
record-nth = Bolsa sem número, { $number }ª do arquivo
record-room = sala { $value }
record-room-open = sala aberta
record-room-closed = sala fechada
record-no-contract = Sem contrato
record-none = Nenhuma bolsa com esse número.
record-before = Bolsas anteriores
record-after = Mais bolsas
record-cut = Só se olharam as primeiras { $max } bolsas do arquivo.
record-more-faults = { $count ->
    [0] e nenhum outro erro
    [one] e mais um erro
   *[other] e mais { $count } erros
}

## O que não se pôde ler

record-unread = { $count ->
    [0] Tudo da bolsa está no caso
    [one] Isto da bolsa não está no caso como no arquivo
   *[other] Estas { $count } coisas da bolsa não estão no caso como no arquivo
}
record-fault = Linha { $line }, coluna { $column }: { $text }
record-step-refused = Do passo { $seq } em diante: { $text }
record-wrong-none = Nenhuma bolsa foi encontrada aí.
record-wrong-several = Há várias bolsas aí; diga por place qual delas.
record-wrong-kind = Isto não é uma bolsa em PBN ou LIN, nem um registro, caso ou diário em texto.
record-wrong-long = Esta bolsa precisa de mais de { $most } passos.
record-wrong-line = Esta bolsa contém algo que nenhuma linha de um registro pode dizer.

## Salvar

record-as-pbn = PBN
record-as-lin = LIN
record-lin-leaves = O LIN deixa de fora:

## O que não tem lugar num registro, ou no LIN; found é um pedaço do que foi aberto

record-lost-passes-added = Passes antes da primeira fala: o arquivo os omite, como mostram o carteador e a saída, e foram acrescentados
record-lost-play-by-holders = As colunas do carteio: as vazas estão escritas na ordem jogada, e cada carta vai para quem a tem
record-lost-hands = Uma mão que não tem treze cartas: { $found }
record-lost-hands-twice = Cartas que estão em duas mãos: { $found }
record-lost-name = Um nome com sinais que um registro não aceita: { $found }
record-lost-comments = Mais comentários do que se guardam
record-lost-call = O leilão a partir de { $found }: a mesa não aceita essa fala
record-lost-explanation = O fim de uma explicação longa de { $found }
record-lost-auction-open = O arquivo diz que o leilão acabou; por essas falas, não acabou
record-lost-play = O carteio a partir de { $found }
record-lost-contract = O arquivo diz contrato { $found }; este leilão dá outro, ou ainda nenhum
record-lost-declarer = O arquivo diz carteador { $found }; por este leilão é outro jogador
record-lost-result = O arquivo diz { $found } vazas; o carteio dá outro número, ou a mão não pode ser pontuada
record-lost-result-differs = O resultado combinado, { $found } vazas, difere das vazas feitas
record-lost-score = O arquivo diz { $found } pontos; contrato e resultado dão outros
record-lost-tags = Etiquetas longas demais para guardar
record-lost-lin-header = o que não está no arquivo de uma bolsa (mesa, pares, falas com as cartas de outra bolsa)
record-lost-lin-withdrawn = falas e cartas retiradas ou anuladas
record-lost-lin-marks = que uma fala ou carta irregular foi aceita
record-lost-lin-rulings = o que se perguntou, respondeu e decidiu
record-lost-lin-corrections = correções do registro
record-lost-lin-scores = resultados ajustados e penalidades
record-lost-lin-notes = notas
record-lost-lin-tags = outras etiquetas do arquivo
record-lost-lin-contract = um contrato sem o seu leilão
