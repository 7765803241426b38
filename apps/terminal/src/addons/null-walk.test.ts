import { times } from '@stratomate/commands/soak-scale'
import { type Candle, candleColumns } from '@stratomate/indicators'
import { nullWalk } from '@stratomate/indicators/testing/null-walk'
import { describe, expect, test } from 'vitest'
import { bossProSides } from '../testing/boss-pro-reference.ts'
import { coarseCandles } from '../testing/coarse-candles.ts'
import { addonPrograms } from './addon-programs.ts'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'
import { bossProDefaults } from './boss-pro.ts'

const length = times(40_000, 400_000)
const walk = nullWalk(4 * length, 20_251_107)

/**
 * Random walks in two resolutions: candles made of four prices, with which the rules were first measured, and candles
 * made of sixteen. A squeeze compares the range of a candle with the distance of many, so the second kind has three
 * times as many.
 */
const grains = { 'four prices': coarseCandles(walk, 4), 'sixteen prices': walk.slice(0, length) } as const
type Grain = keyof typeof grains

type Rule = {
  id: string
  name: string
  sidesOn: (candles: readonly Candle[]) => ArrayLike<number>
  perThousand: Record<Grain, number>
}

/** The add-ons' signals, and how many there are in 1,000 candles of each resolution. */
const rules: readonly Rule[] = [
  {
    id: 'boss-pro-indicator',
    name: 'BOSS Pro Indicator',
    sidesOn: (candles) => bossProSides(candles, bossProDefaults, 60),
    perThousand: { 'four prices': 20, 'sixteen prices': 23 },
  },
  {
    id: 'binary-eagle-indicator',
    name: 'Binary Eagle Indicator',
    sidesOn: (candles) => binaryEagle.signals(candleColumns(candles), binaryEagle.defaults),
    perThousand: { 'four prices': 4, 'sixteen prices': 12 },
  },
  {
    id: 'baseline-oscillator',
    name: 'Baseline Oscillator, reversal',
    sidesOn: (candles) => baselineOscillator.signals(candleColumns(candles), baselineOscillator.defaults),
    perThousand: { 'four prices': 45, 'sixteen prices': 40 },
  },
  {
    id: 'baseline-oscillator',
    name: 'Baseline Oscillator, trend',
    sidesOn: (candles) =>
      baselineOscillator.signals(candleColumns(candles), { ...baselineOscillator.defaults, mode: 1 }),
    perThousand: { 'four prices': 63, 'sixteen prices': 63 },
  },
]

test('every add-on that draws signals is asked', () => {
  expect([...new Set(rules.map(({ id }) => id))]).toEqual(addonPrograms.map(({ id }) => id))
})

const cases = rules.flatMap((rule) =>
  Object.entries(grains).map(([grain, candles]) => ({
    ...rule,
    grain,
    candles,
    expected: rule.perThousand[grain === 'four prices' ? 'four prices' : 'sixteen prices'],
  })),
)

/** On pure chance, a rule that is right more often than chance has used future prices: a look-ahead bug. */
describe.each(cases)('$name on pure chance, $grain a candle', ({ sidesOn, candles, expected }) => {
  const sides = Array.from(sidesOn(candles))

  test.each([1, 3, 5])('is right half of the time, %i candles on', (expiryCandles) => {
    expect(Math.abs(surprise(sides, { candles, expiryCandles }))).toBeLessThan(4)
  })

  test('speaks as often as its definition lets expect, and to both sides alike', () => {
    const count = sides.filter((side) => side !== 0).length
    const found = (count / candles.length) * 1_000
    const buys = sides.filter((side) => side > 0).length

    expect(found).toBeGreaterThan(expected * 0.75)
    expect(found).toBeLessThan(expected * 1.25)
    expect(Math.abs(buys - count / 2)).toBeLessThan(2.5 * Math.sqrt(count))
  })
})

test('the same test finds a rule that looks one candle ahead', () => {
  for (const candles of Object.values(grains)) {
    const ahead = candles.map((candle, index) => Math.sign((candles[index + 1]?.close ?? candle.close) - candle.close))

    expect(surprise(ahead, { candles, expiryCandles: 1 })).toBeGreaterThan(100)
  }
})

type Settling = { candles: readonly Candle[]; expiryCandles: number }

/** How many standard deviations the share of right directions is from one half; ties are left out. */
function surprise(sides: readonly number[], { candles, expiryCandles }: Settling): number {
  const moves = sides.flatMap((side, index) => {
    const [entry, end] = [candles[index + 1], candles[index + expiryCandles]]
    const move = entry === undefined || end === undefined ? 0 : side * (end.close - entry.open)
    return move === 0 ? [] : [move]
  })
  const right = moves.filter((move) => move > 0).length
  return (right - moves.length / 2) / Math.sqrt(moves.length / 4)
}
