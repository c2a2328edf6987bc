# O servidor da mesa do diretor: o que ele diz no terminal, e a página que pede a chave.

serve-open = A mesa do diretor está aberta em
serve-kept = Os casos ficam em { $path }
serve-memory = Os casos ficam na memória: somem quando a mesa fecha.
serve-stop = Ctrl-C fecha a mesa.
serve-other-port = A porta { $taken } está ocupada, por isso esta é outra.
serve-invite = A mesa do diretor está aberta. Este endereço deixa entrar um aparelho, uma vez:
serve-type = Ou abra lá { $address } e digite a chave { $key }
serve-next = Um aparelho entrou. Para o próximo:
serve-not-installed = A mesa precisa de { $name }, que não está instalado. Instale com: pip install "biddingbox[web]"
serve-taken = A porta { $asked } de { $host } está ocupada: outra mesa pode estar aberta ali. Escolha outra com --port.
serve-no-address = Nada pode ser servido em { $host }, porta { $asked }: { $why }
serve-needs-lan = Outras máquinas alcançam { $host }. Com --lan a mesa se abre a elas, trancada com uma chave.
serve-no-store = Os casos não podem ficar em { $path }: { $why }

## A página que pede a chave

serve-key-open = Abrir a mesa
serve-key-once = Este aparelho entra por doze horas. A chave serve uma vez; o terminal mostra então a próxima.
serve-key-locked = Esta mesa está trancada
serve-key-why = A chave está no terminal em que a mesa foi aberta. Escaneie o código de lá, ou digite a chave.
serve-key-name = Chave
serve-key-wrong = Esta chave não serve. Cada uma serve uma vez: use a última do terminal.
serve-key-too-many = Chaves erradas demais. Tente de novo daqui a um minuto.

## Ajuda

cli-help-serve-short = Abre a mesa do diretor no navegador.
cli-help-serve =
    Abre a mesa do diretor: páginas no navegador, e a API JSON que elas compartilham. Por padrão só esta máquina a alcança.

    Com --lan outros aparelhos da mesma rede a alcançam, cada um com uma chave que serve uma vez: escaneie o código no terminal.
cli-examples-serve =
    Exemplos:
      biddingbox serve
      biddingbox serve --lan
      biddingbox serve --port 8000 --db clube.db

    Código de saída 0: fechada. 2: o endereço ou o arquivo não pode ser usado.
cli-help-serve-host = Endereço em que escuta; senão 127.0.0.1, com --lan todos.
cli-help-serve-port = Porta; 0 é uma livre. Senão 8765, ou uma livre se essa estiver ocupada.
cli-help-serve-db = Arquivo que guarda os casos, ou :memory:. Senão um na sua pasta de dados.
cli-help-serve-lan = Deixa entrar outros aparelhos, cada um com uma chave.
cli-help-serve-quiet = Registra só falhas, não os pedidos.
