/** What the judge of the lab says, by its English words; `{name}` where a value stands. */
export const sentences = {
  'Too few trades to judge: {count} trades say as much as {effective} independent ones, and {least} are the least. {needed}.':
    'Muy pocas operaciones para juzgar: {count} operaciones dicen tanto como {effective} independientes, y el mínimo son {least}. {needed}.',
  'Nothing: these {count} trades are below what they need. {needed}.':
    'Nada: estas {count} operaciones están por debajo de lo que necesitan. {needed}.',
  'Nothing: after {tries}, luck shows as much in {chance}. {needed}.':
    'Nada: después de {tries}, la suerte muestra lo mismo en {chance}. {needed}.',
  'Unproven: a blind rule does as well ({share} at the same candles). {needed}.':
    'Sin demostrar: una regla ciega lo hace igual de bien ({share} en las mismas velas). {needed}.',
  'Unproven: after {tries}, luck alone shows as much in {chance}. {needed}.':
    'Sin demostrar: después de {tries}, la suerte sola muestra lo mismo en {chance}. {needed}.',
  'Holds on this history: after {tries}, luck shows as much in {chance}. {needed}. It may end at any time.':
    'Se sostiene en este historial: después de {tries}, la suerte muestra lo mismo en {chance}. {needed}. Puede acabarse en cualquier momento.',
  'Break-even at this payout is {share}': 'El punto de equilibrio con este pago es el {share}',
  'one try': 'un intento',
  '{count} tries': '{count} intentos',
  'fewer than 1 of 100 cases': 'menos de 1 de cada 100 casos',
  '{count} of 100 cases': '{count} de cada 100 casos',
} as const
