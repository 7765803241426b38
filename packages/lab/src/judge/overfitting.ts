import type { ProfitBlocks } from './spa.ts'

const parts = 16

/**
 * The probability of backtest overfitting, from 0 to 1: the history is cut into 16 parts, and for each of the 12,870 ways to
 * search in 8 of them it is asked whether the best combination is below the median in the other 8 (Bailey, Borwein, López
 * de Prado, Zhu 2015, SSRN 2326253). Null with fewer than 16 blocks or two combinations.
 */
export function overfittingProbability({ profit, blocks }: ProfitBlocks): number | null {
  const rows = profit.length / blocks
  if (blocks < parts || rows < 2) return null
  const byPart = partSums(profit, blocks)
  const totals = Float64Array.from({ length: rows }, (_, row) => sumOf(byPart.subarray(row * parts, (row + 1) * parts)))
  const inside = new Float64Array(rows)
  let [below, splits] = [0, 0]
  for (const chosen of halves()) {
    splits += 1
    if (isBestBelowMedian({ byPart, totals, inside }, chosen)) below += 1
  }
  return below / splits
}

function partSums(profit: Int32Array, blocks: number): Float64Array {
  const rows = profit.length / blocks
  const sums = new Float64Array(rows * parts)
  for (let place = 0; place < profit.length; place += 1) {
    const part = Math.floor(((place % blocks) * parts) / blocks)
    const at = Math.floor(place / blocks) * parts + part
    sums[at] = (sums[at] ?? 0) + (profit[place] ?? 0)
  }
  return sums
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0)
}

type Tables = { readonly byPart: Float64Array; readonly totals: Float64Array; readonly inside: Float64Array }

function isBestBelowMedian({ byPart, totals, inside }: Tables, chosen: readonly number[]): boolean {
  const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0, seven = 0, eight = 0] = chosen
  const at = (place: number): number => byPart[place] ?? 0
  let best = 0
  for (let row = 0; row < totals.length; row += 1) {
    const start = row * parts
    const first = at(start + one) + at(start + two) + at(start + three) + at(start + four)
    inside[row] = first + at(start + five) + at(start + six) + at(start + seven) + at(start + eight)
    if ((inside[row] ?? 0) > (inside[best] ?? 0)) best = row
  }
  const outside = (totals[best] ?? 0) - (inside[best] ?? 0)
  let [lower, equal] = [0, 0]
  for (let row = 0; row < totals.length; row += 1) {
    const other = (totals[row] ?? 0) - (inside[row] ?? 0)
    if (other < outside) lower += 1
    else if (other === outside) equal += 1
  }
  // Its relative rank among all, ties in their middle.
  return lower + (equal + 1) / 2 <= (totals.length + 1) / 2
}

/** All ways to choose 8 of 16 parts. */
function halves(): number[][] {
  const found: number[][] = []
  const choose = (chosen: number[], next: number): void => {
    if (chosen.length === parts / 2) found.push(chosen)
    else for (let part = next; part < parts; part += 1) choose([...chosen, part], part + 1)
  }
  choose([], 0)
  return found
}
