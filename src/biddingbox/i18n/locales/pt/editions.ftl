# Duas edições de um registro (rule --edition 1997,2017, a página das duas edições).

editions-differs = difere
editions-alike = Até aqui as duas edições decidem o mesmo.
editions-legend = ≠ difere: a outra edição não decide isso, ou decide de outro modo.
editions-forks = Separa-se antes da linha { $seq } do registro: { $line }
editions-proposed = O que está no registro proporia { $option }; não se toma por resposta.
editions-fork-finding = As Leis de { $edition } pedem ao diretor uma constatação que o registro não traz.
editions-fork-question = As Leis de { $edition } perguntam a { $seat } o que o registro não responde.
editions-fork-irregular = Pelas Leis de { $edition }, { $call } de { $seat } seria irregular aqui.
editions-fork-waits = Pelas Leis de { $edition }, isto teria de esperar.
editions-fork-unfit = Pelas Leis de { $edition }, isto não cabe: { $why }

## A linha de comando

editions-help = Edição das Leis; ou duas: 1997,2017.
editions-error-pair = --edition { $asked }: uma edição, ou duas diferentes de { $known }
editions-error-interactive = -i aceita uma só edição

## A página

editions-title = Duas edições de um registro
editions-beside = Ao lado de { $edition }
editions-laws = Leis de { $edition }
editions-own = a do registro
editions-other = ao lado dela
editions-open = Em aberto
editions-nothing-open = Não há pergunta em aberto.
editions-parts = Aqui as edições se separam
editions-nothing-binds = Ninguém está obrigado a nada.
editions-left-out = Respostas que esta edição não pede ficam de fora: { $lines }.
editions-open-case = Abrir como caso de { $edition }
editions-open-why = O que aconteceu, e as respostas que esta edição pede, tornam-se um caso novo. Este fica como está.
editions-back = Voltar à mesa
editions-proposed-here = proposto pelo registro
