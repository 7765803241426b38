import { expect, test } from 'vitest'
import { findRoomForLabels } from './find-room-for-labels.ts'

const signalsOf = (side: 'buy' | 'sell', ...candles: number[]) =>
  candles.map((candle) => ({ time: candle * 60, side, price: 1 }))
const worded = (signals: ReturnType<typeof signalsOf>) =>
  [...findRoomForLabels(signals, 60)].map(({ time }) => time / 60)

test('arrows far from each other all bear their word', () => {
  expect(worded(signalsOf('buy', 1, 9, 30))).toEqual([1, 9, 30])
})

test('of a crowd the first bears the word, and the next that has room again', () => {
  expect(worded(signalsOf('sell', 1, 3, 5, 8, 9, 10, 17))).toEqual([1, 9, 17])
})

test('a buy stands below and a sell above, so they leave each other room', () => {
  expect(worded([...signalsOf('buy', 1), ...signalsOf('sell', 2), ...signalsOf('buy', 3)])).toEqual([1, 2])
})
