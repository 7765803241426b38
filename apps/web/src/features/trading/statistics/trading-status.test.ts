import type { Device } from '@stratomate/contracts/trading/schemas'
import { expect, test } from 'vitest'
import { listedChartOf } from '#web/features/trading/testing/chart-of.ts'
import { tradingStatusOf } from './trading-status.ts'

const state: NonNullable<Device['state']> = {
  version: '0.1.0',
  charts: [listedChartOf(), listedChartOf({ symbol: 'GBPUSD' }), listedChartOf({ symbol: 'USDJPY', favorite: false })],
  terminalConnected: true,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: 100_000 },
  paused: false,
  pausedReason: null,
}
const deviceOf = (change: Partial<Device> = {}): Device => ({
  id: 'd1',
  name: 'DESK-7',
  appVersion: '0.1.0',
  createdAt: '2025-10-07T10:00:00.000Z',
  lastSeenAt: null,
  online: true,
  paused: false,
  state,
  ...change,
})
const quota = { limit: 250, remaining: 212 }
const said = (devices: readonly Device[], of = quota) => {
  const { title, detail } = tradingStatusOf(devices, of)
  return `${title}: ${detail}`
}

test('what is traded is named, and counted where the names are many', () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((symbol) => listedChartOf({ symbol }))

  expect(said([deviceOf()])).toBe('Trading: EURUSD, GBPUSD')
  expect(said([deviceOf({ state: { ...state, charts: many } })])).toBe('Trading: 5 charts')
})

test('a computer that is paused, here or in the app, trades nothing', () => {
  expect(said([deviceOf({ paused: true })])).toBe('Paused: DESK-7')
  expect(said([deviceOf({ state: { ...state, paused: true } })])).toBe('Paused: DESK-7')
  expect(said([deviceOf({ paused: true }), deviceOf({ id: 'd2' })])).toBe('Trading: EURUSD, GBPUSD')
})

test('an unlimited plan has no limit to reach', () => {
  expect(said([deviceOf()], { limit: -1, remaining: -1 })).toBe('Trading: EURUSD, GBPUSD')
  expect(said([deviceOf()], { limit: 250, remaining: 0 })).toBe('Paused: the daily limit is reached')
})

test('otherwise what is missing first is said', () => {
  expect(said([deviceOf()], { limit: 0, remaining: 0 })).toBe('Not trading: no plan')
  expect(said([])).toBe('Not trading: no computer connected')
  expect(said([deviceOf({ online: false })])).toBe('Not trading: DESK-7 is off')
  expect(said([deviceOf({ state: { ...state, terminalConnected: false } })])).toBe('Not trading: no chart terminal')
  expect(said([deviceOf({ state: { ...state, broker: { ...state.broker, connected: false } } })])).toBe(
    'Not trading: no broker account',
  )
  expect(said([deviceOf({ state: { ...state, charts: [] } })])).toBe('Not trading: no favorite chart')
})
