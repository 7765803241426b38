import type { CandleSet } from '@stratomate/candles/candle-set'
import { randomWalk } from '@stratomate/candles/random-walk'
import { superTrend } from '@stratomate/indicators/rules/super-trend/super-trend'

/** The rule whose signals are made to win: the usual SuperTrend, with an expiry of three candles. */
export const plantedShape = { period: 10, multiplier: 3 } as const
export const plantedExpiry = 3

/** How the share that is won grows with the lean of the steps after a signal, measured over a million candles. */
const leanPerShare = 0.42

/**
 * A walk in which trades of one rule win about `share` of the time: for three candles after each of its signals some
 * steps against it are turned. At 0.5 it is purely random.
 */
export function plantedWalk({ candles, seed, share }: { candles: number; seed: number; share: number }): CandleSet {
  const stream = superTrend.createStream(plantedShape)
  const lean = leanPerShare * (share - 0.5)
  let [side, left] = [0, 0]
  return randomWalk({
    candles,
    seed,
    tilt({ index, open, high, low, close }) {
      const signal = stream.next({ time: index * 60, open, high, low, close, volume: 0 })
      left -= 1
      if (signal !== null) {
        side = signal === 'buy' ? 1 : -1
        left = plantedExpiry
      }
      return left > 0 ? side * lean : 0
    },
  })
}
