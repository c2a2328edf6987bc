# A página inicial: casos reais por família, situações em palavras do dia a dia. Nos títulos, { $a }
# e { $b } são falas. No fim: palavras do dia a dia para os itens da Lei 18 de Estimation.

gallery-family-insufficient = O lance não bastava
gallery-family-turn = Falou quem não devia
gallery-family-change = Trocou-se uma fala
gallery-family-cards = Cartas e explicações
gallery-family-end = Quando acaba?
gallery-family-inadmissible = Uma fala que nunca pode valer
gallery-family-estimation = Estimation

gallery-short-insufficient = Não bastava
gallery-short-turn = Fora da vez
gallery-short-change = Fala trocada
gallery-short-cards = Cartas, explicações
gallery-short-end = Fim do leilão
gallery-short-inadmissible = Fala impossível
gallery-short-estimation = Estimation

gallery-source-real = Leis de { $year }, caso { $number }
gallery-source-own = Lei 18, exemplo nosso

gallery-case-041 = { $a } sem ter visto a intervenção
gallery-case-032 = { $a } sobre { $a }, depois { $b } antes da chegada do diretor
gallery-case-024 = Lance insuficiente, e depois quer dobrar
gallery-case-042 = { $a } abaixo de { $b }: há correção livre?
gallery-case-076 = Trocado por passo, e mesmo assim aceito
gallery-case-093 = Bicolor cancelado: pode-se exigir uma saída?

gallery-case-063 = { $a } na vez do oponente da direita
gallery-case-001 = Lance fora da vez, e depois quer dobrar
gallery-case-048 = { $a } na vez do dador: o passo obrigatório dá lucro
gallery-case-061 = O parceiro do dador passou primeiro
gallery-case-064 = Um dobro fora da vez cala o parceiro
gallery-case-067 = O jogador certo fala enquanto o oponente da esquerda decide

gallery-case-010 = O cartão de baixo: { $a } em vez de { $b }, percebido na hora
gallery-case-008 = Corrigido depois que o oponente da esquerda falou
gallery-case-046 = Cartão de dobro em vez do cartão stop
gallery-case-086 = O anúncio do parceiro o acordou
gallery-case-072 = “Ih, quero dizer { $a }”: esqueceu as transferências

gallery-case-052 = Um ás caiu depois de um lance forçante
gallery-case-029 = Um ás caiu depois do último passo, antes da saída
gallery-case-099 = Explicação errada, corrigida antes da saída

gallery-case-056 = Três passos, e continuaram o leilão
gallery-case-083 = Três passos, um deles fora da vez
gallery-case-003 = Uma distração, percebida depois do último passo
gallery-case-022 = O carteador sai, e quem devia sair abre a mão

gallery-case-101 = Abertura com dobro, trocada por { $a }
gallery-case-050 = Dobrou o lance do parceiro: visto só depois do carteio

gallery-case-low = { $a } não supera { $b }
gallery-case-early = { $a } fora da vez: o seguinte pode aceitar?
gallery-case-with = With, e depois um número abaixo do piso
gallery-case-thirteen = O último número faz exatamente treze
gallery-case-risk = O último número faz onze: risco
gallery-case-score = Uma mão inteira: os quatro têm o leilão, e os pontos

## Situações

gallery-situation-too-low = Um jogador deu um lance baixo demais
gallery-situation-out-of-turn = Alguém falou fora da vez
gallery-situation-pass-out-of-turn = Alguém passou fora da vez
gallery-situation-changed = Um jogador trocou a fala
gallery-situation-card = Uma carta foi vista
gallery-situation-explanation = Uma explicação errada
gallery-situation-no-alert = Um alerta esquecido
gallery-situation-doubled-partner = Dobro do lance do parceiro
gallery-situation-after-the-end = Uma fala depois do passo final
gallery-situation-wrong-board = Cartas de outra bolsa
gallery-situation-at-once = Duas falas ao mesmo tempo
gallery-situation-count = Número errado de cartas
gallery-situation-skipped = Um jogador perdeu a vez
gallery-situation-above-seven = Um lance acima de sete
gallery-situation-estimation-too-low = Um lance que não supera o anterior
gallery-situation-estimation-out-of-turn = Um lance ou um With fora da vez

## Palavras do dia a dia para os itens da Lei 18

find-e18a1 = o que é um lance, lance de três, abaixo de quatro vazas, número sem naipe, só o número, lance de catorze
find-e18a2 = passo é lance, passo não fixa nível
find-e18a3 = deu lance depois de passar, voltou ao leilão, passo é definitivo, passou e fala de novo
find-e18bi = naipe mais alto, mesmo número em naipe mais alto, superar pelo naipe
find-e18bii = mais vazas, número mais alto, superar pelo número
find-e18c1 = with, juntar-se a um lance, juntou-se ao lance, partilhar o lance, mesmo lance de outro jogador
find-e18c1i = with abaixo de quatro, with em lance de três
find-e18c1ii = with em outro naipe, with com outro número, with em sem trunfo
find-e18c1iii = with fora da vez, lance fora da vez em estimation
find-e18c2 = depois de um with, subir depois do with, um terceiro ganhou o leilão
find-e18c2i = piso, número baixo demais depois do with, menos de quatro depois do with
find-e18c2ii = quem diz primeiro, ordem dos números, número fora da vez, quem se juntou diz primeiro
find-e18c3 = with tem o leilão ou não, with cai com o dono
find-e18c4 = donos do leilão, vários donos, de quem é o leilão, mesmo número do dono
find-e18d = suficiente em estimation, supera o anterior
find-e18e1 = insuficiente em estimation, não supera o anterior
find-e18e2 = lance insuficiente em estimation, corrigir lance que não supera o anterior
find-e18f = ordem dos naipes em estimation, espadas acima de copas
find-e18g1 = risco, último a dizer, exatamente treze, soma treze, números fazem treze
find-e18g1i = risco abaixo, under, onze ou menos
find-e18g1ii = risco acima, over, quinze ou mais
find-e18g2 = pontos do risco, quanto vale o risco
find-e18g3 = esqueceu a carta de risco, carta de risco não mostrada, renunciar ao risco
find-e18h0 = quatro passos em estimation, os quatro passaram
find-e18h1 = sem naipe de trunfo, todos passaram e não há trunfo
find-e18h2 = quem começa depois de quatro passos, volta ao dador
find-e18h3 = números depois de quatro passos, o dador diz primeiro
find-e18h4 = pontos depois de quatro passos, só as vazas contam
