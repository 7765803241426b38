import { measuredMachine, signalAgeMsMax, tenTogether as measured } from '@stratomate/domain/trading/signal-age'
import { formatLatency, latencyShare, latencyTicksMs } from '@stratomate/ui/look/latency-scale'
import { t } from '#web/shared/language/t.ts'

/** The steps between a signal and its order on the ruler of the hero; times in milliseconds. */
export const heroEvents = [
  {
    label: 'Signal',
    atMs: 0,
    sentence: 'A candle has closed, and the indicator on your chart says buy. The clock of this trade starts here.',
  },
  {
    label: 'Order sent',
    atMs: measured.medianMs,
    sentence:
      'Half of the orders were sent by then. The app has checked your rules and written the order to disk first; if any rule fails, no order is sent. Nothing is ever sent twice.',
  },
  {
    label: '99 of 100',
    atMs: measured.slowMs,
    sentence:
      'Ten charts signalled at once, and 99 of 100 orders were sent by then. Every trade shows its measured time, late ones included.',
  },
  {
    label: 'Limit',
    atMs: signalAgeMsMax,
    sentence:
      'A signal that is older than two seconds is refused: by then the price has moved. What your broker adds is measured too, and shown beside each trade.',
  },
] as const

/** Where the times come from; without a measurement at a real broker it is the promised limit. */
export function heroSource(): string {
  return t(
    'Measured: {signals} signals of {charts} charts, paper broker on a Linux server ({machine}). The limit is a design target. Press a step to read what happens there.',
    { signals: measured.signals, charts: measured.charts, machine: measuredMachine },
  )
}

export function heroDescription(): string {
  return t(
    'A EURUSD one minute chart with a SuperTrend buy signal. The time after the signal is magnified on a ruler on which each mark is ten times the one before: half of the orders were sent after {half}, 99 of 100 after {most}; the limit is 2 seconds.',
    { half: formatEvent(measured.medianMs), most: formatEvent(measured.slowMs) },
  )
}

/** The figures and the marks between them: twice, three times … nine times each. */
export const heroTicks = latencyTicksMs.flatMap((ms) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((times) => ({ ms: ms * times, kind: times === 1 ? 'major' : times === 5 ? 'middle' : 'minor' }) as const)
    .filter((tick) => tick.ms <= signalAgeMsMax),
)

/** The part of the ruler before its first mark: on a scale of tens nothing is 0, so the signal is before 1 ms. */
const lead = 0.035

/** Where a time is on a ruler of the given length, from its beginning; evenly up to 1 ms, then by tens. */
export function heroPlace(ms: number, length: number): number {
  return (lead * Math.min(ms, 1) + (1 - lead) * latencyShare(ms)) * length
}

/** `0`, `3.7 ms`, `10 ms`, `2 s`. Milliseconds in. */
export function formatEvent(ms: number): string {
  if (ms === 0) return '0'
  return ms < 10 && !Number.isInteger(ms) ? `${ms.toFixed(1)}\u00A0ms` : formatLatency(ms).replace('.00', '')
}
