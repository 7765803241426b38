import type { RefusalCode } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabRule, LabTrade } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'

/** A day of one chart as the app saved it. Unix seconds. */
export type LiveDay = { readonly fromS: number; readonly toS: number; readonly trades: readonly LiveTrade[] }

/** A signal as the app handled it. `candleTimeS` is the opening of its candle, UTC; a refused one has a reason and no money. */
export type LiveTrade = {
  readonly candleTimeS: number
  readonly side: 'buy' | 'sell'
  readonly stakeCents: number
  readonly profitCents: number | null
  readonly reason: RefusalCode | null
}

export type ComparedTrade = {
  readonly candleTimeS: number
  readonly side: 'buy' | 'sell'
  readonly live: LiveTrade | null
  readonly lab: LabTrade | null
  /** `missed` trades have no live signal; `extra` ones no signal in the lab. */
  readonly difference: 'none' | 'refused' | 'missed' | 'extra' | 'stake' | 'price' | 'payout' | 'not ended'
}

/** A day of the app beside what a rule does on the same candles. Throws as `runRule` does. */
export function compareDay(set: CandleSet, rule: LabRule, { fromS, toS, trades }: LiveDay): ComparedTrade[] {
  const isOfDay = (timeS: number): boolean => timeS >= fromS && timeS < toS
  const lab = runRule(set, rule).trades.filter(({ index }) => isOfDay(set.columns.time[index] ?? 0))
  return compareWithLive(set, lab, trades)
}

/** Joins what the app did with what the lab does, by candle and side, in the order of the candles. */
export function compareWithLive(set: CandleSet, lab: readonly LabTrade[], live: readonly LiveTrade[]): ComparedTrade[] {
  const timeOf = ({ index }: LabTrade): number => set.columns.time[index] ?? 0
  const keyOf = (candleTimeS: number, side: string): string => `${candleTimeS} ${side}`
  const sideOf = ({ side }: LabTrade): ComparedTrade['side'] => (side > 0 ? 'buy' : 'sell')
  const inLab = new Map(lab.map((trade) => [keyOf(timeOf(trade), sideOf(trade)), trade]))
  const inLive = new Map(live.map((trade) => [keyOf(trade.candleTimeS, trade.side), trade]))
  const both = live.map((trade): ComparedTrade => {
    const match = inLab.get(keyOf(trade.candleTimeS, trade.side)) ?? null
    const { candleTimeS, side } = trade
    return { candleTimeS, side, live: trade, lab: match, difference: differenceOf(trade, match) }
  })
  const missed = lab.flatMap((trade): ComparedTrade[] => {
    const [candleTimeS, side] = [timeOf(trade), sideOf(trade)]
    if (inLive.has(keyOf(candleTimeS, side))) return []
    return [{ candleTimeS, side, live: null, lab: trade, difference: 'missed' }]
  })
  return [...both, ...missed].toSorted((one, other) => one.candleTimeS - other.candleTimeS)
}

function differenceOf(live: LiveTrade, lab: LabTrade | null): ComparedTrade['difference'] {
  if (live.reason !== null) return lab === null ? 'none' : 'refused'
  if (lab === null) return 'extra'
  if (live.stakeCents !== lab.stakeCents) return 'stake'
  if (live.profitCents === null) return 'not ended'
  if (live.profitCents === lab.profitCents) return 'none'
  // The same end with other money is another payout; another end comes from another price.
  return Math.sign(live.profitCents) === Math.sign(lab.profitCents) ? 'payout' : 'price'
}
