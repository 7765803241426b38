import { type Random, seededRandom } from '@stratomate/std/random'

/** Profit of each combination in each block, combination after combination. */
export type ProfitBlocks = { readonly profit: Int32Array; readonly blocks: number }

export type SpaResult = {
  /** The chance that the best of such a search is as good by luck alone. */
  readonly pValue: number
  /** The combination with the highest studentized profit; -1 when none has traded in two blocks. */
  readonly best: number
}

type Rival = { readonly row: number; readonly mean: number; readonly deviation: number; readonly shift: number }

const resamplesUsual = 500

/**
 * Hansen's test of superior predictive ability (2005), studentized and with his consistent centring: V is the largest
 * √T·mean/deviation, and the p-value the share of resampled histories whose largest is at least V. Blocks are resampled
 * whole, so what hangs together in them stays together; `seed` makes the same p-value on every run.
 */
export function superiorAbility({ profit, blocks }: ProfitBlocks, seed: number, resamples = resamplesUsual): SpaResult {
  const rivals = rivalsOf(profit, blocks)
  const root = Math.sqrt(blocks)
  let [highest, best] = [Number.NEGATIVE_INFINITY, -1]
  for (const { row, mean, deviation } of rivals) {
    const value = (root * mean) / deviation
    if (value <= highest) continue
    highest = value
    best = row
  }
  if (highest <= 0) return { pValue: 1, best }
  const random = seededRandom(seed)
  const counts = new Float64Array(blocks)
  let asGood = 0
  for (let resample = 0; resample < resamples; resample += 1) {
    drawBlocks(counts, random)
    if (isReached({ profit, counts, rivals }, highest)) asGood += 1
  }
  return { pValue: asGood / resamples, best }
}

/** Combinations with a deviation; those far below zero are moved less than fully up, as Hansen does. */
function rivalsOf(profit: Int32Array, blocks: number): Rival[] {
  const root = Math.sqrt(blocks)
  const threshold = -Math.sqrt(2 * Math.log(Math.log(Math.max(blocks, 3))))
  const rivals: Rival[] = []
  for (let row = 0; row * blocks < profit.length; row += 1) {
    const own = profit.subarray(row * blocks, (row + 1) * blocks)
    let [sum, squares] = [0, 0]
    for (const value of own) sum += value
    const mean = sum / blocks
    for (const value of own) squares += (value - mean) * (value - mean)
    const deviation = Math.sqrt(squares / (blocks - 1))
    if (!(deviation > 0)) continue
    const value = (root * mean) / deviation
    rivals.push({ row, mean, deviation, shift: value < threshold ? value : 0 })
  }
  return rivals
}

/** How often each block is drawn when as many are drawn as there are. */
function drawBlocks(counts: Float64Array, random: Random): void {
  counts.fill(0)
  for (let draw = 0; draw < counts.length; draw += 1) {
    const block = Math.floor(random() * counts.length)
    counts[block] = (counts[block] ?? 0) + 1
  }
}

type Resampled = { readonly profit: Int32Array; readonly counts: Float64Array; readonly rivals: readonly Rival[] }

function isReached({ profit, counts, rivals }: Resampled, highest: number): boolean {
  const blocks = counts.length
  const root = Math.sqrt(blocks)
  for (const { row, mean, deviation, shift } of rivals) {
    const start = row * blocks
    let sum = 0
    for (let block = 0; block < blocks; block += 1) sum += (counts[block] ?? 0) * (profit[start + block] ?? 0)
    if ((root * (sum / blocks - mean)) / deviation + shift >= highest) return true
  }
  return false
}
