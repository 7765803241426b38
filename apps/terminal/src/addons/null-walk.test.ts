import { times } from '@stratomate/commands/soak-scale'
import { candleColumns } from '@stratomate/indicators'
import { nullWalk } from '@stratomate/indicators/testing/null-walk'
import { describe, expect, test } from 'vitest'
import { bossProSides } from '../testing/boss-pro-reference.ts'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'
import { bossProDefaults } from './boss-pro.ts'

const candles = nullWalk(times(40_000, 400_000), 20_251_107)
const columns = candleColumns(candles)

/** The add-ons' signals on pure chance, and how many there are in 1,000 candles. */
const rules = [
  { name: 'BOSS Pro Indicator', perThousand: 27, sides: bossProSides(candles, bossProDefaults, 60) },
  {
    name: 'Binary Eagle Indicator',
    perThousand: 12,
    sides: Array.from(binaryEagle.signals(columns, binaryEagle.defaults)),
  },
  {
    name: 'Baseline Oscillator, reversal',
    perThousand: 45,
    sides: Array.from(baselineOscillator.signals(columns, baselineOscillator.defaults)),
  },
  {
    name: 'Baseline Oscillator, trend',
    perThousand: 63,
    sides: Array.from(baselineOscillator.signals(columns, { ...baselineOscillator.defaults, mode: 1 })),
  },
]

/** On pure chance a rule that is right more often than chance has seen the future: a look-ahead bug. */
describe.each(rules)('$name on pure chance', ({ sides, perThousand }) => {
  test.each([1, 3, 5])('is right half of the time, %i candles on', (expiryCandles) => {
    const moves = sides.flatMap((side, index) => {
      const [entry, end] = [candles[index + 1], candles[index + expiryCandles]]
      const move = entry === undefined || end === undefined ? 0 : side * (end.close - entry.open)
      return move === 0 ? [] : [move]
    })
    const right = moves.filter((move) => move > 0).length

    expect(Math.abs((right - moves.length / 2) / Math.sqrt(moves.length / 4))).toBeLessThan(4)
  })

  test('speaks as often as its definition lets expect', () => {
    const found = (sides.filter((side) => side !== 0).length / candles.length) * 1_000

    expect(found).toBeGreaterThan(perThousand * 0.6)
    expect(found).toBeLessThan(perThousand * 1.4)
  })
})
