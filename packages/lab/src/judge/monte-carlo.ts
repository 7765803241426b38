import { seededRandom } from '@stratomate/std/random'
import { quantile } from '@stratomate/std/statistics'

/** Three of the resampled values: 5, 50 and 95 of 100 are at most this. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number }

/** What the same trades could have brought in another order of their blocks. Money in cents. */
export type MonteCarlo = {
  readonly netCents: Spread
  readonly drawdownCents: Spread
  readonly lossRunLongest: Spread
  /** The money after each tenth of the trades: the fan. */
  readonly fan: readonly Spread[]
}

export type MonteCarloInput = {
  readonly profitsCents: readonly number[]
  readonly blockTrades: number
  readonly seed: number
}

const [resamplesUsual, fanSteps] = [10_000, 10]

/** Draws blocks of neighbouring trades until there are as many as before; blocks keep what hangs together together. */
export function monteCarlo(
  { profitsCents, blockTrades, seed }: MonteCarloInput,
  resamples = resamplesUsual,
): MonteCarlo {
  const random = seededRandom(seed)
  const paths = Array.from({ length: resamples }, () => {
    return walkPath(profitsCents, blockTrades, () => Math.floor(random() * profitsCents.length))
  })
  const spread = (valueOf: (path: Path) => number): Spread => {
    const sorted = paths.map(valueOf).toSorted((one, other) => one - other)
    const at = (share: number): number => quantile(sorted, share) ?? 0
    return { low: at(0.05), middle: at(0.5), high: at(0.95) }
  }
  return {
    netCents: spread(({ netCents }) => netCents),
    drawdownCents: spread(({ drawdownCents }) => drawdownCents),
    lossRunLongest: spread(({ lossRunLongest }) => lossRunLongest),
    fan: Array.from({ length: fanSteps }, (_, step) => spread(({ tenths }) => tenths[step] ?? 0)),
  }
}

type Path = { netCents: number; drawdownCents: number; lossRunLongest: number; tenths: number[] }

function walkPath(profits: readonly number[], blockTrades: number, drawStart: () => number): Path {
  let [netCents, peakCents, drawdownCents, lossRun, lossRunLongest] = [0, 0, 0, 0, 0]
  let at = 0
  const tenths: number[] = []
  for (let trade = 0; trade < profits.length; trade += 1) {
    at = trade % blockTrades === 0 ? drawStart() : (at + 1) % profits.length
    const profit = profits[at] ?? 0
    netCents += profit
    if (netCents > peakCents) peakCents = netCents
    if (peakCents - netCents > drawdownCents) drawdownCents = peakCents - netCents
    if (profit !== 0) lossRun = profit < 0 ? lossRun + 1 : 0
    if (lossRun > lossRunLongest) lossRunLongest = lossRun
    while (tenths.length < Math.floor(((trade + 1) * fanSteps) / profits.length)) tenths.push(netCents)
  }
  return { netCents, drawdownCents, lossRunLongest, tenths }
}
