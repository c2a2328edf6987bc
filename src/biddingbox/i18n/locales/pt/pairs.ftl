# Um leilão sob duas edições, lado a lado (cases run): poucas palavras para cada decisão.

pairs-head-number = Nº
pairs-head-auction = Leilão
pairs-head-expected = Conforme o esperado
pairs-yes = sim
pairs-no = não
pairs-decided = { $option }: { $ruled }
pairs-free = livre
pairs-finds = o diretor constata ({ $law })
pairs-asked = pergunta para { $seat } ({ $law })
pairs-passes-once = { $seat } deve passar uma vez
pairs-passes-throughout = { $seat } deve passar até o fim
pairs-repeats = { $seat } deve repetir { $call }
pairs-no-double = { $seat } não pode dobrar uma vez
pairs-lead-any = saída: exigir ou proibir { $suits }
pairs-lead-forbid = saída: proibir { $suits }
pairs-cap = { $side }: no máximo { $score }
pairs-score = { $side }: { $score }
pairs-reviews = rever { $laws }
pairs-passed-out = todos passaram
pairs-contract = { $contract }, carteador { $seat }
