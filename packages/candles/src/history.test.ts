import { describe, expect, test } from 'vitest'
import { checkCandles } from './check-candles.ts'
import { detectOffset } from './detect-offset.ts'
import { detectTimeframe } from './detect-timeframe.ts'
import { isNewYorkSummer } from './is-new-york-summer.ts'
import { randomWalk } from './random-walk.ts'
import { resample } from './resample.ts'
import { toUtc } from './to-utc.ts'

const walk = randomWalk({ candles: 30_000, seed: 5 })
const utcS = (text: string) => Date.parse(`${text}Z`) / 1_000

/** Hours of a year in which currencies trade: from Sunday 17:00 to Friday 17:00 in New York, UTC. */
const marketHours = Float64Array.from({ length: 8_760 }, (_, hour) => utcS('2026-01-01T00:00') + hour * 3_600).filter(
  (timeS) => {
    const newYorkS = timeS - (isNewYorkSummer(timeS) ? 4 : 5) * 3_600
    const inWeekS = (newYorkS + 4 * 86_400) % 604_800
    return inWeekS >= 61_200 && inWeekS < 5 * 86_400 + 61_200
  },
)

test.each([
  ['2026-03-08T06:59', false],
  ['2026-03-08T07:00', true],
  ['2026-11-01T05:59', true],
  ['2026-11-01T06:00', false],
])('at %s UTC it is summer in New York: %s', (text, isSummer) => {
  expect(isNewYorkSummer(utcS(text))).toBe(isSummer)
})

describe('the clock of a file', () => {
  test('that follows New York is found and led back to UTC', () => {
    const broker = marketHours.map((timeS) => timeS + (isNewYorkSummer(timeS) ? 3 : 2) * 3_600)
    const { offset, agreeing, openings } = detectOffset(broker, 'mt5')

    expect(offset).toEqual({ kind: 'new_york', winterS: 7_200 })
    expect([agreeing, openings]).toEqual([52, 52])
    expect(toUtc(broker, offset)).toEqual(marketHours)
  })

  test.each([0, 3, -5])('that is always %i hours ahead is found', (hours) => {
    const { offset } = detectOffset(
      marketHours.map((timeS) => timeS + hours * 3_600),
      'mt5',
    )

    expect(offset).toEqual({ kind: 'fixed', offsetS: hours * 3_600 })
  })

  test('without weekends is taken as UTC, and says so', () => {
    const { offset, reason } = detectOffset(walk.columns.time.subarray(0, 100), 'mt5')

    expect(offset).toEqual({ kind: 'fixed', offsetS: 0 })
    expect(reason).toMatch(/too few weekends/u)
  })
})

test('the timeframe is the most frequent distance', () => {
  expect(detectTimeframe(Float64Array.of(0, 300, 600, 1_500, 1_800))).toEqual({ timeframeS: 300, share: 0.75 })
  expect(detectTimeframe(Float64Array.of(0, 7, 14, 21))).toBeNull()
})

test('checks count gaps by hour, flat candles, spikes and candles of the weekend', () => {
  const columns = structuredClone(walk.columns)
  const { open, high, low, close } = columns
  for (const column of [open, high, low, close]) column[50] = 1.1
  high[60] = 2
  const without = (column: Float64Array) => column.filter((_, index) => index < 1_000 || index > 1_002)
  const { time, volume } = columns
  const pierced = {
    time: without(time),
    open: without(open),
    high: without(high),
    low: without(low),
    close: without(close),
    volume,
  }
  const checks = checkCandles(pierced, 60)

  expect(checks).toMatchObject({ gaps: 1, missingCandles: 3, longestGapS: 180, zeroRange: 1, spikes: 1 })
  expect(checks.missingByHour[16]).toBe(3)
  expect(checkCandles(walk.columns, 60).weekendCandles).toBe(0)
  const moved = { ...walk.columns, time: walk.columns.time.map((timeS) => timeS + 86_400) }
  expect(checkCandles(moved, 60).weekendCandles).toBeGreaterThan(1_000)
})

describe('resampling', () => {
  test('joins candles by their times, not by their number', () => {
    const cut = {
      ...walk,
      columns: { ...walk.columns, time: walk.columns.time.map((timeS, index) => (index < 7 ? timeS : timeS + 600)) },
    }
    const { time, open, close, high } = resample(cut, 300).columns

    expect([...time.subarray(0, 3)].map((timeS) => timeS - (walk.columns.time[0] ?? 0))).toEqual([0, 300, 900])
    expect(open[1]).toBe(walk.columns.open[5])
    expect(close[1]).toBe(walk.columns.close[6])
    expect(high[0]).toBe(Math.max(...walk.columns.high.subarray(0, 5)))
  })

  test('in two steps is the same as in one', () => {
    expect(resample(resample(walk, 300), 900)).toEqual(resample(walk, 900))
  })

  test('leaves out a last candle that is not whole', () => {
    const part = { ...walk, columns: { ...walk.columns, time: walk.columns.time.subarray(0, 13) } }

    expect(resample(part, 300).columns.time).toHaveLength(2)
  })

  test('to a timeframe that is no multiple is refused', () => {
    expect(() => resample(resample(walk, 300), 420)).toThrow('cannot be joined')
  })
})

test('a walk is the same for the same seed, opens where it closed, and rests at the weekend', () => {
  expect(randomWalk({ candles: 30_000, seed: 5 })).toEqual(walk)
  expect(walk.columns.open.subarray(1)).toEqual(walk.columns.close.subarray(0, -1))
  expect(walk.columns.time[7_080]).toBe((walk.columns.time[7_079] ?? 0) + 60 + 2 * 86_400)
})
