import { expect, test } from 'vitest'
import { sampleCandles } from './sample-candles.ts'

const candles = sampleCandles(700)

test('are the same for everybody, and a longer history begins like a shorter one', () => {
  expect(sampleCandles(700)).toEqual(candles)
  expect(sampleCandles(50)).toEqual(candles.slice(0, 50))
  expect(sampleCandles(0)).toEqual([])
})

test('follow each other minute by minute, each opening at the close before it', () => {
  for (const [index, candle] of candles.slice(1).entries()) {
    expect(candle.time - (candles[index]?.time ?? 0)).toBe(60)
    expect(candle.open).toBe(candles[index]?.close)
  }
})

test('have five digits, and their extremes enclose their bodies', () => {
  const wrong = candles.filter(({ open, high, low, close }) => {
    const hasFiveDigits = [open, high, low, close].every((price) => Number(price.toFixed(5)) === price)
    return !hasFiveDigits || high < Math.max(open, close) || low > Math.min(open, close)
  })

  expect(wrong).toEqual([])
})

test('begin with a rise and turn to a fall later, so that rules of trends have something to say', () => {
  expect(candles[59]?.close).toBeGreaterThan(candles[0]?.open ?? 0)
  expect(candles[164]?.close).toBeLessThan(candles[115]?.close ?? 0)
})
