import { seededRandom } from '@stratomate/std/random'
import { quantile } from '@stratomate/std/statistics'

/** Three of the resampled values: 5, 50 and 95 of 100 are at most this. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number }

/** The possible results of the same trades in another order of their blocks. Money in cents. */
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

/** Draws blocks of neighbouring trades until there are as many as before; blocks keep related trades together. */
export function monteCarlo(
  { profitsCents, blockTrades, seed }: MonteCarloInput,
  resamples = resamplesUsual,
): MonteCarlo {
  const random = seededRandom(seed)
  const profits = Int32Array.from(profitsCents)
  const paths = Array.from({ length: resamples }, () => {
    return walkPath(profits, blockTrades, () => Math.floor(random() * profits.length))
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

/** Ten thousand paths are a hundred million steps, so a step has no division: counters say when a block or a tenth is over. */
function walkPath(profits: Int32Array, blockTrades: number, drawStart: () => number): Path {
  const { length } = profits
  let [netCents, peakCents, drawdownCents, lossRun, lossRunLongest] = [0, 0, 0, 0, 0]
  const tenths: number[] = []
  let nextTenth = Math.ceil(length / fanSteps)
  for (let trade = 0; trade < length;) {
    let at = drawStart()
    for (const blockEnd = Math.min(length, trade + blockTrades); trade < blockEnd; trade += 1) {
      const profit = profits[at] ?? 0
      at = at + 1 === length ? 0 : at + 1
      netCents += profit
      if (netCents > peakCents) peakCents = netCents
      if (peakCents - netCents > drawdownCents) drawdownCents = peakCents - netCents
      if (profit !== 0) lossRun = profit < 0 ? lossRun + 1 : 0
      if (lossRun > lossRunLongest) lossRunLongest = lossRun
      while (trade + 1 >= nextTenth && tenths.length < fanSteps) {
        tenths.push(netCents)
        nextTenth = Math.ceil(((tenths.length + 1) * length) / fanSteps)
      }
    }
  }
  return { netCents, drawdownCents, lossRunLongest, tenths }
}
