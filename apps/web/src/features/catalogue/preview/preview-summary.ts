import type { Preview, PreviewSignal } from './preview.ts'
import { t } from '#web/shared/language/t.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })

/** The content of the chart in words: `7 signals on 300 sample candles: 4 buy, 3 sell. The last: sell at 08:14.` */
export function summarizePreview({ candles, signals }: Preview): string {
  const buys = signals.filter(({ side }) => side === 'buy').length
  const last = signals.at(-1)
  const slots = { count: signals.length, candles: candles.length, buys, sells: signals.length - buys }
  if (last === undefined) return t('No signal on {candles} sample candles with these settings.', slots)
  const found =
    signals.length === 1
      ? t('1 signal on {candles} sample candles: {buys} buy, {sells} sell.', slots)
      : t('{count} signals on {candles} sample candles: {buys} buy, {sells} sell.', slots)
  const at = { time: signalClock(last) }
  return `${found} ${last.side === 'buy' ? t('The last: buy at {time}.', at) : t('The last: sell at {time}.', at)}`
}

/** The time of a signal on the sample's own clock. */
export function signalClock({ time }: Pick<PreviewSignal, 'time'>): string {
  return clock.format(time * 1_000)
}
