import type { texts as spanish } from '../../es/window/statistics.data.ts'

export const texts = {
  'The ended trades of this computer, those by hand included. Trades of your other computers are on the dashboard, and trades by hand are only here.':
    'As operações encerradas deste computador, incluindo as manuais. As dos seus outros computadores estão no painel, e as manuais estão só aqui.',
  'No ended trade yet': 'Nenhuma operação encerrada ainda',
  'Each trade is counted here as soon as its outcome is known.':
    'Cada operação é contada aqui assim que seu resultado é conhecido.',
  'No ended trade in this choice': 'Nenhuma operação encerrada nesta seleção',
  'Show all times': 'Mostrar todo o tempo',
  'The app does not answer. If it has ended, start it again.':
    'O aplicativo não responde. Se ele foi encerrado, inicie-o de novo.',
  'Try again': 'Tentar de novo',
  'Loading your statistics': 'Carregando suas estatísticas',
  Period: 'Intervalo de tempo',
  '7 days': '7 dias',
  Year: 'Ano',
  Paper: 'Simulada',
  '{account}, {currency} ({trades} trades)': '{account}, {currency} (operações: {trades})',
  Computer: 'Computador',
  'All computers': 'Todos os computadores',
  'A computer without trades': 'Um computador sem operações',
  'Paper trades, {currency}': 'Operações simuladas, {currency}',
  'Demo trades, {currency}': 'Operações demo, {currency}',
  'Live trades, {currency}': 'Operações reais, {currency}',
  'Share won': 'Porcentagem de ganhas',
  '{count} more were refunded.': 'Além disso, reembolsadas: {count}.',
  'They brought {result}. Break-even is at the payouts that you really had, each weighed with its stake.':
    'O resultado é {result}. O ponto de equilíbrio é calculado com os payouts que você teve de verdade, cada um ponderado pelo seu valor.',
  'Save as CSV': 'Salvar como CSV',
  'Save as JSON': 'Salvar como JSON',
  '{shares}, and {count} refunded.': '{shares}; reembolsadas: {count}.',
  'No trade won or lost.': 'Nenhuma operação ganha nem perdida.',
  'No trade won or lost, and {count} refunded.': 'Nenhuma operação ganha nem perdida; reembolsadas: {count}.',
  'Where they were won and lost': 'Onde foram ganhas e perdidas',
  'The line in the middle is break-even. With fewer than {count} trades only counts are shown: a share of so few says nothing.':
    'A linha do meio é o ponto de equilíbrio. Com menos de {count} operações só são mostradas contagens: uma porcentagem de tão poucas não diz nada.',
  By: 'Por',
  'Hour (UTC)': 'Hora (UTC)',
  'Weekday (UTC)': 'Dia da semana (UTC)',
  Timeframe: 'Período',
  Expiry: 'Vencimento',
  Side: 'Direção',
  Source: 'Origem',
  Monday: 'Segunda-feira',
  Tuesday: 'Terça-feira',
  Wednesday: 'Quarta-feira',
  Thursday: 'Quinta-feira',
  Friday: 'Sexta-feira',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  'By hand': 'Manual',
  'Indicators of charts': 'Indicadores dos gráficos',
  'What a filter would have done': 'O que um filtro teria feito',
  'Choose rows above and see what only those trades would have brought. Of many filters one always looks good by luck, so each different filter counts as a try: you have tried {count}.':
    'Escolha linhas acima e veja o que só essas operações teriam dado. Entre muitos filtros sempre há um que parece bom por sorte, então cada filtro diferente conta como uma tentativa: você tentou {count}.',
  'Try this filter': 'Testar este filtro',
  'No row is chosen.': 'Nenhuma linha escolhida.',
  'Only {names}.': 'Só {names}.',
  'They brought {result}.': 'O resultado é {result}.',
  'What each chart proves': 'O que cada gráfico prova',
  'All trades of a chart, of all times; a source from outside counts as one, whatever its symbols. Evidence of {count} or more proves it, and you may look as often as you like: of charts that are pure luck, at most 5 of 100 ever reach it.':
    'Todas as operações de um gráfico, de todos os tempos; uma origem externa conta como uma só, sejam quais forem os seus símbolos. Uma evidência de {count} ou mais prova isso, e você pode olhar quantas vezes quiser: dos gráficos que são pura sorte, no máximo 5 de cada 100 chegam a ela alguma vez.',
  'Counted are the trades of this computer. Whether a chart is taken off the favorites when it breaks is chosen on the dashboard, at Statistics.':
    'São contadas as operações deste computador. Se um gráfico sai dos favoritos quando quebra é escolhido no painel, em Statistics.',
  'By symbol': 'Por símbolo',
  'From outside': 'De fora',
  Holding: 'Sustenta-se',
  'Not yet proven': 'Ainda sem prova',
  Weakening: 'Enfraquecendo',
  Broken: 'Quebrado',
  'Proven to do better than break-even, and nothing speaks against it now. It may end at any time.':
    'Está provado que supera o ponto de equilíbrio, e agora nada fala contra. Pode acabar a qualquer momento.',
  'Luck alone explains these trades.': 'Só a sorte explica estas operações.',
  'It does worse than it has shown. That may still be luck.': 'Está pior do que já mostrou. Ainda pode ser sorte.',
  'It does worse than expected by more than luck explains. It stays broken, whatever comes next.':
    'Está pior do que o esperado por mais do que a sorte explica. Continua quebrado, venha o que vier.',
  'over {count}': 'mais de {count}',
  'Evidence that it does better than break-even: {evidence}; that it does worse than break-even: {against}.':
    'Evidência de que supera o ponto de equilíbrio: {evidence}; de que fica abaixo: {against}.',
  'Evidence that it does better than break-even: {evidence}; that it has decayed: {against}.':
    'Evidência de que supera o ponto de equilíbrio: {evidence}; de que decaiu: {against}.',
} as const satisfies Record<keyof typeof spanish, string>
