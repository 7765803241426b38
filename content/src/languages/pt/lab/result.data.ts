import type { texts as spanish } from '../../es/lab/result.data.ts'

export const texts = {
  Result: 'Resultado',
  '{symbol}, the first 70 % of the candles': '{symbol}, os primeiros 70% das velas',
  'The question has changed since. This is the result of the one before.':
    'A pergunta mudou desde então. Este é o resultado da anterior.',
  'Nothing was traded, so there is nothing to judge.': 'Nada foi operado, então não há nada a julgar.',
  'These candles are pure chance, so this is what every rule on them comes to. To learn something about a market, bring its candles.':
    'Estas velas são puro acaso, então é a isto que qualquer regra chega nelas. Para saber algo de um mercado, traga as velas dele.',
  'Sample result': 'Resultado de amostra',
  'The answer to the rule above, prepared. Press Test this rule to compute it here.':
    'A resposta à regra acima, já preparada. Pressione Testar esta regra para calculá-la aqui.',
  'These candles are pure chance, so this is what every rule on them comes to.':
    'Estas velas são puro acaso, então é a isso que qualquer regra chega com elas.',
  'Use my own candles': 'Usar minhas próprias velas',
  'Tried on these candles so far: {tries}. Sealed part opened: {opened} times.':
    'Tentativas nestas velas até agora: {tries}. Vezes que a parte lacrada foi aberta: {opened}.',
  'Both counts are kept in this browser, and every try is charged to the verdict.':
    'As duas contagens ficam neste navegador, e cada tentativa pesa no veredito.',
  'Both counts are kept by this app, and every try is charged to the verdict.':
    'As duas contagens ficam neste aplicativo, e cada tentativa pesa no veredito.',
  'Sealed part': 'Parte lacrada',
  'The sealed part': 'A parte lacrada',
  'The last 30 % of the candles were not looked at. Open them once, with a rule that you have settled on: every opening is counted, and a part that was opened often proves nothing.':
    'Os últimos 30% das velas não foram olhados. Abra-os uma vez, com uma regra pela qual você já se decidiu: cada abertura é contada, e uma parte que foi aberta muitas vezes não prova nada.',
  'Open the sealed part': 'Abrir a parte lacrada',
  'Past results do not predict future results.': 'Resultados passados não preveem resultados futuros.',
  'Won, lost, refunded': 'Ganhas, perdidas, reembolsadas',
  'Independent trades': 'Operações independentes',
  '{part} of {parts}': '{part} de {parts}',
  'Deepest fall': 'Queda mais profunda',
  'Longest losing run': 'Maior sequência de perdas',
  '{count} trades': '{count} operações',
  'Open at the end': 'Abertas no fim',
  'A stake of $1 brings on average': 'O que um valor de $ 1 traz em média',
  '{cents} cents (95\u00A0% interval {low} cents to {high} cents)':
    '{cents} centavos (intervalo de 95\u00A0%: de {low} a {high} centavos)',
  'Signals that the gate refused': 'Sinais recusados pelas verificações',
  'Without any rule': 'Sem nenhuma regra',
  'Always CALL, every candle': 'Sempre CALL, em cada vela',
  'Always PUT, every candle': 'Sempre PUT, em cada vela',
  'Always CALL, at the same candles': 'Sempre CALL, nas mesmas velas',
  'Always PUT, at the same candles': 'Sempre PUT, nas mesmas velas',
  '{name}: {points} points from break-even ({breakEven})':
    '{name}: a {points} pontos do ponto de equilíbrio ({breakEven})',
  'Trades as CSV': 'Operações em CSV',
  'Combinations as CSV': 'Combinações em CSV',
  'Result as JSON': 'Resultado em JSON',
  Trades: 'Operações',
  'Trades on the candles': 'Operações nas velas',
  'A trade begins at the opening after its signal. Triangle up: CALL, down: PUT; filled won, outlined lost.':
    'Uma operação começa na abertura seguinte ao seu sinal. Triângulo para cima: CALL, para baixo: PUT; preenchido, ganha; só contorno, perdida.',
  'Candle of the signal, UTC': 'Vela do sinal, UTC',
  Side: 'Direção',
  Won: 'Ganha',
  Lost: 'Perdida',
  Refunded: 'Reembolsada',
  Earlier: 'Antes',
  Later: 'Depois',
  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Had the days come otherwise': 'Se os dias tivessem vindo em outra ordem',
  '{draws} times the same trades were drawn again, in blocks. Of 100 draws 90 bring {low} to {high}; in 5 of 100 the deepest fall is above {fall} and the longest losing run above {run} trades.':
    'As mesmas operações foram sorteadas de novo {draws} vezes, em blocos. De cada 100 sorteios, 90 trazem de {low} a {high}; em 5 de cada 100, a queda mais profunda passa de {fall} e a maior sequência de perdas passa de {run} operações.',
  'first trade': 'primeira operação',
  'last trade': 'última operação',
  'Middle of all draws': 'Centro de todos os sorteios',
  '90 of 100 draws': '90 de cada 100 sorteios',
  'Part of the trades': 'Parte das operações',
  '5 of 100 below': '5 de 100 abaixo',
  Middle: 'Centro',
  '5 of 100 above': '5 de 100 acima',
  'Hour and weekday': 'Hora e dia da semana',
  '{thick} of 168 hours have {least} trades or more; {above} of them are above break-even with their whole interval. With so many hours some are by luck, so none is a reason to choose it.':
    'De 168 horas, {thick} têm {least} operações ou mais; delas, com todo o intervalo acima do ponto de equilíbrio: {above}. Com tantas horas, algumas estão lá por sorte, então nenhuma é motivo para escolhê-la.',
  'Hour, UTC': 'Hora, UTC',
  'lower bound above break-even': 'limite inferior acima do ponto de equilíbrio',
  'lower bound below break-even': 'limite inferior abaixo do ponto de equilíbrio',
  'fewer than {count} trades': 'menos de {count} operações',
  'expiry 1 candle': 'vencimento 1 vela',
  'expiry {count} candles': 'vencimento {count} velas',
  'The best of {count} combinations: {rule}.': 'A melhor de {count} combinações: {rule}.',
  'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. The search only fits its past.':
    'Em {count} de cada 100 formas de dividir este histórico ao meio, a melhor de uma metade fica abaixo da mediana na outra. A busca só se ajusta ao seu passado.',
  'In {count} of 100 ways to halve this history, the best of one half is below the middle in the other. Above 50 a search only fits its past.':
    'Em {count} de cada 100 formas de dividir este histórico ao meio, a melhor de uma metade fica abaixo da mediana na outra. Acima de 50, uma busca só se ajusta ao seu passado.',
  'The history is too short to say whether the search only fits its past.':
    'O histórico é curto demais para dizer se a busca só se ajusta ao seu passado.',
  'Its Sharpe ratio cannot be compared with luck.': 'O índice de Sharpe dela não pode ser comparado com a sorte.',
  'The chance that its Sharpe ratio is above the one that luck reaches in so many tries: {share} (deflated Sharpe ratio).':
    'A probabilidade de o índice de Sharpe dela superar o que a sorte alcança em tantas tentativas: {share} (índice de Sharpe deflacionado).',
  'Take over as one rule': 'Usar como uma regra',
  Combinations: 'Combinações',
  'Combinations: move with the arrow keys': 'Combinações: mova-se com as setas do teclado',
  'Across: {label}.': 'Na horizontal: {label}.',
  'Down: {label}.': 'Na vertical: {label}.',
  'Choose a cell to read it: by pointer, or with the arrow keys.':
    'Escolha uma célula para lê-la: com o ponteiro ou com as setas do teclado.',
  '{thick} of {count} combinations have enough trades; {above} of them are above break-even with their whole interval.':
    'De {count} combinações, {thick} têm operações suficientes; delas, com todo o intervalo acima do ponto de equilíbrio: {above}.',
  'No cell is marked: a lone best one is luck.': 'Nenhuma célula está marcada: uma melhor isolada é sorte.',
  'The marked cell has neighbors that agree.': 'A célula marcada tem vizinhas que concordam.',
  '{name}: no such combination.': '{name}: essa combinação não existe.',
  Combination: 'Combinação',
  'The first {shown} of {count}. All of them are in the CSV file.':
    'As primeiras {shown} de {count}. Todas estão no arquivo CSV.',
  'Walk-forward': 'Teste para a frente',
  'In each step the best combination of one stretch is traded in the next, {gap} candles later, where nobody has chosen it. Only those later stretches count. {better} of {walked} ways to cut the history end with more money than they began.':
    'Em cada passo, a melhor combinação de um trecho é operada no seguinte, {gap} velas depois, onde ninguém a escolheu. Só esses trechos posteriores contam. De {walked} formas de cortar o histórico, terminam com mais dinheiro do que começaram: {better}.',
  'Choose in, trade in': 'Escolher em, operar em',
  Steps: 'Passos',
  'Joined stretches': 'Trechos unidos',
  '{train}, then {test}': '{train}, depois {test}',
  'Too short a history': 'Histórico curto demais',
  '{count} hours': '{count} horas',
  '{count} days': '{count} dias',
  '{count} months': '{count} meses',
  Compare: 'Comparar',
  'Keep up to {count} tests side by side. They stay in the address of this page.':
    'Guarde até {count} testes lado a lado. Eles ficam no endereço desta página.',
  '{count} tests are kept. Remove one to keep another.': 'Há {count} testes guardados. Remova um para guardar outro.',
  'Compared tests, table': 'Testes comparados, tabela',
  Verdict: 'Veredito',
  Tries: 'Tentativas',
  Remove: 'Remover',
  'Remove {name}': 'Remover {name}',
  'Keep this test': 'Guardar este teste',
  'Nothing was traded.': 'Nada foi operado.',
  'Computing again …': 'Calculando de novo…',
  'Not tested in this browser. Open it to test it, which is a try.':
    'Não foi testado neste navegador. Abra-o para testar, o que conta como uma tentativa.',
  'This browser does not have its candles.': 'Este navegador não tem as velas dele.',
  'sample {seed}': 'amostra {seed}',
  'candles {fingerprint}': 'velas {fingerprint}',
  '{rule}, payout {payout} ({where})': '{rule}, payout {payout} ({where})',
  '{rule}, buy only, payout {payout} ({where})': '{rule}, só compra, payout {payout} ({where})',
  '{rule}, sell only, payout {payout} ({where})': '{rule}, só venda, payout {payout} ({where})',
} as const satisfies Record<keyof typeof spanish, string>
