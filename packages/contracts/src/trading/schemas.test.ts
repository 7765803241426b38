import { expect, test } from 'vitest'
import { TerminalFrame } from '../terminal/pipe.ts'
import { Refusal } from './schemas.ts'

const refusal: Refusal = {
  id: '3b3f4a52-6f0e-4f7e-9d1a-2b1f8c1d0001',
  signalId: 'a1b2c3d4e5f6',
  symbol: 'EURUSD-OTC',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  code: 'stale',
  candleTime: 1_795_305_480,
  at: '2026-11-21T12:00:00.000Z',
}

test('names of symbols and indicators are plain text of one line', () => {
  expect(Refusal.safeParse(refusal).success).toBe(true)
  for (const symbol of ['', 'EUR\u0000USD', 'EUR\nUSD', 'E'.repeat(65)]) {
    expect(Refusal.safeParse({ ...refusal, symbol }).success).toBe(false)
  }
})

test('an app that tells no candle of a refused signal is understood', () => {
  const { candleTime: _candleTime, ...older } = refusal

  expect(Refusal.parse(older).candleTime).toBeNull()
  expect(Refusal.parse(refusal).candleTime).toBe(1_795_305_480)
})

test.each([-1, 1.5, 2 ** 53, Number.NaN, '60'])('%s is no candle', (candleTime) => {
  expect(Refusal.safeParse({ ...refusal, candleTime }).success).toBe(false)
})

test('a frame of a type that nobody knows is none', () => {
  expect(TerminalFrame.safeParse({ type: 'order', run: 'a' }).success).toBe(false)
})

test('a frame may carry fields that are new; they are left out', () => {
  const frame = { type: 'hb', t: 1, seq: 2, more: true }

  expect(TerminalFrame.parse(frame)).toEqual({ type: 'hb', t: 1, seq: 2 })
})
