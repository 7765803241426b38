import type { AccountResult, Device } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { chatCommands, commandList, pausedText, statusText, todayText } from './chat-answers.ts'

const state: NonNullable<Device['state']> = {
  version: '1.0.0',
  charts: [],
  terminalConnected: true,
  broker: { id: 'paper', connected: true, account: 'paper', balanceCents: null },
  paused: false,
  pausedReason: null,
}
const device = { name: 'DESK-7', online: true, paused: false, state }
const result: AccountResult = {
  account: 'paper',
  currency: 'USD',
  won: 3,
  lost: 1,
  tied: 0,
  open: 0,
  profitCents: 1_240,
}

test.each([
  ['trades', device, 'DESK-7: trading. 0 charts.'],
  ['is offline', { ...device, online: false }, 'DESK-7: offline.'],
  ['is offline and paused', { ...device, online: false, paused: true }, 'DESK-7: offline, paused.'],
  ['was paused from outside', { ...device, paused: true }, 'DESK-7: paused. 0 charts.'],
  [
    'has paused itself',
    { ...device, state: { ...state, paused: true, pausedReason: 'daily loss limit' } },
    'DESK-7: paused (daily loss limit). 0 charts.',
  ],
  [
    'has no terminal',
    { ...device, state: { ...state, terminalConnected: false } },
    'DESK-7: trading. MetaTrader 5 is not connected.',
  ],
  [
    'has no broker',
    { ...device, state: { ...state, broker: { ...state.broker, connected: false } } },
    'DESK-7: trading, but its broker is not connected. 0 charts.',
  ],
])('a computer that %s says so', (_what, given, text) => {
  expect(statusText([given])).toBe(text)
})

test('an account without a computer hears that', () => {
  expect([statusText([]), pausedText([])]).toEqual(Array(2).fill('No computer is connected with your account.'))
})

test('the day says counts and money of each kind of account, and what is used of the plan', () => {
  const live: AccountResult = { ...result, account: 'live', profitCents: -500, won: 0, tied: 1, open: 2 }

  expect(todayText([live, result], { limit: 10, used: 8 })).toBe(
    'Today (UTC):\nlive: −5.00 USD, 0 won, 1 lost, 1 tied, 2 open.\npaper: +12.40 USD, 3 won, 1 lost.\n8 of 10 trades used.',
  )
  expect(todayText([{ ...result, profitCents: 0 }], { limit: 10, used: 8 })).toContain('paper: +0.00 USD')
  expect(todayText([], { limit: -1, used: 0 })).toBe('No trades today (UTC).\n0 of unlimited trades used.')
})

test('a pause names every computer, and those that hear of it later', () => {
  expect(pausedText([device, { name: 'Laptop', online: false }])).toBe(
    'Trading is paused on DESK-7, Laptop. Laptop hears of it when it is back. Open trades run to their end. Resume on the dashboard or in the app.',
  )
})

test('no command resumes', () => {
  expect(Object.keys(chatCommands)).toEqual(['/status', '/today', '/pause', '/stop'])
  expect(commandList.split('\n')).toHaveLength(4)
})
