import { texts as files } from './files.data.ts'
import { texts as form } from './form.data.ts'
import { texts as result } from './result.data.ts'

/** The screens of the lab, which the site and the window of the app show; its figures, which the statistics show too. */
export const texts = {
  ...files,
  ...form,
  ...result,
  'break-even': 'punto de equilibrio',
  'Show as table': 'Mostrar como tabla',
  '{title}, table': '{title}, tabla',
  'Money and falls': 'Dinero y caídas',
  'Trades: {count}, together {result}. Deepest fall: {fall}. Losses in a row at most: {run}.':
    'Operaciones: {count}; resultado: {result}. La caída más profunda es de {fall}; pérdidas seguidas como máximo: {run}.',
  trades: 'operaciones',
  'After trade': 'Tras la operación',
  Money: 'Dinero',
  'Below its highest point': 'Por debajo de su máximo',
  Days: 'Días',
  '{count} days with trades, between {from} and {to}; {losing} of them lost money.':
    'Días con operaciones: {count}, entre {from} y {to}; con pérdida: {losing}.',
  'Money of the day': 'Dinero del día',
  '{from} to {to}': 'de {from} a {to}',
  'No edge found': 'No se ha encontrado ventaja',
  'That is an answer that cost no stake: leave this rule, or ask another question. Every further try counts.':
    'Es una respuesta que no ha costado ningún importe: deja esta regla o plantea otra pregunta. Cada nuevo intento cuenta.',
  'Bring a longer history of these candles, or let the rule trade more often, before you judge it.':
    'Trae un historial más largo de estas velas, o deja que la regla opere más a menudo, antes de juzgarla.',
  'Test the same rule on candles that come later. More tries on these candles prove less, not more.':
    'Prueba la misma regla con velas posteriores. Más intentos con estas velas demuestran menos, no más.',
  'Open the sealed part below once. If the rule holds there too, watch it on Demo before anything else.':
    'Abre una vez la parte sellada de abajo. Si la regla también se sostiene allí, obsérvala en demo antes que nada.',
  'First 70 %: tested': 'Primer 70 %: se prueba',
  'Last 30 %: sealed until you open it': 'Último 30 %: sellado hasta que lo abras',
  'Too few trades': 'Muy pocas operaciones',
  Unproven: 'Sin demostrar',
  'Holds on this history': 'Se sostiene en este historial',
  '{won} won and {lost} lost; break-even is {breakEven}':
    'Ganadas: {won}; perdidas: {lost}; el punto de equilibrio es el {breakEven}',
  '{share} won of {count} trades (95\u00A0% interval {low} to {high}); break-even is {breakEven}':
    'Se ganó el {share} de {count} operaciones (intervalo del 95\u00A0%: de {low} a {high}); el punto de equilibrio es el {breakEven}',
} as const
