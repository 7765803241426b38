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
  'Lowest {money}': 'Mínimo: {money}',
  'Highest {money}': 'Máximo: {money}',
  'A course is drawn from the second day on.': 'El recorrido se dibuja a partir del segundo día.',
  'After trade': 'Tras la operación',
  Money: 'Dinero',
  'Below its highest point': 'Por debajo de su máximo',
  Days: 'Días',
  '{count} days with trades, between {from} and {to}; {losing} of them lost money.':
    'Días con operaciones: {count}, entre {from} y {to}; con pérdida: {losing}.',
  'Money of the day': 'Dinero del día',
  '{from} to {to}': 'de {from} a {to}',
  Nothing: 'Nada',
  'Too few trades': 'Muy pocas operaciones',
  Unproven: 'Sin demostrar',
  'Holds on this history': 'Se sostiene en este historial',
  '{won} won and {lost} lost; break-even is {breakEven}':
    'Ganadas: {won}; perdidas: {lost}; el punto de equilibrio es el {breakEven}',
  '{share} won of {count} trades (95\u00A0% interval {low} to {high}); break-even is {breakEven}':
    'Se ganó el {share} de {count} operaciones (intervalo del 95\u00A0%: de {low} a {high}); el punto de equilibrio es el {breakEven}',
} as const
