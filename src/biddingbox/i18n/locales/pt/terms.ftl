# As palavras do jogo: um termo para cada noção. Os nomes dos jogadores vão sem artigo
# (“de Norte”, “a Norte”), para que nenhuma contração se quebre; “o diretor” é sempre sujeito,
# ou vem depois de “para”. Uma fala nomeada (1H, Passo) é masculina.

seat-N = Norte
seat-E = Leste
seat-S = Sul
seat-W = Oeste
seat-director = o diretor

seat-letter-N = N
seat-letter-E = L
seat-letter-S = S
seat-letter-W = O

side-NS = Norte-Sul
side-EW = Leste-Oeste

suit-S = espadas
suit-H = copas
suit-D = ouros
suit-C = paus
suit-NT = sem trunfo
suit-any = qualquer naipe
list-or = { $first } ou { $last }

call-pass = Passo
call-no-trump = ST

rank-A = ás
rank-K = rei
rank-Q = dama
rank-J = valete
rank-T = dez
rank-9 = nove
rank-8 = oito
rank-7 = sete
rank-6 = seis
rank-5 = cinco
rank-4 = quatro
rank-3 = três
rank-2 = dois
rank-x = carta pequena
card-hand = mão inteira
card = { $rank } de { $suit }

vul-none = ninguém
vul-NS = Norte-Sul
vul-EW = Leste-Oeste
vul-both = todos

score-average-minus = média menos
score-average = média
score-average-plus = média mais

## Quem fica obrigado a quê

restriction-must-pass-next-turn = { $seat } deve passar na próxima vez.
restriction-must-pass-end-of-auction = { $seat } deve passar até o fim do leilão.
restriction-must-repeat = { $seat } deve repetir { $call }.
restriction-no-double = { $seat } não pode dobrar na próxima vez.
restriction-lead-any = Na primeira vez em que { $seat } tiver a saída, o carteador pode exigir ou proibir a saída em { $suits }.
restriction-lead-forbid = Na primeira vez em que { $seat } tiver a saída, o carteador pode proibir a saída em { $suits }.
restriction-lead-require-this-lead = { $seat } deve sair em { $suits } desta vez.
restriction-lead-require-loses-lead = { $seat } deve sair em { $suits } até perder a saída.
restriction-lead-forbid-this-lead = { $seat } não pode sair em { $suits } desta vez.
restriction-lead-forbid-loses-lead = { $seat } não pode sair em { $suits } até perder a saída.
restriction-penalty-card-major = Carta penalizada maior de { $seat }: { $card }.
restriction-penalty-card-minor = Carta penalizada menor de { $seat }: { $card }.
restriction-score-cap = { $side } recebem no máximo { $score } nesta bolsa.
restriction-if = Se { $condition }: { $text }
condition-defend = { $side } defenderem
condition-auction-reopened = o leilão for reaberto

## A quem cabe uma resposta (laws --options)

owner-lho = o oponente da esquerda
owner-director = o diretor
owner-offender = o infrator
owner-player = o jogador
owner-declarer = o carteador
owner-presumed-declarer = o carteador presumido
owner-leader = quem saiu

## O que um lado marca (77, 12C, 90)

score-both = os dois lados
score-passed-out = todos passaram
score-outcome = { $contract } por { $declarer } { $result }
score-share = { $what } ({ $weight }%)
scored-value = { $value }, { $what }
scored-needs-vul = O resultado não pode ser pontuado: a vulnerabilidade não foi dada.
scored-part = { $what }: { $points }
scored-part-odd-tricks = { $count ->
        [0] nenhuma vaza contratada e feita
        [one] { $count } vaza contratada e feita
       *[other] { $count } vazas contratadas e feitas
    }
scored-part-overtricks = { $count ->
        [0] nenhuma vaza a mais
        [one] { $count } vaza a mais
       *[other] { $count } vazas a mais
    }
scored-part-game = game
scored-part-partscore = contrato parcial
scored-part-small-slam = pequeno slam
scored-part-grand-slam = grande slam
scored-part-made-doubled = cumprido com dobro
scored-part-made-redoubled = cumprido com redobro
scored-part-undertricks = { $count ->
        [0] nenhuma vaza a menos
        [one] { $count } vaza a menos
       *[other] { $count } vazas a menos
    }
scored-part-first-undertrick = primeira vaza a menos
scored-part-next-undertricks = { $count ->
        [0] nenhuma segunda vaza a menos
        [one] segunda vaza a menos
       *[other] segunda e terceira vazas a menos
    }
scored-part-later-undertricks = { $count ->
        [0] nenhuma vaza a menos desde a quarta
        [one] quarta vaza a menos
       *[other] { $count } vazas a menos desde a quarta
    }
scored-penalty-percent = { $side }: penalidade de { $number }% de um top
scored-penalty-imps = { $side }: penalidade de { $number ->
        [0] nenhum IMP
        [one] { $number } IMP
       *[other] { $number } IMPs
    }
scored-warned = { $side }: advertência
