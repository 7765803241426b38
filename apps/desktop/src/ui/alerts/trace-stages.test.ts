import type { WindowAlert } from '@stratomate/contracts/desktop-window/state'
import { gateCheckIds, gateCheckOf } from '@stratomate/contracts/trading/gate-checks'
import { expect, test } from 'vitest'
import { traceChecks, traceStages } from './trace-stages.ts'

const refused: WindowAlert = {
  kind: 'refused',
  id: 'r',
  atMs: 5_000,
  symbol: 'EURUSD',
  timeframeS: 60,
  indicator: 'X',
  side: 'buy',
  candleTimeS: 600,
  emittedAtMs: 4_000,
  receivedAtMs: 4_010,
  isUnconfirmed: false,
  code: 'not_favorite',
  pausedReason: null,
}

test('a refused signal shows which checks it passed, which one stopped it, and which were not reached', () => {
  const states = traceChecks(refused).map(({ state }) => state)
  const place = gateCheckIds.indexOf(gateCheckOf('not_favorite'))

  expect(states.indexOf('failed')).toBe(place)
  expect(new Set(states.slice(0, place))).toEqual(new Set(['passed']))
  expect(new Set(states.slice(place + 1))).toEqual(new Set(['not_reached']))
})

test('the way of a signal has its times, and the candle the clock of its chart', () => {
  expect(traceStages(refused)).toEqual([
    { name: 'Candle closed', atMs: null, note: '00:11:00 chart time' },
    { name: 'Expert Advisor sent the signal', atMs: 4_000, note: null },
    { name: 'Received through the pipe', atMs: 4_010, note: null },
    { name: 'Refused', atMs: 5_000, note: null },
  ])
})
