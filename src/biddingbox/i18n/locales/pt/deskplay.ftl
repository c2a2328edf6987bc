# A mesa do diretor do passo final até os pontos. Rótulos curtos: ficam em botões.

## As cartas

play-tricks = As vazas
play-tricks-how = As vazas na ordem do carteio, uma coluna para cada jogador
play-trick = Vaza
play-led = saiu
play-took = fez a vaza
play-to-lead = { $seat } sai
play-to-play = { $seat } joga
play-dummy = { $seat }, o morto, joga
play-type = Escreva: h4, ht; várias seguidas, h4 h2 hk h3, dão a volta; ou uma linha do registro
play-faced = Aberta
play-cards-known = As cartas que podem ser jogadas
play-cards = As cartas ainda não jogadas
play-wait = Nenhuma carta pode ser jogada agora: há uma pergunta aberta antes.
play-other = Outro jogou, ou não era permitido
play-who = Quem jogou?
play-irregular = Jogada embora não permitida
play-irregular-how = Marque para uma carta realmente jogada embora a lei não o permita. Sem a marca, essa carta é recusada, com o artigo.
play-late-call = Uma voz depois do passo final

## Reivindicações e resultados

play-claim = Uma reivindicação ou concessão
play-concedes = Concede
play-objects = Objeta
play-claim-tricks = Vazas reivindicadas, ou concedidas das que faltam
play-claim-then = O carteio para.
play-agree-then = Uma concordância encerra a mão com esse resultado.
play-object-then = Depois de uma objeção o diretor decide.
play-alone = O resultado sem o carteio
play-alone-then = Encerra a mão com essas vazas para o carteador.

## Uma penalidade de procedimento

play-penalty = Uma penalidade de procedimento
play-penalty-kind = De que tipo?
play-penalty-percent = Por cento de um top
play-penalty-imps = IMPs
play-penalty-warning = Uma advertência
play-penalty-amount = Quanto, se não for advertência
play-penalty-text = Por quê
play-penalty-then = Soma-se ao que a bolsa valer, só para esse lado.

## Um resultado ajustado

play-adjust = Dar este resultado
play-adjust-how = Um lado que não é nomeado fica com o resultado da mesa.
play-side = Que lado?
play-both = Os dois
play-other-side = O outro lado
play-other-side-too = Um resultado também para o outro lado
play-no-side = Não nomeado
play-score-kind = Que resultado?
play-results = Resultados
play-result-number = Resultado { $number }
play-contract = Contrato
play-declarer = Carteador
play-result = Resultado
play-weight = Peso em %
play-wrong-side = Cada lado só uma vez; quem escolhe ambos não escolhe outro.
play-wrong-both = Uma média e também resultados: fique com um deles.
play-wrong-contract = Falta um contrato, como 4s, 3nt x, ou p para bolsa passada.
play-wrong-result = Falta um resultado possível: = para o contrato justo, +1, -2.
play-wrong-weight = Falta um peso, de 1 a 100.
play-wrong-weights = Os pesos somam { $total }; devem somar 100.

## Os pontos

play-artificial = Resultado artificial
play-assigned = Resultado atribuído

## Números dos pares

play-pair = Par { $side }
