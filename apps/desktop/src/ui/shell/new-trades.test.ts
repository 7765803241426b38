import type { WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { expect, test } from 'vitest'
import { newTrades } from './new-trades.ts'

// Safe: only the id and the time are looked at.
const tradeAt = (time: number): WindowTrade => ({ id: `t${time}`, intendedAtMs: time }) as WindowTrade
const lists = (open: readonly number[], closed: readonly number[]) => ({
  openTrades: open.map(tradeAt),
  closedTrades: closed.map(tradeAt),
})
const timesOf = ({ opened, ended }: ReturnType<typeof newTrades>) =>
  [opened, ended].map((list) => list.map(({ id }) => id))

test('each trade that opens and each that ends is told, also several at once', () => {
  expect(timesOf(newTrades(lists([1, 2], []), lists([3], [2, 1])))).toEqual([['t3'], ['t2', 't1']])
  expect(timesOf(newTrades(lists([1], [0]), lists([1], [0])))).toEqual([[], []])
})

test('one that opened and ended between two looks is told as ended', () => {
  expect(timesOf(newTrades(lists([], [1]), lists([], [2, 1])))).toEqual([[], ['t2']])
})

test('a list that is full tells of ends too, and not of old ones', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 200 - index)

  expect(timesOf(newTrades(lists([201], hundred), lists([], [201, ...hundred.slice(0, 99)])))).toEqual([[], ['t201']])
  expect(timesOf(newTrades(lists([], hundred.slice(0, 99)), lists([], hundred)))).toEqual([[], []])
})
