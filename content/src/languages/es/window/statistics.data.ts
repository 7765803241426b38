/** The statistics of one's own trades: figures, filters and proofs. */
export const texts = {
  'The ended trades of this computer, those by hand included. Trades of your other computers are on the dashboard, and trades by hand are only here.':
    'Las operaciones terminadas de este equipo, incluidas las manuales. Las de tus otros equipos están en el panel, y las manuales solo están aquí.',
  'No ended trade yet': 'Aún no hay operaciones terminadas',
  'Each trade is counted here as soon as its outcome is known.':
    'Cada operación se cuenta aquí en cuanto se conoce su resultado.',
  'No ended trade in this choice': 'No hay operaciones terminadas en esta selección',
  'Show all times': 'Mostrar todo el tiempo',
  'The app does not answer. If it has ended, start it again.':
    'La aplicación no responde. Si se ha cerrado, vuelve a iniciarla.',
  'Try again': 'Intentar de nuevo',
  'Loading your statistics': 'Cargando tus estadísticas',
  Period: 'Periodo',
  '7 days': '7 días',
  Year: 'Año',
  Paper: 'Simulada',
  '{account}, {currency} ({trades} trades)': '{account}, {currency} (operaciones: {trades})',
  Computer: 'Equipo',
  'All computers': 'Todos los equipos',
  'A computer without trades': 'Un equipo sin operaciones',
  'Paper trades, {currency}': 'Operaciones simuladas, {currency}',
  'Demo trades, {currency}': 'Operaciones demo, {currency}',
  'Live trades, {currency}': 'Operaciones reales, {currency}',
  'Share won': 'Porcentaje de ganadas',
  '{count} more were refunded.': 'Además, reembolsadas: {count}.',
  'They brought {result}. Break-even is at the payouts that you really had, each weighed with its stake.':
    'El resultado es {result}. El punto de equilibrio se calcula con los pagos que tuviste de verdad, cada uno ponderado por su importe.',
  'Save as CSV': 'Guardar como CSV',
  'Save as JSON': 'Guardar como JSON',
  '{shares}, and {count} refunded.': '{shares}; reembolsadas: {count}.',
  'No trade won or lost.': 'Ninguna operación ganada ni perdida.',
  'No trade won or lost, and {count} refunded.': 'Ninguna operación ganada ni perdida; reembolsadas: {count}.',
  'Where they were won and lost': 'Dónde se ganaron y se perdieron',
  'The line in the middle is break-even. With fewer than {count} trades only counts are shown: a share of so few says nothing.':
    'La línea del medio es el punto de equilibrio. Con menos de {count} operaciones solo se muestran recuentos: un porcentaje de tan pocas no dice nada.',
  By: 'Por',
  'Hour (UTC)': 'Hora (UTC)',
  'Weekday (UTC)': 'Día de la semana (UTC)',
  Timeframe: 'Temporalidad',
  Expiry: 'Vencimiento',
  Side: 'Dirección',
  Source: 'Origen',
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
  'By hand': 'Manual',
  'Indicators of charts': 'Indicadores de los gráficos',
  'What a filter would have done': 'Qué habría hecho un filtro',
  'Choose rows above and see what only those trades would have brought. Of many filters one always looks good by luck, so each different filter counts as a try: you have tried {count}.':
    'Elige filas arriba y mira qué habrían dado solo esas operaciones. Entre muchos filtros siempre hay uno que parece bueno por suerte, así que cada filtro distinto cuenta como un intento: has probado {count}.',
  'Try this filter': 'Probar este filtro',
  'No row is chosen.': 'No hay ninguna fila elegida.',
  'Only {names}.': 'Solo {names}.',
  'They brought {result}.': 'El resultado es {result}.',
  'What each chart proves': 'Qué demuestra cada gráfico',
  'All trades of a chart, of all times; a source from outside counts as one, whatever its symbols. Evidence of {count} or more proves it, and you may look as often as you like: of charts that are pure luck, at most 5 of 100 ever reach it.':
    'Todas las operaciones de un gráfico, de todos los tiempos; un origen externo cuenta como uno, sean cuales sean sus símbolos. Una evidencia de {count} o más lo demuestra, y puedes mirar tantas veces como quieras: de los gráficos que son pura suerte, como mucho 5 de cada 100 la alcanzan alguna vez.',
  'Counted are the trades of this computer. Whether a chart is taken off the favorites when it breaks is chosen on the dashboard, at Statistics.':
    'Se cuentan las operaciones de este equipo. Si un gráfico se quita de los favoritos cuando se rompe se elige en el panel, en Statistics.',
  'By symbol': 'Por símbolo',
  'From outside': 'De fuera',
  Holding: 'Se sostiene',
  'Not yet proven': 'Aún sin demostrar',
  Weakening: 'Se debilita',
  Broken: 'Roto',
  'Proven to do better than break-even, and nothing speaks against it now. It may end at any time.':
    'Está demostrado que supera el punto de equilibrio, y ahora nada habla en contra. Puede acabarse en cualquier momento.',
  'Luck alone explains these trades.': 'La suerte sola explica estas operaciones.',
  'It does worse than it has shown. That may still be luck.':
    'Lo hace peor de lo que ha mostrado. Todavía puede ser suerte.',
  'It does worse than expected by more than luck explains. It stays broken, whatever comes next.':
    'Lo hace peor de lo esperado en más de lo que explica la suerte. Sigue roto, venga lo que venga.',
  'over {count}': 'más de {count}',
  'Evidence that it does better than break-even: {evidence}; that it does worse than break-even: {against}.':
    'Evidencia de que supera el punto de equilibrio: {evidence}; de que queda por debajo: {against}.',
  'Evidence that it does better than break-even: {evidence}; that it has decayed: {against}.':
    'Evidencia de que supera el punto de equilibrio: {evidence}; de que ha decaído: {against}.',
} as const
