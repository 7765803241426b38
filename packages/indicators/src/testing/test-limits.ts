import { expect, test } from 'vitest'
import type { Indicator } from '../indicator.ts'
import { walkOf } from './candle-arbitraries.ts'
import { parametersAt } from './parameters-at.ts'
import { batchReadings, streamReadings } from './readings.ts'

const walk = walkOf(9_000, 11)

/** Parameters at both of their limits, and histories that end around the warm-up, where lines begin and signals count. */
export function testLimits(indicator: Indicator): void {
  const limits = ['minimum', 'default', 'maximum'] as const

  test.each(limits)('with parameters at their %s the batch equals the stream around the warm-up', (limit) => {
    const values = parametersAt(indicator, limit)
    const warmUp = indicator.warmUp(values)
    const whole = streamReadings(indicator, walk.slice(0, warmUp + 300), values)

    for (const length of [1, warmUp - 1, warmUp, warmUp + 1, warmUp + 300]) {
      expect(batchReadings(indicator, walk.slice(0, length), values)).toEqual(whole.slice(0, length))
    }
    expect(whole.slice(0, warmUp).filter(({ signal }) => signal !== null)).toEqual([])
  })
}
