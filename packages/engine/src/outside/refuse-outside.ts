import type { RefusalCode } from '@stratomate/contracts'
import type { SlotStatus } from '../charts/choose-charts.ts'
import type { Signal } from '../ports.ts'
import type { DayOfSource } from './outside-days.ts'

/** The person's limits for one source and a trading day; null for none. Whole cents. */
export type SourceLimits = { readonly tradesPerDayMax: number | null; readonly dailyLossCentsMax: number | null }

/** What the gate reads about a source from outside. */
export type OutsideDay = { readonly limits: SourceLimits; readonly day: DayOfSource }

/** After this many whole candles without a new one, the price of a chart is too old. */
const candlesLateMax = 1

/** A signal from outside is traded at the price of a chart, whose last candle must not be old. */
export function refuseWithoutPrice({
  lastClosedBarS,
  candlesLate = 0,
}: {
  readonly lastClosedBarS: number | null
  readonly candlesLate?: number
}): RefusalCode | null {
  return lastClosedBarS === null || candlesLate > candlesLateMax ? 'no_chart_price' : null
}

/** The source's own limits: open stakes count as lost, and so does the stake of this trade. */
export function refuseBySource(outside: OutsideDay | undefined, stakeCents: number): RefusalCode | null {
  if (outside === undefined) return null
  const { limits, day } = outside
  if (limits.tradesPerDayMax !== null && day.trades >= limits.tradesPerDayMax) return 'source_limit'
  if (limits.dailyLossCentsMax === null) return null
  return day.worstCents - stakeCents < -limits.dailyLossCentsMax ? 'source_limit' : null
}

/** A chart that is not a favorite, and a source that is switched off, have separate codes. */
export function refuseByFavorite({ outside }: Pick<Signal, 'outside'>, slotStatus: SlotStatus): RefusalCode | null {
  if (slotStatus.kind === 'favorite') return null
  return outside !== undefined && slotStatus.kind === 'not_favorite' ? 'source_off' : slotStatus.kind
}
