import type { Device } from '@stratomate/contracts/trading/schemas'
import { expect, test } from 'vitest'
import { listedChartOf } from '#web/features/trading/testing/chart-of.ts'
import { deviceOf } from '#web/features/trading/testing/device-of.ts'
import { firstRunSteps } from './first-run-steps.ts'

/** A computer on which nothing is set up yet but what is given. */
function deviceWith(state: Parameters<typeof deviceOf>[0], change: Partial<Device> = {}): Device {
  return deviceOf(state === null ? null : { charts: [], terminalConnected: false, ...state }, change)
}

const chart = listedChartOf()
const statesOf = (devices: Device[], tradeCount = 0) => firstRunSteps({ devices, tradeCount }).map(({ state }) => state)

test.each([
  ['nothing', [], 0, ['next', 'later', 'later', 'later']],
  ['a computer that has said nothing yet', [deviceWith(null)], 0, ['done', 'next', 'later', 'later']],
  ['a terminal', [deviceWith({ terminalConnected: true })], 0, ['done', 'done', 'next', 'later']],
  [
    'a chart that is no favorite',
    [deviceWith({ terminalConnected: true, charts: [{ ...chart, favorite: false }] })],
    0,
    ['done', 'done', 'next', 'later'],
  ],
  [
    'a favorite',
    [deviceWith({ terminalConnected: true, charts: [{ ...chart, favorite: true }] })],
    0,
    ['done', 'done', 'done', 'next'],
  ],
  [
    'a trade',
    [deviceWith({ terminalConnected: true, charts: [{ ...chart, favorite: true }] })],
    1,
    ['done', 'done', 'done', 'done'],
  ],
] as const)('with %s the steps are where they are', (...[, devices, tradeCount, states]) => {
  expect(statesOf([...devices], tradeCount)).toEqual(states)
})

test('of several computers it is enough that one is on, and only those that are on count', () => {
  const off = deviceWith({ terminalConnected: true, charts: [{ ...chart, favorite: true }] }, { online: false })

  expect(statesOf([off])).toEqual(['next', 'later', 'later', 'later'])
  expect(statesOf([off, deviceWith({})])).toEqual(['done', 'next', 'later', 'later'])
})

test('a computer that is off is to be started, not installed again', () => {
  const [first] = firstRunSteps({ devices: [deviceWith(null, { online: false })], tradeCount: 0 })

  expect(first?.detail).toBe('Computer offline. Start the app on DESK-7. No trades are placed until then.')
  expect(first?.action).toBeNull()
})

test('of several computers that are off the one that was on last is to be started', () => {
  const seen = (name: string, lastSeenAt: string | null) => deviceWith(null, { online: false, name, lastSeenAt })
  const devices = [seen('Never', null), seen('Older', '2026-01-01T10:00:00Z'), seen('Newer', '2026-01-02T10:00:00Z')]
  const [first] = firstRunSteps({ devices, tradeCount: 0 })

  expect(first?.detail).toContain('Start the app on Newer.')
})

test('what is done takes no more time', () => {
  const steps = firstRunSteps({ devices: [deviceWith({})], tradeCount: 0 })

  expect(steps.map(({ time }) => time === null)).toEqual([true, false, false, false])
})
