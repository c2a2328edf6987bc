# As páginas da mesa do diretor. Curto de propósito: uma opção e tudo o que dela decorre cabem
# num celular.

desk-name = Mesa do diretor
desk-home = Bidding Box, página inicial
desk-language = Idioma
desk-skip = Ir para a página
desk-skip-question = Ir para a pergunta aberta
desk-clause = A cláusula
desk-this-case = Este caso
desk-tab-desk = Mesa
desk-tab-add = Registrar
desk-tab-chart = Fluxo
desk-tab-sheet = Ficha

## Calls, as they are seen and read aloud

desk-pass = Passo
desk-face-X = Dobro
desk-face-XX = Redobro
desk-spoken-P = passo
desk-spoken-X = dobro
desk-spoken-XX = redobro
desk-spoken-C = { $level } paus
desk-spoken-D = { $level } ouros
desk-spoken-H = { $level } copas
desk-spoken-S = { $level } espadas
desk-spoken-NT = { $level } sem trunfo
desk-would-be-irregular = seria irregular
desk-letter-director = DT
desk-letter-dealer = D

## The auction and the table

desk-auction = O leilão
desk-to-call = { $seat } declara
desk-note-withdrawn = retirada
desk-note-cancelled = cancelada
desk-note-implied = subentendido
desk-note-pending = espera
desk-note-once = uma vez
desk-note-end = até o fim
desk-the-table = A mesa
desk-vul = vulnerável: { $who }
desk-role-asked = é perguntado
desk-role-turn = declara
desk-role-leads = sai
desk-role-dealer = dador

## The question now open

desk-asked = Pergunta a { $seat }
desk-asked-director = Você apura o fato
desk-director-finds = Um fato a apurar: por você, perguntando na mesa ou fora dela.
desk-alone = { $seat } decide sem consultar o parceiro.
desk-nothing-asked = Nenhuma pergunta aberta
desk-regular = Nada irregular até aqui
desk-also-open = Também aberta:
desk-reading = Leitura { $number }
desk-suits-shown = Que naipes mostrava?
desk-add = Registrar o que aconteceu

## What happened, what was ruled, what is said

desk-happened = O que aconteceu
desk-undo = Desfazer
desk-redo = Refazer
desk-change = Alterar
desk-nothing-yet = Nada ainda.
desk-rulings = Decisões e razões
desk-told = Comunicado à mesa
desk-told-already = comunicado
desk-binds = Quem está obrigado a quê
desk-not-settled = O que a lei não resolve
desk-our-reading = Nossa leitura:
desk-other-reading = A outra:
desk-say = O que dizer
desk-say-how = nesta ordem; marque o que já disse
desk-unsaid = Não diga:
desk-quoted = “{ $text }”
desk-to-table = À mesa
desk-to-one = A { $seat }
desk-to-both = A { $seat } e { $other }
desk-ask = Pergunte
desk-tell = Diga
desk-alone-with = Só para { $seat }

## Refusals, faults, the lost connection

desk-moved-on = A mesa já avançou
desk-not-entered = Não registrado
desk-you-entered = Você escreveu:
desk-offline = Sem conexão
desk-offline-why = O que você registrou está guardado e será enviado de novo.
desk-try-again = Tentar de novo
refused-log-full = Um registro tem no máximo { $last } linhas; este está cheio.
refused-form = Este formulário não é nosso: falta { $field }, ou não se pode ler.
desk-unread = Coluna { $column }: encontrado { $found }, esperado { $expected }. Nada foi registrado.
desk-error-not-found = Essa página não existe
desk-error-not-found-why = O endereço pode estar cortado.
desk-error-unknown-case = Esse caso não existe
desk-error-unknown-case-why = O endereço pode estar cortado, ou o caso está em outra máquina.
desk-error-other-site = Recusado
desk-error-other-site-why = O que foi enviado veio de outro site.
desk-error-too-large = É demais de uma vez
desk-error-too-large-why = Pode-se enviar no máximo um megabyte, ou três num arquivo de bolsas. Nada foi registrado.
desk-error-bad-input = Não se pode ler isso
desk-error-bad-input-why = Nada foi registrado.
desk-error-fault = Uma falha nossa
desk-error-fault-why = Nada ficou pela metade: volte ao caso e olhe de novo.
desk-to-start = À página inicial
