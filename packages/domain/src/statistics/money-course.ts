import type { TradeResult } from '@stratomate/contracts/trading/schemas'

/**
 * The running profit over several trades, in a form that can be joined without the trades themselves. Cents; high, low
 * and fall are 0 or more, high and low relative to the start.
 */
export type MoneyCourse = {
  trades: number
  netCents: number
  highCents: number
  lowCents: number
  /** The deepest fall from a highest point. */
  fallCents: number
  /** Losses in a row at its beginning, at its end, and the longest run. A tie neither breaks nor lengthens a run. */
  lossRunFirst: number
  lossRunLast: number
  lossRunLongest: number
  /** Whether a trade was won, so that a run cannot go through it. */
  hasWin: boolean
}

export const emptyCourse: Readonly<MoneyCourse> = Object.freeze({
  trades: 0,
  netCents: 0,
  highCents: 0,
  lowCents: 0,
  fallCents: 0,
  lossRunFirst: 0,
  lossRunLast: 0,
  lossRunLongest: 0,
  hasWin: false,
})

type CourseTrade = { result: TradeResult; profitCents: number | null }

export function courseOf({ result, profitCents }: CourseTrade): MoneyCourse {
  const netCents = profitCents ?? 0
  const lost = result === 'lost' ? 1 : 0
  const lowCents = Math.max(0, -netCents)
  return {
    trades: 1,
    netCents,
    highCents: Math.max(0, netCents),
    lowCents,
    fallCents: lowCents,
    lossRunFirst: lost,
    lossRunLast: lost,
    lossRunLongest: lost,
    hasWin: result === 'won',
  }
}

/** Joins two courses, the trades of `first` before those of `next`. */
export function joinCourses(first: MoneyCourse, next: MoneyCourse): MoneyCourse {
  const across = first.lossRunLast + next.lossRunFirst
  return {
    trades: first.trades + next.trades,
    netCents: first.netCents + next.netCents,
    highCents: Math.max(first.highCents, first.netCents + next.highCents),
    lowCents: Math.max(first.lowCents, next.lowCents - first.netCents),
    fallCents: Math.max(first.fallCents, next.fallCents, first.highCents - first.netCents + next.lowCents),
    lossRunFirst: first.hasWin ? first.lossRunFirst : across,
    lossRunLast: next.hasWin ? next.lossRunLast : across,
    lossRunLongest: Math.max(first.lossRunLongest, next.lossRunLongest, across),
    hasWin: first.hasWin || next.hasWin,
  }
}
