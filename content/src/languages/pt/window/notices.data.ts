import type { texts as spanish } from '../../es/window/notices.data.ts'

/** What Windows shows for the app: its icon beside the clock, with menu and tooltip, and notifications. */
export const texts = {
  'Open {name}': 'Abrir {name}',
  'Stop trading': 'Parar o trading',
  Quit: 'Sair',
  '{name}: trading runs, {today} today, {open} open': '{name}: operando, {today} hoje, {open} abertas',
  '{name}: trading runs (Live), {today} today, {open} open': '{name}: operando (Live), {today} hoje, {open} abertas',
  '{name}: stopped, {today} today, {open} open': '{name}: parado, {today} hoje, {open} abertas',
  '{name}: stopped (Live), {today} today, {open} open': '{name}: parado (Live), {today} hoje, {open} abertas',
  '{count} signals were refused in ten minutes. The last one: {sentence}':
    '{count} sinais foram recusados em dez minutos. O último: {sentence}',
  '{sentence} {fix}': '{sentence} {fix}',
  'MetaTrader 5 is not connected. No signal can arrive.':
    'O MetaTrader 5 não está conectado. Nenhum sinal pode chegar.',
  '{broker} is not connected. No trade is placed there until it is.':
    '{broker} não está conectado. Até lá, nenhuma operação é aberta nele.',
  'No candle of {symbol} has arrived for a while. Look at its chart in MetaTrader 5.':
    'Faz um tempo que não chega nenhuma vela de {symbol}. Veja o gráfico dele no MetaTrader 5.',
  'Version {version} is ready. Install it under Settings, Version, when nothing is traded.':
    'A versão {version} está pronta. Instale em Configurações, Versão, quando nada estiver sendo operado.',
} as const satisfies Record<keyof typeof spanish, string>
