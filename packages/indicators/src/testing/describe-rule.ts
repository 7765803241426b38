import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Candle } from '../candle.ts'
import type { Indicator } from '../indicator.ts'
import { clampParameters, type ParameterValues } from '../parameters.ts'
import { sampleCandles } from '../sample-candles.ts'
import { arbitraryParameters } from './arbitrary-parameters.ts'
import { coarseWalk, roughWalk, walkOf } from './candle-arbitraries.ts'
import { farthestApart } from './farthest-apart.ts'
import { type Market, highestPrice, marketOf, type ExpectedSides } from '../comparison/market.ts'
import { nullWalk } from './null-walk.ts'
import { parametersAt } from './parameters-at.ts'
import { batchReadings, batchSignals } from './readings.ts'

/** A rule written a second time, from the readable formulas. It shares no code with the kernels. */
export type RuleReference<Name extends string = string> = {
  /** The lines and the signals of a market. */
  expected(market: Market, values: ParameterValues<Name>): ExpectedSides
  /** Signals per 1,000 candles of pure chance, with the defaults. Left out, the frequency is not tested. */
  readonly signalsPerThousand?: number
  /** False for parameters with which the rule compares numbers that are equal but for rounding. */
  readonly isDecided?: (values: ParameterValues<Name>) => boolean
  /** Parameters to compare besides the defaults and a set in which all differ from them. */
  readonly inputs?: readonly Partial<ParameterValues<Name>>[]
}

/** Kernels keep running sums where formulas add up each window, so the two may differ by this share of the value. */
const tolerance = 1e-9
const sideNumbers = { buy: 1, sell: -1, none: 0 } as const
const histories = [
  walkOf(5_000, 29),
  sampleCandles(3_000),
  roughWalk(2_000, 31),
  roughWalk(2_000, 37, 65_000),
  coarseWalk(2_000, 43),
]

/** Compares an indicator with its reference: lines and signals with any parameters, and how often it signals. */
export function describeRule<Name extends string>(indicator: Indicator<Name>, reference: RuleReference<Name>): void {
  const rule: Rule = { indicator, reference }
  const { inputs = [], signalsPerThousand, isDecided = () => true } = reference
  const sets: [string, ParameterValues<string>][] = [
    ['its defaults', indicator.defaults],
    ['inputs that are all different', differentInputs(indicator)],
    ...inputs.map((some): [string, ParameterValues<string>] => {
      return [JSON.stringify(some), { ...indicator.defaults, ...some }]
    }),
  ]
  const limits = (['minimum', 'maximum'] as const)
    .map((limit) => [limit, parametersAt(indicator, limit)] as const)
    .filter(([, values]) => isDecided(values))

  describe.each([indicator])('$id', () => {
    test.each(sets)('draws the lines of its reference with %s', (_, values) => {
      for (const candles of histories) {
        expect(linesApart(rule, candles, values).filter(({ distance }) => !(distance < tolerance))).toEqual([])
      }
    })

    test.each(sets)('signals where its reference does with %s', (_, values) => {
      const counts = histories.map((candles) => {
        const { found, streamed, expected } = signalsOf(rule, candles, values)

        expect(found).toEqual(expected)
        expect(streamed).toEqual(expected)
        return expected.length
      })

      expect(Math.min(...counts)).toBeGreaterThan(1)
      expect(Math.max(...counts)).toBeGreaterThan(5)
    })

    test('follows its reference on any walk, with any parameters', () => {
      fc.assert(
        fc.property(fc.nat(1_000_000), arbitraryParameters(indicator).filter(isDecided), (seed, values) => {
          const candles = walkOf(500, seed)
          const { found, streamed, expected } = signalsOf(rule, candles, values)
          const apart = linesApart(rule, candles, values)

          expect(found).toEqual(expected)
          expect(streamed).toEqual(expected)
          expect(apart.filter(({ distance }) => !(distance < tolerance))).toEqual([])
        }),
        { numRuns: times(10, 300) },
      )
    })

    test.each(limits)('follows its reference with all parameters at their %s', (_, values) => {
      const candles = walkOf(1_500, 53)
      const { found, streamed, expected } = signalsOf(rule, candles, values)
      const apart = linesApart(rule, candles, values)

      expect(found).toEqual(expected)
      expect(streamed).toEqual(expected)
      expect(apart.filter(({ distance }) => !(distance < tolerance))).toEqual([])
    })

    if (signalsPerThousand !== undefined) testFrequency(indicator, signalsPerThousand)
  })
}

type Rule = { readonly indicator: Indicator; readonly reference: RuleReference }

/** How far each line is from that of the reference; infinitely far where one of the two does not have it. */
function linesApart({ indicator, reference }: Rule, candles: readonly Candle[], values: ParameterValues<string>) {
  const market = marketOf(candles)
  const { lines } = reference.expected(market, values)
  const readings = batchReadings(indicator, candles, values)
  const price = highestPrice(market)
  const names = new Set([...Object.keys(lines), ...Object.keys(readings[0]?.lines ?? {})])
  return [...names].map((name) => {
    const found = readings.map((reading) => reading.lines[name] ?? null)
    const expected = lines[name]
    return { name, distance: expected === undefined ? Number.POSITIVE_INFINITY : farthestApart(found, expected, price) }
  })
}

function signalsOf({ indicator, reference }: Rule, candles: readonly Candle[], values: ParameterValues<string>) {
  const { sideAt } = reference.expected(marketOf(candles), values)
  const warmUp = indicator.warmUp(values)
  const expectedSides = candles.map((_, index) => sideAt(index)).map((side, index) => (index < warmUp ? 0 : side))
  const stream = indicator.createStream(values)
  const streamed = candles.map((candle) => sideNumbers[stream.next(candle) ?? 'none'])
  return {
    found: listSignals(batchSignals(indicator, candles, values)),
    streamed: listSignals(streamed),
    expected: listSignals(expectedSides),
  }
}

function listSignals(sides: readonly number[]): string[] {
  return sides.flatMap((side, index) => (side === 0 ? [] : `${index} ${side > 0 ? 'buy' : 'sell'}`))
}

function testFrequency(indicator: Indicator, expected: number): void {
  test('signals on pure chance as often as expected, and to both sides alike', () => {
    const candles = nullWalk(times(40_000, 400_000), 20_251_107)
    const signals = batchSignals(indicator, candles)
    const buys = signals.filter((signal) => signal === 1).length
    const count = signals.filter((signal) => signal !== 0).length

    expect((count / candles.length) * 1_000).toBeGreaterThan(expected * 0.7)
    expect((count / candles.length) * 1_000).toBeLessThan(expected * 1.3)
    expect(Math.abs(buys - count / 2)).toBeLessThan(2.5 * Math.sqrt(count))
  })
}

/** No value is the default, and no two are moved by the same number of steps, so that none can be taken for another. */
function differentInputs(indicator: Indicator): ParameterValues<string> {
  const moved = Object.entries(indicator.parameters).map(([name, range], place) => {
    return [name, range.default + range.step * (2 * place + 3)] as const
  })
  return clampParameters(indicator, Object.fromEntries(moved))
}
