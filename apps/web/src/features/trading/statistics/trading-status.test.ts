import type { Device } from '@stratomate/contracts/trading/schemas'
import { expect, test } from 'vitest'
import { listedChartOf } from '#web/features/trading/testing/chart-of.ts'
import { deviceOf } from '#web/features/trading/testing/device-of.ts'
import { tradingStatusOf } from './trading-status.ts'

const pairs = [
  listedChartOf(),
  listedChartOf({ symbol: 'GBPUSD' }),
  listedChartOf({ symbol: 'USDJPY', favorite: false }),
]
const deviceWith = (state: Parameters<typeof deviceOf>[0] = {}, change: Partial<Device> = {}) =>
  deviceOf({ charts: pairs, ...state }, change)
const noBroker = { id: 'paper', connected: false, account: 'paper', balanceCents: null } as const
const quota = { limit: 250, remaining: 212 }
const said = (devices: readonly Device[], of = quota) => {
  const { title, detail } = tradingStatusOf(devices, of)
  return `${title}: ${detail}`
}

test('what is traded is named, and counted where the names are many', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((symbol) => listedChartOf({ symbol }))

  expect(said([deviceWith()])).toBe('Trading: EURUSD, GBPUSD')
  expect(said([deviceWith({ charts: many })])).toBe('Trading: 5 charts')
})

test('a computer that is paused, here or in the app, trades nothing', () => {
  expect(said([deviceWith({}, { paused: true })])).toBe('Paused: DESK-7')
  expect(said([deviceWith({ paused: true })])).toBe('Paused: DESK-7')
  expect(said([deviceWith({}, { paused: true }), deviceWith({}, { id: 'd2' })])).toBe('Trading: EURUSD, GBPUSD')
})

test('an unlimited plan has no limit to reach', () => {
  expect(said([deviceWith()], { limit: -1, remaining: -1 })).toBe('Trading: EURUSD, GBPUSD')
  expect(said([deviceWith()], { limit: 250, remaining: 0 })).toBe('Paused: the daily limit is reached')
})

test('otherwise what is missing first is said', () => {
  expect(said([deviceWith()], { limit: 0, remaining: 0 })).toBe('Not trading: no plan')
  expect(said([])).toBe('Not trading: no computer connected')
  expect(said([deviceWith({}, { online: false })])).toBe('Not trading: DESK-7 is off')
  expect(said([deviceWith({ terminalConnected: false })])).toBe('Not trading: no chart terminal')
  expect(said([deviceWith({ broker: noBroker })])).toBe('Not trading: no broker account')
  expect(said([deviceWith({ charts: [] })])).toBe('Not trading: no favorite chart')
})

test('a terminal on one computer and a broker on another trade nothing', () => {
  const halves = [deviceWith({ broker: noBroker }), deviceWith({ terminalConnected: false }, { id: 'd2' })]

  expect(said(halves)).toBe('Not trading: no broker account')
})
