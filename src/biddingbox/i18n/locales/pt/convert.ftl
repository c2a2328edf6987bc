# De uma forma de registro a outra: o que se diz no caminho, e a linha de comando em volta.

convert-told = { $name }: { $text }
convert-lost = { $count ->
    [0] nenhum registro, linha { $line }: { $text }
    [one] o registro da linha { $line }: { $text }
   *[other] { $count } registros, o primeiro na linha { $line }: { $text }
}
convert-lin = O LIN deixa de fora { $text }
convert-journal = linha { $line }: isto não é o diário de um registro: { $found }
convert-nothing = não há registro nele
convert-estimation = o registro da linha { $line } é de Estimation; { $form } guarda só bridge
convert-error-export = --export vai com --to pbn
convert-latin = { $count ->
    [0] Todos os caracteres estão em Latin-1, o alfabeto do formato de exportação
    [one] Um caractere não está em Latin-1, o alfabeto do formato de exportação; fica como ?
   *[other] { $count } caracteres não estão em Latin-1, o alfabeto do formato de exportação; ficam como ?
}

## A linha de comando

cli-help-convert-short = Muda a forma de registros: notação, diários, PBN, LIN.
cli-help-convert =
    Escreve registros em outra forma: a notação, diários (JSON, um por linha), PBN ou LIN. FILE está em qualquer destas formas, é - para a entrada padrão, ou um endereço do visor de mãos do Bridge Base Online, que é lido e nunca buscado na rede.

    O PBN guarda um registro inteiro: o que as suas seções não sabem dizer fica em comentários, e de lá volta. O LIN guarda o que vale no fim; o resto é dito.
cli-examples-convert =
    Exemplos:
      biddingbox convert bolsa7.log --to pbn
      biddingbox convert acervo.pbn --to journal -o acervo.jsonl
      biddingbox convert torneio.lin --to pbn --export -o torneio.pbn
      biddingbox convert - --from notation --to lin

    Código de saída 0: feito. 1: algo de um registro não combina com o resto dele
    e ficou de fora. 2: algo não pôde ser lido.
cli-help-convert-to = A forma em que se escreve.
cli-help-convert-output = O arquivo a escrever, inteiro ou nada; senão, a saída padrão.
cli-help-convert-from = A forma dos arquivos; senão, o nome ou o texto deles a dizem.
cli-help-convert-edition = As Leis dos registros que não dizem nenhuma (1997, onde nada as diz).
cli-help-convert-export = PBN no formato de exportação.
