/** The tab of the Strategy Lab around its screens. */
export const texts = {
  'Test a rule on the candles of your own charts and see whether it does better than luck. The code that trades is the code that is tested, in this window, while trading continues.':
    'Prueba una regla con las velas de tus propios gráficos y mira si supera a la suerte. El código que opera es el código que se prueba, en esta ventana, mientras el trading sigue.',
  'These candles are not there any more.': 'Estas velas ya no están.',
  'Reading what was recorded …': 'Leyendo lo que se ha grabado…',
  'No candles are recorded now: {problem}. Trading is not affected.':
    'Ahora no se graban velas: {problem}. El trading no se ve afectado.',
  'Nothing is recorded yet. The app keeps the closed candles of your favorites, with the past that MetaTrader 5 sends along, from two candles after a chart has connected. Simulated charts are left out.':
    'Aún no hay nada grabado. La aplicación guarda las velas cerradas de tus favoritos, con el pasado que envía MetaTrader 5, a partir de dos velas después de conectarse un gráfico. Los gráficos simulados se dejan fuera.',
  'Delete all recorded candles': 'Borrar todas las velas grabadas',
  '{name} of terminal {feed}': '{name} del terminal {feed}',
  '{count} candles, {from} to {to} UTC': '{count} velas, del {from} al {to} UTC',
  'Test on {title}': 'Probar con {title}',
  'Save {title}': 'Guardar {title}',
  Save: 'Guardar',
  'Delete {title}': 'Borrar {title}',
  Delete: 'Borrar',
  'No gaps': 'Sin huecos',
  '1 gap, {missing} candles missing': '1 hueco; velas que faltan: {missing}',
  '{gaps} gaps, {missing} candles missing': '{gaps} huecos; velas que faltan: {missing}',
} as const
