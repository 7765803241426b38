import type { texts as spanish } from '../../es/window/trades.data.ts'

export const texts = {
  '{count} won': '{count} ganhas',
  '{count} lost': '{count} perdidas',
  '{count} tied': '{count} empatadas',
  'Result today, live': 'Resultado de hoje, real',
  'Result today, demo': 'Resultado de hoje, demo',
  'No trades today': 'Nenhuma operação hoje',
  '{counts}, {stake} staked': '{counts}, {stake} arriscados',
  Time: 'Hora',
  Result: 'Resultado',
  'Record of {symbol} at {time}': 'Registro de {symbol} às {time}',
  'Comes out even at {share} won': 'Empata com {share} ganhas',
  'Open, {left} left': 'Aberta, faltam {left}',
  'Open, closing': 'Aberta, fechando',
  'No open trades.': 'Nenhuma operação aberta.',
  'Open trades': 'Operações abertas',
  'No closed trades today.': 'Nenhuma operação fechada hoje.',
  'Closed trades': 'Operações fechadas',
  'Show older trades': 'Mostrar operações anteriores',
  Closed: 'Fechadas',
  'Past results do not predict future results.': 'Resultados passados não preveem resultados futuros.',
} as const satisfies Record<keyof typeof spanish, string>
