import { seededRandom } from '@stratomate/std/random'
import type { BlockCounts } from '../sweep/settle-signals.ts'

const resamples = 1_000

/**
 * How many independent trades carry as much information as these, at most all of them: trades that overlap share their
 * luck. The share that is won is measured in resampled blocks, and the count is the one whose share would vary as much
 * (block bootstrap, Politis and Romano 1994).
 */
export function effectiveCount({ won, lost }: Pick<BlockCounts, 'won' | 'lost'>, seed: number): number {
  const sum = (counts: Uint16Array): number => counts.reduce((total, one) => total + one, 0)
  const [wins, n] = [sum(won), sum(won) + sum(lost)]
  const share = wins / n
  if (n === 0 || share === 0 || share === 1) return n
  const random = seededRandom(seed)
  let [drawn, squares] = [0, 0]
  for (let resample = 0; resample < resamples; resample += 1) {
    let [winsNow, countNow] = [0, 0]
    for (let draw = 0; draw < won.length; draw += 1) {
      const block = Math.floor(random() * won.length)
      winsNow += won[block] ?? 0
      countNow += (won[block] ?? 0) + (lost[block] ?? 0)
    }
    if (countNow === 0) continue
    drawn += 1
    squares += (winsNow / countNow - share) * (winsNow / countNow - share)
  }
  const variance = squares / Math.max(1, drawn)
  return variance > 0 ? Math.min(n, (share * (1 - share)) / variance) : n
}
