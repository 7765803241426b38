/** What Windows shows for the app: its icon beside the clock, with menu and tooltip, and notifications. */
export const texts = {
  'Open {name}': 'Abrir {name}',
  'Stop trading': 'Detener el trading',
  Quit: 'Salir',
  '{name}: trading runs, {today} today, {open} open': '{name}: operando, {today} hoy, {open} abiertas',
  '{name}: trading runs (Live), {today} today, {open} open': '{name}: operando (Live), {today} hoy, {open} abiertas',
  '{name}: stopped, {today} today, {open} open': '{name}: detenido, {today} hoy, {open} abiertas',
  '{name}: stopped (Live), {today} today, {open} open': '{name}: detenido (Live), {today} hoy, {open} abiertas',
  '{count} signals were refused in ten minutes. The last one: {sentence}':
    'Se rechazaron {count} señales en diez minutos. La última: {sentence}',
  '{sentence} {fix}': '{sentence} {fix}',
  'MetaTrader 5 is not connected. No signal can arrive.':
    'MetaTrader 5 no está conectado. No puede llegar ninguna señal.',
  '{broker} is not connected. No trade is placed there until it is.':
    '{broker} no está conectado. Hasta que lo esté no se abre allí ninguna operación.',
  'No candle of {symbol} has arrived for a while. Look at its chart in MetaTrader 5.':
    'Hace un rato que no llega ninguna vela de {symbol}. Mira su gráfico en MetaTrader 5.',
  'Version {version} is ready. Install it under Settings, Version, when nothing is traded.':
    'La versión {version} está lista. Instálala en Ajustes, Versión, cuando no se opere nada.',
} as const
