# As páginas que registram o que aconteceu, e a que altera um passo. Curto: são rótulos de botões.

entry-heading = Registre o que aconteceu
entry-skip = Ir para a caixa de lances
entry-skip-step = Ir para o passo
entry-to-answers = Às respostas
entry-who-called = Quem falou?
entry-who-spoke = Quem falou? A vez passa à direita.
entry-show = Mostrar
entry-box = Caixa de lances de { $seat }
entry-key-off = seria irregular: aperte, se foi feito
entry-key-last = último lance
entry-key-insufficient = insuficiente: aperte, se foi feito
entry-type = Ou escreva: 1h, p, x, xx; com o jogador antes, se fora da vez, w:2h; ou uma linha do registro
entry-type-estimation = Ou escreva: 5s, p, w para With, 3 para um número; com o jogador antes, se fora da vez, w:5h; ou uma linha do registro
entry-enter = Registrar
entry-is-asked = { $to } terá de responder: { $question }
entry-you-find = Você vai apurar: { $question }
entry-choose = Escolha um.
entry-misread = Encontrado { $found }, esperado { $expected }. Nada foi registrado.
entry-missing = Nada preenchido; esperado { $expected }. Nada foi registrado.

## Something else happened

entry-else = Ou aconteceu outra coisa
entry-more = Mais
entry-more-what = hesitações, perguntas, duas falas ao mesmo tempo, cartas erradas, o carteio, uma nota
entry-law = Lei { $law }
entry-laws = Leis { $law }
entry-who = Quem?
entry-whose = De quem?
entry-what = O quê?
entry-how = Como?
entry-words = As palavras
entry-call = Fala
entry-of-which-call = De que fala?
entry-no-call-yet = Ainda não houve falas.
entry-known-from = Quem o dá a saber?
entry-suit = Naipe
entry-rank = Valor
entry-small = pequena
entry-one = Um
entry-the-other = O outro
entry-calls = Fala
entry-changes-to = Troca por
entry-kept-then = Fica no registro; nada decorre disso.

entry-changes = Um jogador troca a sua fala
entry-which-call = Que fala?
entry-changed-to = Trocada por
entry-changes-at-once = Na hora
entry-changes-thought = Depois de pensar, ou não se sabe
entry-changes-asked = Só pediu
entry-changes-slip = Primeiro se pergunta a você se foi um descuido, corrigido sem pausa para pensar.
entry-changes-else = Se não foi, pergunta-se ao oponente da esquerda se aceita a segunda fala.
entry-changes-asked-then = Só pediu: nada é retirado, e a troca pode ser oferecida.
entry-changes-estimation = Pergunta-se a você se foi um descuido. Só um descuido se corrige, até o próximo jogador falar.

entry-exposes = Uma carta ficou exposta
entry-one-more-card = Mais uma carta
entry-exposes-so-far = Até aqui: { $cards }
entry-exposes-shown = Caiu ou foi mostrada
entry-exposes-led = Saída antes da hora
entry-exposes-hand = A mão inteira
entry-exposes-face = Primeiro se pergunta a você se o parceiro podia ver a face.
entry-exposes-high = Uma honra, ou uma carta de saída: o parceiro passa uma vez.
entry-exposes-more = Duas cartas ou mais: o parceiro passa uma vez.
entry-exposes-low = Uma carta abaixo do dez, que não saiu: só a carta aberta na mesa.
entry-exposes-defends = Se o lado defender, é uma carta penalizada.

entry-explains = Uma explicação errada
entry-said = O que se disse
entry-right = O que jogam de verdade
entry-who-corrects = Quem corrige?
entry-explains-opponent = Um oponente pode trocar uma fala que provavelmente se deveu a isso, enquanto o parceiro não falou depois. Sem penalidade.
entry-explains-next = Depois o próximo jogador pode trocar uma fala sua posterior.
entry-explains-partner = Um parceiro que corrige antes do fim do leilão corrige cedo demais.
entry-no-alert = Faltou um alerta

entry-attention = Alguém chama a atenção
entry-attention-called = Chama-se logo o diretor.
entry-attention-wait = Ninguém faz nada até ele explicar.
entry-attention-noticed = O que está aberto conta como notado: já não se aceita pelo silêncio.

entry-director = O diretor
entry-director-called = É chamado à mesa
entry-director-rules = Dá a decisão
entry-director-error = Verifica um erro seu
entry-director-law = Que item estava errado
entry-director-called-then = Chamado: ninguém faz nada até ele explicar.
entry-director-rules-then = Decisão: o que agora decorre do registro é o que se comunicou.
entry-director-error-then = Erro: os dois lados contam como inocentes onde não há conserto.

entry-manner = Uma hesitação ou um comentário
entry-manner-hesitates = Hesita
entry-manner-says = Diz algo
entry-manner-reserves = Reserva direitos
entry-manner-unauthorised = O parceiro não pode usá-lo; volte a isso depois do carteio.
entry-manner-reserves-then = Um oponente pode reservar o direito de chamar você mais tarde.

entry-both = Duas falas no mesmo instante
entry-both-then = A fala na vez vem primeiro; a outra conta como feita depois.

entry-meant = Uma fala com o seu significado
entry-meaning = O que mostra
entry-meaning-text = Em palavras
entry-double-of = Um dobro que nomeia um lance: qual?
entry-meant-then = O significado vale como apurado até ser substituído.
entry-double-of-then = O dobro vale para o lance que de fato se fez.

entry-tells = Um alerta ou uma explicação
entry-tells-alert = O parceiro alerta
entry-tells-explains = O parceiro explica
entry-tells-then = A explicação pede-se ao parceiro de quem falou, na vez.

entry-asks = Um jogador pergunta
entry-asks-call = O que significa uma fala
entry-asks-repeat = Uma fala de novo
entry-asks-review = O leilão inteiro
entry-asks-lead = De quem é a saída
entry-asks-repeat-then = Uma fala que não se ouviu pode-se pedir logo.
entry-asks-review-then = A revisão só na vez, e não por quem deve passar.
entry-asks-call-then = O significado só na vez.

entry-review = O leilão é revisado
entry-review-reviews = Revisa
entry-review-corrects = Corrige uma revisão
entry-review-calls = As falas como foram repetidas
entry-review-then = Só um oponente responde.
entry-review-corrects-then = Todos devem corrigir logo um erro nela.

entry-wrong-cards = Falou com cartas de outra bolsa
entry-wrong-cards-then = As falas são canceladas e feitas de novo com as cartas certas; se o parceiro já falou depois, nota artificial.
entry-swapped = Dois jogadores com as mãos trocadas
entry-swapped-then = Informação de fora: pergunta-se a você por que leitura decide.
entry-holds = Número errado de cartas
entry-holds-cards = Cartas contadas
entry-holds-then = A mais ou a menos antes do carteio: pergunta-se se uma carta foi vista; uma fala feita assim pode custar a bolsa.
entry-holds-missing = Uma carta que só falta é achada ou a mão é refeita, e as falas valem.
entry-new-pair = A dupla certa se senta
entry-new-pair-which = Que dupla?
entry-new-pair-then = O primeiro leilão é cancelado; quem fica deve repetir as falas.
entry-hands-back = As mãos voltaram à bolsa
entry-hands-back-then = Fica no registro; pelas Leis de 1997 nada decorre disso.
entry-finding = Um fato apurado de antemão
entry-finding-which = O que você apura
entry-finding-value = O que leva: naipes, uma fala
entry-finding-then = Usa-se quando a pergunta surgir, e substitui uma suposição.

entry-plays = Uma carta sai ou é jogada
entry-plays-played = Saiu ou foi jogada
entry-plays-faced = Saiu aberta
entry-plays-faces = Abre a carta da saída
entry-plays-early = Antes do fim do leilão: saída antes da hora.
entry-plays-lead = Depois dele: a saída, fechada até ser aberta.
entry-plays-faces-then = Aberta a saída, começa o carteio.
entry-plays-then = Depois dos números: o carteio, carta por carta.
entry-result-tricks = Vazas do carteador
entry-result-claims = Reivindica
entry-result-agrees = Concorda
entry-note = Uma nota
entry-note-text = Nota
entry-note-then = Fica no registro e não muda nada.

## Estimation

entry-phases = A mão
entry-phase-auction = Leilão
entry-phase-calls = Números
entry-phase-play = Carteio
entry-phase-score = Pontos
entry-without-bid = Sem novo lance
entry-with = With { $call }
entry-with-then = Se a denominação de { $suit } ficar: diz o número primeiro, não abaixo do piso, e também tem o leilão com o número de quem o tem.
entry-pass-then = Fora do resto do leilão.
entry-pass-with-then = O With ainda obriga, se a sua denominação ficar.
entry-before-auction = Antes do leilão
entry-dash-call = Declarar dash-call
entry-avoid = Anunciar naipe ausente
entry-number-first = Ou um lance: primeiro o número
entry-then-denomination = depois a denominação
entry-names = { $seat } diz um número
entry-named = Ditos até aqui: { $numbers }; juntos { $total }.
entry-risk = Risco
entry-with-risk-card = { $number }, mostrando a carta de risco
entry-tricks-each = As vazas de cada jogador
entry-score = Os pontos
entry-no-score = Esta mão não tem pontos.
entry-owner = O leilão como o anotador o escreve
entry-owner-bid = O lance final
entry-owner-with = With de
entry-owner-then = Para uma mão sem o curso do leilão; seguem os números.

## Change a step

entry-step-heading = Alterar o passo { $number }
entry-step-then = Tudo o que vem depois é decidido de novo; o que já não cabe fica na lista, marcado.
entry-leave = Deixar como está
entry-another-call = Foi outra fala de { $seat }
entry-another-answer = Foi outra resposta
entry-value = O que leva, como no registro
entry-as-line = Ou escreva
entry-line = A linha do registro
entry-change = Alterar
entry-take-out = Retirar
entry-strike = Riscar
entry-strike-then = Não aconteceu. O que veio depois fica.
entry-undo = Voltar para antes dele
entry-undo-then = O registro fica como antes do passo { $seq }; Refazer traz tudo de volta.
entry-insert = Algo aconteceu antes dele
entry-insert-line = Uma fala, ou uma linha do registro
entry-insert-enter = Inserir
