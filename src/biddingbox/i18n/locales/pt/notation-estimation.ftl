# O que um erro da notação esperava num registro de Estimation.

notation-expect-estimation-event = um jogador (N, E, S, W), director, owner, note, tricks, undo, amend, insert ou strike
notation-expect-estimation-first = uma linha de cabeçalho (game, dealer, deal, carry, rules, hand, …) ou { notation-expect-estimation-event }
notation-expect-estimation-seat-event = uma fala (4C a 13NT, P, with), um número de vazas, uma carta (HK), ou o que se fez ou escolheu (attention, accept, …)
notation-expect-estimation-call = uma fala: 4C a 13NT, P ou with
notation-expect-estimation-bid = um lance: 4C a 13NT
notation-expect-estimation-change = uma fala (4C a 13NT, P, with) ou um número de vazas
notation-expect-four-tricks = os quatro jogadores, e as vazas de cada um
notation-expect-fixed-trump = também a linha rules fixed_trump_rounds=true
