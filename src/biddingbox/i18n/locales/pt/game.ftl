# Um jogo inteiro de Estimation: a folha das suas mãos, o bloco de pontos.

game-length = { $count ->
        [0] Jogo sem mãos
        [one] Jogo de uma mão
       *[other] Jogo de { $count } mãos
    }
game-head-deal = Mão
game-head-trump = Tr
game-head-carry = ×
game-legend = Cada jogador: número/vazas com as marcas, pontos, total até aí.
game-mark-owner = D
game-mark-with = W
game-mark-risk = R
game-mark-dash = Z
game-mark-super = S
game-marked-owner = tem o leilão
game-marked-with = With, também tem o leilão
game-marked-risk = risco
game-marked-dash = dash-call
game-marked-super = oito ou mais

game-note-all-failed = Mão { $deal }: os quatro falharam (sa'ayda).
game-note-open = Mão { $deal }: não terminou.
game-note-skipped = Mão { $deal }: pulada, ninguém deu lance.
game-note-redealt = Mão { $deal }: cartas dadas de novo.

game-over = O jogo acabou
game-so-far = Depois de { $passed } de { $count } mãos
game-title-king = King
game-title-sub-king = Sub-king
game-title-upper-kooz = Upper kooz
game-title-kooz = Kooz
game-shared = { $title }, empatado

## O que não confere

game-findings = O que não confere
game-in-log = Registro { $log }: { $text }
game-finding-other-game = não é Estimation; fica de fora.
game-finding-missing = Mãos que faltam: { $deals }.
game-finding-repeated = a mão { $deal } aparece duas vezes; as duas contam.
game-finding-out-of-order = a mão { $deal } vem depois de uma posterior.
game-finding-after-the-end = a mão { $deal } vem depois do fim do jogo; ela conta.
game-finding-dealer = a mão { $deal } foi dada por { $seat }; a vez de dar é de { $next }.
game-finding-carry = a mão { $deal } traz o multiplicador { $found }; das mãos anteriores decorre { $due }.
game-finding-trump = a mão { $deal } tem o trunfo fixo { $found }; das mãos anteriores decorre { $due }.
game-finding-edition = a mão { $deal } é de outra edição que a primeira.
game-finding-rules = a mão { $deal } tem outras regras da casa que a primeira: { $rules }.
game-finding-unfit = a mão { $deal } tem linhas que não cabem: { $lines }.
game-finding-not-finished = a mão { $deal } não terminou; nada conta.

game-gaps = Nenhuma lei resolve, e lê-se assim
game-gap = { $situation } Aqui: { $reading }.
