import { describe, expect, test } from 'vitest'
import { ema } from './kernels/ema.ts'
import { rule } from './rule.ts'
import { sma } from './kernels/sma.ts'
import type { Column } from './column.ts'
import { defineIndicator } from './define-indicator.ts'
import type { Indicator } from './indicator.ts'
import { walkOf } from './testing/candle-arbitraries.ts'
import { batchReadings, readNext, streamReadings } from './testing/readings.ts'

const walk = walkOf(9_000, 5)

/** A rule has no step, so the rows go through the whole indicator. */
const withoutStep: Indicator = defineIndicator({
  id: 'without-step',
  parameters: {},
  plan(sheet) {
    const { close } = sheet
    const [fast, slow] = [ema(sheet, close, 5), sma(sheet, close, 20)]
    sheet.joinSteps(2, ([one, other]) => (row) => {
      one(row)
      other(row)
    })
    const addRule = (): Column => rule(sheet, slow, (row) => Math.sign(fast.at(row) - slow.at(row)))
    return { lines: { fast, slow }, addRule }
  },
})

/** Only prices: nothing is computed from them. */
const withoutFormula: Indicator = defineIndicator({
  id: 'without-formula',
  parameters: {},
  plan: ({ open, close }) => ({ lines: { open }, addRule: () => close }),
})

describe.each([withoutStep, withoutFormula])('$id', (indicator) => {
  test('the stream equals the batch', () => {
    expect(streamReadings(indicator, walk)).toEqual(batchReadings(indicator, walk))
  })

  test('a restart in the middle changes nothing', () => {
    const before = indicator.createStream({})
    for (const candle of walk.slice(0, 5_500)) before.next(candle)
    const after = indicator.createStream({})
    after.restore(before.snapshot())

    expect(walk.slice(5_500).map((candle) => readNext(after, candle))).toEqual(
      streamReadings(indicator, walk).slice(5_500),
    )
  })
})

test('lines move on with the stream, and a value that was copied stays', () => {
  const stream = withoutFormula.createStream({})
  const { open } = stream.lines
  const [first, second] = walk
  if (first === undefined || second === undefined || open === undefined) throw new Error('The walk is too short.')

  expect(open.value).toBeNull()
  stream.next(first)
  const copied = open.value
  stream.next(second)

  expect([copied, open.value]).toEqual([first.open, second.open])
})

test('looking at a forming candle leaves the lines where they are', () => {
  const stream = withoutStep.createStream({})
  for (const candle of walk.slice(0, 200)) stream.next(candle)
  const before = stream.lines['fast']?.value
  const peeked = stream.peek({ time: 0, open: 2, high: 2, low: 2, close: 2, volume: 0 })

  expect(stream.lines['fast']?.value).toBe(before)
  expect(peeked.lines['fast']).not.toBe(before)
})

test('a wrong candle leaves the lines where they are', () => {
  const stream = withoutFormula.createStream({})
  for (const candle of walk.slice(0, 50)) stream.next(candle)
  const before = stream.lines['open']?.value
  const wrong = { time: 0, open: Number.NaN, high: 1, low: 1, close: 1, volume: 0 }

  expect(() => stream.next(wrong)).toThrow('Candle 50')
  expect(stream.lines['open']?.value).toBe(before)
})
