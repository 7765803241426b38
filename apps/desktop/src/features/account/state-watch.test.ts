import type { DesktopState } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { StateWatch } from './state-watch.ts'

const chart = {
  symbol: 'EURUSD',
  timeframeS: 60,
  digits: 5,
  indicatorId: 'super-trend',
  favorite: false,
  simulated: false,
}
const quiet: DesktopState = {
  version: '0.1.0',
  charts: [],
  terminalConnected: false,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: 100_000 },
  paused: true,
  pausedReason: 'Press START TRADING.',
}

test.each([
  ['a terminal that connects', { terminalConnected: true }],
  ['a chart that opens', { charts: [chart] }],
  ['a star', { charts: [{ ...chart, favorite: true }] }],
  ['a broker that goes away', { broker: { ...quiet.broker, connected: false } }],
  ['another broker', { broker: { ...quiet.broker, id: 'deriv', account: 'demo' } }],
  ['a pause that ends', { paused: false, pausedReason: null }],
] as const)('%s is news once', (_what, change) => {
  const watch = new StateWatch()
  const changed = { ...quiet, ...change } as DesktopState

  expect(watch.isNews(quiet, 0)).toBe(false)
  expect(watch.isNews(changed, 250)).toBe(true)
  expect(watch.isNews(changed, 5_000)).toBe(false)
  expect(watch.isNews(quiet, 5_250)).toBe(true)
})

test('a balance is no news: trades are told by themselves', () => {
  const watch = new StateWatch()
  watch.isNews(quiet, 0)

  expect(watch.isNews({ ...quiet, broker: { ...quiet.broker, balanceCents: 1 } }, 1_000)).toBe(false)
})

test('what changes all the time is told twice a second, and the last state is never missed', () => {
  const watch = new StateWatch()
  watch.isNews(quiet, 0)
  const notified: number[] = []
  for (let atMs = 0; atMs < 10_000; atMs += 50) {
    if (watch.isNews({ ...quiet, terminalConnected: atMs % 100 === 0 }, atMs)) notified.push(atMs)
  }

  expect(notified.length).toBeLessThanOrEqual(20)
  expect(watch.isNews({ ...quiet, charts: [chart] }, 10_500)).toBe(true)
})
