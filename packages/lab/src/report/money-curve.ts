import type { LabTrade } from '../lab-rule.ts'

/** The money after a trade: `trade` counts from 1 in the order of their ends, money in cents. */
export type CurvePoint = {
  readonly trade: number
  readonly netCents: number
  /** How far the money is below its highest point before, 0 or more. */
  readonly underCents: number
}

/**
 * The money over all trades in at most `pointsMax` points (2 or more). Where trades are left out, the deepest fall of each
 * stretch is kept, so that a thinned curve never looks calmer than the whole one.
 */
export function moneyCurve(trades: readonly LabTrade[], pointsMax: number): CurvePoint[] {
  const stretch = Math.max(1, Math.ceil((2 * trades.length) / pointsMax))
  const points: CurvePoint[] = []
  let [netCents, peakCents] = [0, 0]
  let deepest: CurvePoint | null = null
  for (const [place, { profitCents }] of trades.entries()) {
    netCents += profitCents
    peakCents = Math.max(peakCents, netCents)
    const point = { trade: place + 1, netCents, underCents: peakCents - netCents }
    if (deepest === null || point.underCents > deepest.underCents) deepest = point
    const isEnd = point.trade % stretch === 0 || point.trade === trades.length
    if (!isEnd) continue
    if (deepest.trade !== point.trade) points.push(deepest)
    points.push(point)
    deepest = null
  }
  return points
}
