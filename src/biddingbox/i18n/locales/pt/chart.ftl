# O diagrama "o que vem pela frente": a moldura e as poucas palavras próprias; as frases das caixas
# são as do motor.

chart-title = O que vem pela frente
chart-description-player = { $who }, { $law }: todos os caminhos desta resposta até a decisão. O mesmo está abaixo em texto.
chart-description-director = O diretor, { $law }: todos os caminhos desta constatação até a decisão. O mesmo está abaixo em texto.

chart-key-now = em aberto agora
chart-key-player = um jogador escolhe
chart-key-director = o diretor constata
chart-key-end = o que se decide

chart-now = A pergunta em aberto agora.
chart-finds = O diretor constata.
chart-open-law = A lei deixa isto em aberto: nossa leitura.
chart-with-clause = { $text } ({ $law })
chart-answer = { $name }: { $what }
chart-branch = { $answer }.
chart-called = { $seat } falou { $call }
chart-nothing = Nada mais a decidir.
chart-more = Mais passos: no texto abaixo
chart-endless = … e assim por diante, além do que cabe aqui
chart-review = Depois do carteio: rever
chart-as-text = O mesmo em texto
