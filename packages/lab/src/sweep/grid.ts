import { indicators, ParameterError, parseParameters, type DrawnIndicator } from '@stratomate/indicators'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/** What a search tries: every combination of these values. Parameters that are not named have their defaults. */
export type Grid = {
  readonly indicatorId: IndicatorId
  readonly parameters: Readonly<Record<string, readonly number[]>>
  readonly expiries: readonly number[]
}

/** One signal series of a grid; each expiry of it is one combination. */
export type GridPoint = Readonly<Record<string, number>>

export const combinationsMax = 50_000

/**
 * All parameter sets of a grid, the first name changing slowest. Sets whose parameters are out of order with each other,
 * as a fast period above a slow one, are left out. Throws a ParameterError on a value out of its range, and a RangeError
 * on an empty grid and on more than 50,000 combinations.
 */
export function gridPoints({ indicatorId, parameters, expiries }: Grid): GridPoint[] {
  const size = Object.values(parameters).reduce((product, { length }) => product * length, expiries.length)
  if (size > combinationsMax) throw new RangeError(`${size} combinations; ${combinationsMax} are the most.`)
  const all = Object.entries(parameters).reduce<GridPoint[]>(
    (points, [name, values]) => points.flatMap((point) => values.map((value) => ({ ...point, [name]: value }))),
    [{}],
  )
  const points = all.filter((point) => isPossible(indicators[indicatorId], point))
  if (points.length === 0 || expiries.length === 0) throw new RangeError('The grid has no combination.')
  return points
}

function isPossible(indicator: DrawnIndicator, point: GridPoint): boolean {
  // Each value alone must be in its range, otherwise the caller made a mistake; only their order may fail.
  const { parameters } = indicator
  for (const [name, value] of Object.entries(point)) parseParameters<string>({ parameters }, { [name]: value })
  try {
    parseParameters<string>(indicator, point)
    return true
  } catch (error) {
    if (error instanceof ParameterError) return false
    throw error
  }
}
