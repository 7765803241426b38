import type { CandleSet } from '@stratomate/candles/candle-set'
import { randomWalk } from '@stratomate/candles/random-walk'
import { checkColumns } from '@stratomate/indicators'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { seededRandom } from '@stratomate/std/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LabRule, labSettings } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import { signalsOf } from '../run/signals-of.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { gridPoints } from './grid.ts'
import { listSignals } from './settle-signals.ts'
import { createEmaSource } from './ema-source.ts'
import { createSuperTrendSource } from './super-trend-source.ts'
import { addToBlocks, blocksOfRow, emptyBlocks, sweep } from './sweep.ts'

const walk = randomWalk({ candles: 12_000, seed: 11 })
/** The same walk with holes: now and then some candles are missing. */
const pierced = {
  ...walk,
  columns: {
    ...walk.columns,
    time: walk.columns.time.map(
      (timeS, index) => timeS + 60 * Math.floor(index / 97) + 600 * Math.floor(index / 1_013),
    ),
  },
}

function expectSameAsGate(set: typeof walk, rule: LabRule, expiries: readonly number[]): number {
  const { indicatorId, parameters, expiryCandles: _, ...rest } = rule
  const values = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, [value]]))
  const result = sweep(set, { grid: { indicatorId, parameters: values, expiries }, rule: rest })
  const runs = expiries.map((expiryCandles) => runRule(set, { ...rule, expiryCandles }))
  const profits = runs.map(({ trades }) => {
    const byBlock = emptyBlocks(result.blocks.count)
    addToBlocks(trades, result.blocks, byBlock)
    return byBlock
  })
  expect([...result.won]).toEqual(runs.map(({ won }) => won))
  expect([...result.lost]).toEqual(runs.map(({ lost }) => lost))
  expect([...result.ties]).toEqual(runs.map(({ ties }) => ties))
  expect(expiries.map((_expiry, row) => blocksOfRow(result, row))).toEqual(profits)
  return runs.reduce((sum, { trades }) => sum + trades.length, 0)
}

describe('a search gives what the gate gives', () => {
  test.each(indicatorIds)('for %s, with and without holes in the history', (indicatorId) => {
    const rule = ruleOf({ indicatorId })

    expect(expectSameAsGate(walk, rule, [1, 5])).toBeGreaterThan(0)
    expect(expectSameAsGate(pierced, rule, [1, 5])).toBeGreaterThan(0)
  })

  test.each<[string, Partial<LabRule>]>([
    ['one side', { side: 'sell' }],
    ['opposite trades', { settings: { ...labSettings, allowOpposite: true } }],
    [
      'hours',
      {
        settings: {
          ...labSettings,
          hours: { timeZone: 'Europe/Berlin', windows: [{ days: ['mon', 'wed'], fromMinute: 480, toMinute: 1_020 }] },
        },
      },
    ],
    [
      'a pause for news',
      {
        settings: {
          ...labSettings,
          blackouts: [{ fromMs: 1_735_600_000_000, toMs: 1_735_700_000_000, symbols: null }],
        },
      },
    ],
    ['a limit of open trades', { settings: { ...labSettings, openTradesMax: 1, allowOpposite: true } }],
    ['a cool-down after losses', { settings: { ...labSettings, coolDownAfterLossMs: 1_800_000 } }],
    [
      'a martingale',
      {
        settings: {
          ...labSettings,
          moneyPlan: { kind: 'ladder', id: 'm', plan: { kind: 'martingale', factor: 2, steps: 3 } },
        },
      },
    ],
    [
      'a share of the balance',
      { balanceCents: 1_000_000, settings: { ...labSettings, moneyPlan: { kind: 'percent', percent: 1 } } },
    ],
  ])('with %s', (_, change) => {
    // A rule that signals often, so that trades overlap.
    const often = { parameters: { period: 5, multiplier: 1 }, expiryCandles: 5 }
    const all = runRule(walk, ruleOf(often)).trades.length

    expect(expectSameAsGate(walk, ruleOf({ ...often, ...change }), [5])).not.toBe(all)
  })
})

describe('shared series of SuperTrend are the signals of the indicator', () => {
  const anyMultiplier = fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10)
  const anyGrid = fc.record({
    period: fc.integer({ min: 2, max: 60 }),
    multipliers: fc.uniqueArray(anyMultiplier, { minLength: 1, maxLength: 3 }),
  })

  test.each([
    ['near prices', walk.columns],
    ['prices that grow tenfold', scaledColumns((index) => 1 + index / 1_000)],
  ])('for %s', (_, columns) => {
    const prices = checkColumns(columns)
    fc.assert(
      fc.property(anyGrid, ({ period, multipliers }) => {
        const source = createSuperTrendSource(prices, multipliers)
        for (const multiplier of multipliers) {
          const parameters = { period, multiplier }
          expect(source(parameters)).toEqual(listSignals(signalsOf({ indicatorId: 'super-trend', parameters }, prices)))
        }
      }),
      { numRuns: 25 },
    )
  })

  // The second of a pair is found together with the first, so each pair is listed twice.
  test.each([[[1, 2, 3]], [[3, 1, 2]]])('where closes touch the bands, with multipliers %j', (multipliers) => {
    const prices = checkColumns(wholeColumns(4_000))
    const source = createSuperTrendSource(prices, multipliers)

    for (const multiplier of multipliers) {
      const parameters = { period: 4, multiplier }
      expect(source(parameters)).toEqual(listSignals(signalsOf({ indicatorId: 'super-trend', parameters }, prices)))
    }
  })
})

describe('shared averages are the signals of EMA Alerts', () => {
  test.each([
    ['near prices', walk],
    ['prices that rest, where the averages touch', restingWalk()],
    ['a history shorter than the slow period', { ...walk, columns: firstOf(walk, 30) }],
  ])('for %s', (_, set) => {
    const source = createEmaSource(set)
    const prices = checkColumns(set.columns)
    for (const [fast, slow] of [
      [2, 3],
      [9, 21],
      [9, 50],
      [2, 21],
      [99, 200],
      [20, 40],
    ] as const) {
      const parameters = { fast, slow }
      expect(source(parameters)).toEqual(listSignals(signalsOf({ indicatorId: 'ema-alerts', parameters }, prices)))
    }
  })
})

/** The walk with an hour of equal closes from time to time. */
function restingWalk(): CandleSet {
  const close = walk.columns.close.map((price, index, all) =>
    index % 300 < 240 ? price : (all[index - (index % 300)] ?? price),
  )
  return { ...walk, columns: { ...walk.columns, high: close, low: close, open: close, close } }
}

function firstOf({ columns }: CandleSet, count: number): CandleSet['columns'] {
  const cut = (column: Float64Array): Float64Array => column.slice(0, count)
  const { time, open, high, low, close, volume } = columns
  return { time: cut(time), open: cut(open), high: cut(high), low: cut(low), close: cut(close), volume: cut(volume) }
}

/** A walk of whole prices in which every true range is 4, so that bands are whole numbers too. */
function wholeColumns(candles: number) {
  const columns = { open: [1_000], high: [1_002], low: [998], close: [1_000] }
  const random = seededRandom(7)
  for (let index = 1; index < candles; index += 1) {
    const open = columns.close.at(-1) ?? 0
    const low = open - Math.floor(random() * 5)
    columns.open.push(open)
    columns.low.push(low)
    columns.high.push(low + 4)
    columns.close.push(low + Math.floor(random() * 5))
  }
  const { open, high, low, close } = columns
  return {
    open: Float64Array.from(open),
    high: Float64Array.from(high),
    low: Float64Array.from(low),
    close: Float64Array.from(close),
  }
}

/** The walk with the prices of all candles multiplied. */
function scaledColumns(factorAt: (index: number) => number) {
  const scaled = (column: Float64Array) => column.map((price, index) => price * factorAt(index))
  const { open, high, low, close } = walk.columns
  return { open: scaled(open), high: scaled(high), low: scaled(low), close: scaled(close) }
}

describe('a grid', () => {
  test('leaves out sets whose parameters are out of order', () => {
    const grid = { indicatorId: 'macd-alerts', parameters: { fast: [5, 12], slow: [10, 26] }, expiries: [1] } as const

    expect(gridPoints(grid)).toEqual([
      { fast: 5, slow: 10 },
      { fast: 5, slow: 26 },
      { fast: 12, slow: 26 },
    ])
  })

  test('refuses a value out of its range, an unknown name, and too many combinations', () => {
    const grid = { indicatorId: 'super-trend', expiries: [1] } as const

    expect(() => gridPoints({ ...grid, parameters: { period: [1] } })).toThrow('period must be between 2 and 200')
    expect(() => gridPoints({ ...grid, parameters: { speed: [1] } })).toThrow('speed is not a parameter')
    const many = Array.from({ length: 300 }, (_, index) => index)
    expect(() => gridPoints({ ...grid, parameters: { period: many, multiplier: many } })).toThrow(
      '90000 combinations; 50000 are the most',
    )
  })
})
