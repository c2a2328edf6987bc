# A página inicial, os itens da lei, a página do fluxo e a ficha de decisão.

page-home-title = Abrir um caso
page-skip-start = Ir para o início de um caso
page-what-happened = O que aconteceu na mesa?
page-lead = Registre as falas como foram feitas. Só se pergunta o que a decisão exige.
page-game = Jogo e leis
page-game-bridge = Bridge
page-game-estimation = Estimation
page-edition-1997 = Leis de 1997
page-edition-2017 = Leis de 2017
page-edition-law18 = Lei 18
page-edition-common = jogo comum
page-book-bridge-1997 = Bridge, Leis de 1997
page-book-bridge-2017 = Bridge, Leis de 2017
page-book-estimation-law18 = Estimation, Lei 18
page-book-estimation-common = Estimation, jogo comum
page-board = Bolsa
page-board-says = Dador e vulnerabilidade seguem do número.
page-deal = Mão
page-deal-says = Norte dá, se nada for posto à mão.
page-by-hand = Pôr à mão
page-dealer = Dador
page-vulnerable = Vulnerável
page-carry = Multiplicador que vem de antes
page-not-set = não posto
page-start = Começar
page-paper = Ou escreva como no papel
page-rule-it = Decidir
page-import = Abrir uma bolsa ou um arquivo: PBN, LIN, um registro inteiro
page-whole-log = PBN, LIN, registro, caso ou diário em texto, ou o endereço de uma mão do BBO
page-file = De um arquivo: PBN, LIN, registro, caso TOML ou JSON
page-open = Abrir

## Casos recentes; value é o livro

page-recent = Casos recentes
page-recent-none = Nenhum caso ainda. Comece um, ou abra um caso real para conhecer.
page-recent-when = { $value }, { $time }
page-about = { $title }: { $call }, { $what }
page-state-asked = pergunta a { $seat }
page-state-find = a constatar
page-state-turn = fala { $seat }
page-state-review = rever após o carteio
page-state-auction-over = leilão encerrado
page-state-over = encerrado

## Casos reais, e a busca

page-gallery = Casos reais, a um toque
page-families = Famílias de casos
page-find = Buscar com palavras do dia a dia
page-find-such-as = carta exposta, fora da vez, 27B
page-find-it = Buscar
page-found = { $count ->
    [0] Nada encontrado para “{ $value }”
    [one] Um item para “{ $value }”
   *[other] { $count } itens para “{ $value }”
}
page-found-none = Tente outras palavras do dia a dia, ou o número de uma lei.
page-start-here = Abrir um caso
page-start-of = Abrir um caso de { $law }

## Um item da lei

page-law = { $law }
page-law-none = Não há item { $value }
page-law-none-why = O número pode ser de outra edição, ou estar mal escrito.
page-related = Perto dele:
page-own-words = Em nossas palavras; o texto que obriga é o do livro de leis.
page-close = Fechar

## O fluxo

page-ahead = O que vem pela frente neste caso
page-chart-none = Nenhuma pergunta em aberto
page-chart-none-why = Não há, pois, o que escolher, nem fluxo. O que já se decidiu está abaixo.

## A ficha de decisão

page-sheet = Ficha de decisão
page-sheet-tools = Imprimir e exportar
page-print = Imprimir
page-as-log = Registro em texto
page-as-case = Caso TOML
page-as-journal = JSON
page-reopen = Para reabrir este caso:
page-event = Torneio
page-session = Sessão, rodada
page-table = Mesa
page-called-at = Chamado às
page-auction = O leilão
page-facts = Fatos, em ordem
page-still-open = Ainda em aberto
page-ruling = Decisão
page-nothing-ruled = Nada foi decidido.
page-binds = Quem fica obrigado a quê
page-who = Quem
page-what = A quê
page-until = Até
page-clause = Lei
page-not-settled = A lei não decide
page-our-reading = Nossa leitura:
page-other-reading = A outra:
page-after-play = Depois do carteio
page-tick-no = não
page-tick-yes = sim: nota ajustada
page-result = Contrato, saída, vazas
page-notes = Notas do diretor
page-appeal = Recurso
page-appeal-how = Por meio do diretor, de acordo os dois parceiros, até 30 minutos depois de divulgada a nota, salvo outro prazo do organizador.
page-appeal-not = não pedido
page-appeal-at = pedido às ____ : ____
page-director = Diretor

## O que não se pode aceitar

page-wrong-number = Um número inteiro de 1 a { $max }.
page-wrong-nothing = Cole um texto, ou escolha um arquivo.
page-wrong-length = No máximo { $most } caracteres.
page-wrong-size = No máximo { $size } kB.
page-wrong-line = Linha { $line }: { $text }
page-wrong-corrections = Este registro tem mais de { $most } correções; escreva-o como as coisas de fato se passaram.
page-wrong-case = Isto não é um arquivo de caso: { $found }
page-wrong-journal = Isto não é o diário de um caso: { $why }
page-wrong-journal-line = Este diário contém algo que nenhuma linha de um registro pode dizer.
