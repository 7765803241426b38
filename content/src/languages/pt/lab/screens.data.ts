import type { texts as spanish } from '../../es/lab/screens.data.ts'
import { texts as files } from './files.data.ts'
import { texts as form } from './form.data.ts'
import { texts as result } from './result.data.ts'

/** The screens of the lab, which the site and the window of the app show; its figures, which the statistics show too. */
export const texts = {
  ...files,
  ...form,
  ...result,
  'break-even': 'ponto de equilíbrio',
  'Show as table': 'Mostrar como tabela',
  '{title}, table': '{title}, tabela',
  'Money and falls': 'Dinheiro e quedas',
  'Trades: {count}, together {result}. Deepest fall: {fall}. Losses in a row at most: {run}.':
    'Operações: {count}; resultado: {result}. A queda mais profunda é de {fall}; perdas seguidas, no máximo: {run}.',
  trades: 'operações',
  'After trade': 'Após a operação',
  Money: 'Dinheiro',
  'Below its highest point': 'Abaixo do seu máximo',
  Days: 'Dias',
  '{count} days with trades, between {from} and {to}; {losing} of them lost money.':
    'Dias com operações: {count}, entre {from} e {to}; com perda: {losing}.',
  'Money of the day': 'Dinheiro do dia',
  '{from} to {to}': 'de {from} a {to}',
  'No edge found': 'Nenhuma vantagem encontrada',
  'That is an answer that cost no stake: leave this rule, or ask another question. Every further try counts.':
    'É uma resposta que não custou nenhum valor: deixe esta regra ou faça outra pergunta. Cada nova tentativa conta.',
  'Bring a longer history of these candles, or let the rule trade more often, before you judge it.':
    'Traga um histórico mais longo destas velas, ou deixe a regra operar com mais frequência, antes de julgá-la.',
  'Test the same rule on candles that come later. More tries on these candles prove less, not more.':
    'Teste a mesma regra em velas posteriores. Mais tentativas nestas velas provam menos, não mais.',
  'Open the sealed part below once. If the rule holds there too, watch it on Demo before anything else.':
    'Abra uma vez a parte lacrada abaixo. Se a regra também se sustentar ali, observe-a no demo antes de tudo.',
  'First 70 %: tested': 'Primeiros 70 %: testados',
  'Last 30 %: sealed until you open it': 'Últimos 30 %: lacrados até você abrir',
  'Too few trades': 'Operações de menos',
  Unproven: 'Sem prova',
  'Holds on this history': 'Sustenta-se neste histórico',
  '{won} won and {lost} lost; break-even is {breakEven}':
    'Ganhas: {won}; perdidas: {lost}; o ponto de equilíbrio é {breakEven}',
  '{share} won of {count} trades (95\u00A0% interval {low} to {high}); break-even is {breakEven}':
    'Ganhas: {share} de {count} operações (intervalo de 95\u00A0%: de {low} a {high}); o ponto de equilíbrio é {breakEven}',
} as const satisfies Record<keyof typeof spanish, string>
