import type { Preview, PreviewSignal } from './preview.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' })

/** What the chart says, in words: `7 signals on 300 sample candles: 4 buy, 3 sell. The last: sell at 08:14.` */
export function summarizePreview({ candles, signals }: Preview): string {
  const buys = signals.filter(({ side }) => side === 'buy').length
  const on = `on ${candles.length} sample candles`
  const last = signals.at(-1)
  if (last === undefined) return `No signal ${on} with these settings.`
  const count = signals.length === 1 ? '1 signal' : `${signals.length} signals`
  return `${count} ${on}: ${buys} buy, ${signals.length - buys} sell. The last: ${last.side} at ${signalClock(last)}.`
}

/** The time of a signal on the sample's own clock. */
export function signalClock({ time }: Pick<PreviewSignal, 'time'>): string {
  return clock.format(time * 1_000)
}
