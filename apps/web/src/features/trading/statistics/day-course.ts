import type { Trade } from '@stratomate/contracts/trading/schemas'
import { leadingTrades } from './today-summary.ts'

/** The result of the day after each of its trades, in whole cents. */
export type DayCourse = {
  currency: string
  /** The result before the first step, of trades that are no longer in the list. */
  startCents: number
  /** One for each settled trade, in the order in which they settled. */
  steps: { id: string; result: 'won' | 'lost' | 'tie'; afterCents: number }[]
  lowestCents: number
  highestCents: number
}

/**
 * How the result of the leading account developed. `totalCents` is the result of the whole day: when more trades exist
 * than are listed, the course starts at the value that makes it end there.
 */
export function dayCourse(
  trades: readonly Trade[],
  { day, totalCents }: { day: string; totalCents: number },
): DayCourse {
  const { leading, shown } = leadingTrades(trades, day)
  const settled = shown
    .flatMap(({ id, result, profitCents, expiresAt }) =>
      result === null ? [] : [{ id, result, cents: profitCents ?? 0, endsMs: Date.parse(expiresAt) }],
    )
    .toSorted((one, other) => one.endsMs - other.endsMs)
  const startCents = totalCents - settled.reduce((sum, { cents }) => sum + cents, 0)
  let afterCents = startCents
  const steps = settled.map(({ id, result, cents }) => {
    afterCents += cents
    return { id, result, afterCents }
  })
  const heights = [startCents, ...steps.map((step) => step.afterCents)]
  return {
    currency: leading?.currency ?? 'USD',
    startCents,
    steps,
    lowestCents: Math.min(0, ...heights),
    highestCents: Math.max(0, ...heights),
  }
}

/** The course as a stepped line in a box of `width` by `height`, and the y position of zero in it. */
export function courseLine(
  { startCents, steps, lowestCents, highestCents }: DayCourse,
  { width, height }: { width: number; height: number },
): { path: string; zeroY: number } {
  const span = Math.max(1, highestCents - lowestCents)
  const y = (cents: number) => Number((((highestCents - cents) / span) * height).toFixed(2))
  const stepWidth = width / Math.max(1, steps.length)
  const lines = steps.map(({ afterCents }, place) => `V${y(afterCents)}H${((place + 1) * stepWidth).toFixed(2)}`)
  return { path: [`M0 ${y(startCents)}`, ...lines].join(''), zeroY: y(0) }
}
