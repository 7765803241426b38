/** The steps between a signal and its order, as the illustration shows them; sample times in seconds. */
export const heroEvents = [
  {
    label: 'Signal',
    atS: 0,
    sentence: 'A candle has closed, and the indicator on your chart says buy. The clock of this trade starts here.',
  },
  {
    label: 'Rules checked',
    atS: 0.18,
    sentence: 'The client checks age, favorites, limits and payout. If any rule fails, no order is sent.',
  },
  {
    label: 'Order sent',
    atS: 0.64,
    sentence: 'The order is written to disk first, then it leaves your PC for the broker. Nothing is ever sent twice.',
  },
  {
    label: 'Broker confirms',
    atS: 1.12,
    sentence: 'The broker has taken the order. Every trade shows its measured time, late ones included.',
  },
] as const

export const heroLimitS = 2

export const heroDescription =
  'Illustration with sample data: a EURUSD one minute chart with a SuperTrend buy signal. The two seconds after the signal are magnified on a ruler: signal at 0.00 seconds, rules checked at 0.18, order sent at 0.64, broker confirms at 1.12 seconds, limit 2.0 seconds.'

/** The ticks of a ruler, ten to half a second, to twenty per cent beyond the limit. */
export const heroTicks = Array.from({ length: 45 }, (_, index) => ({
  atS: index * 0.05,
  kind: index % 10 === 0 ? 'major' : index % 2 === 0 ? 'middle' : 'minor',
})) satisfies { atS: number; kind: 'major' | 'middle' | 'minor' }[]

export function formatTick(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}

export function formatEvent(seconds: number): string {
  return `${seconds.toFixed(2)} s`
}
