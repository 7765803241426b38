import { expect, test } from 'vitest'
import { hindranceOf, noticeOf, type NoticeSource } from './notice-of.ts'

const nowMs = Date.UTC(2026, 10, 18, 14, 32)

const account = { name: 'Paper broker', isOn: true, isConnected: true, switchedOff: null }

/** A window in which all is well, with the given changes. */
function stateOf(change: Partial<NoticeSource> = {}): NoticeSource {
  return {
    firstRun: 'done',
    journalLoss: null,
    plan: {},
    trading: { kind: 'running', sinceMs: 0, refusal: null },
    terminal: { isConnected: true, charts: 1 },
    accounts: [account],
    service: { awaySinceMs: null, left: 7, untilMs: nowMs + 3_600_000 },
    today: { exhausted: null, resetsAtMs: nowMs + 3_600_000 },
    charts: [{ standing: 'favorite', isConnected: true }],
    outside: { sources: [] },
    ...change,
  }
}

const today = stateOf().today

test('when all is well the notice says that trading runs, and nothing hinders it', () => {
  expect(noticeOf(stateOf(), nowMs)).toMatchObject({ tone: 'live', words: 'Trading runs.' })
  expect(hindranceOf(stateOf(), nowMs)).toBeNull()
})

test('while the service is away the notice says since when and what still works, unless nothing is traded anyway', () => {
  const service = { awaySinceMs: nowMs - 60_000, left: 7, untilMs: nowMs + 3_600_000 }
  expect(noticeOf(stateOf({ service }), nowMs)).toMatchObject({
    tone: 'limit',
    words: expect.stringMatching(/^The service has not answered since [\d:]+\.$/u),
    detail: expect.stringMatching(
      /^7 trades are reserved and may be placed until \w{3} [\d:]+; reports follow later\.$/u,
    ),
  })
  expect(noticeOf(stateOf({ service, plan: null }), nowMs)?.words).toBe('There is no active plan on this account.')
})

test('a loss of the journal is said before everything else, and asks for its confirmation', () => {
  const journalLoss = 'The journal of trades was damaged.'
  for (const change of [{}, { firstRun: 'sign_in' as const }, { plan: null }])
    expect(noticeOf(stateOf({ ...change, journalLoss }), nowMs)).toMatchObject({
      tone: 'problem',
      detail: expect.stringContaining(journalLoss),
      asks: 'confirm_journal',
    })
})

test.each<[string, Partial<NoticeSource>, string]>([
  ['the plan has ended', { plan: null, charts: [] }, 'There is no active plan on this account.'],
  ['the broker is away', { accounts: [{ ...account, isConnected: false }] }, 'Paper broker is not connected.'],
  ['no terminal is there', { terminal: { isConnected: false, charts: 0 } }, 'MT5 disconnected.'],
  [
    'the day is used up',
    { today: { ...today, exhausted: 'used_up' } },
    'Trading is paused until the daily limit resets.',
  ],
  [
    'another computer holds the rest',
    { today: { ...today, exhausted: 'elsewhere' } },
    'Another computer of this account holds the trades that are left today.',
  ],
  ['there is no favorite', { charts: [] }, 'No chart is a favorite.'],
  [
    'the favorites are closed',
    { charts: stateOf().charts.map((chart) => ({ ...chart, isConnected: false })) },
    'No chart of your favorites is open in MetaTrader 5.',
  ],
  [
    'an own limit refuses',
    { trading: { kind: 'running', sinceMs: 0, refusal: 'own_trade_cap' } },
    'Your own number of trades for today is reached.',
  ],
])('when %s, the notice and the answer to START have the same words', (_when, change, words) => {
  const state = stateOf(change)

  expect(noticeOf(state, nowMs)?.words).toBe(words)
  expect(hindranceOf(state, nowMs)?.words).toBe(words)
})

test('without a favorite, a source from outside that is switched on may still trade', () => {
  const sourceOf = (isOn: boolean) => stateOf({ charts: [], outside: { sources: [{ isOn }] } })

  expect(hindranceOf(sourceOf(false), nowMs)?.words).toBe('No chart is a favorite.')
  expect(hindranceOf(sourceOf(true), nowMs)).toBeNull()
})

test('while trading is stopped its reason is the notice, whatever else would hinder it', () => {
  const stopped = { kind: 'stopped', cause: 'person', reason: 'You stopped trading.' } as const

  expect(noticeOf(stateOf({ trading: stopped, charts: [] }), nowMs)).toMatchObject({
    words: 'Trading is stopped.',
    detail: 'You stopped trading.',
  })
})

test('the first run has no notice, and what hinders trading is known there too', () => {
  const state = stateOf({ firstRun: 'test', charts: [] })

  expect(noticeOf(state, nowMs)).toBeNull()
  expect(hindranceOf(state, nowMs)?.words).toBe('No chart is a favorite.')
})

test('of several accounts one that is away hinders its own charts alone, and one that is off nothing', () => {
  const deriv = { ...account, name: 'Deriv', isConnected: false }
  const state = stateOf({ accounts: [account, deriv] })
  expect(noticeOf(state, nowMs)).toEqual({
    tone: 'problem',
    words: 'Deriv is not connected.',
    detail: 'Its charts wait; those of other accounts are traded.',
  })
  expect(hindranceOf(state, nowMs)).toBeNull()
  expect(hindranceOf(stateOf({ accounts: [{ ...account, isConnected: false }, deriv] }), nowMs)).toMatchObject({
    words: 'Paper broker is not connected.',
    detail: 'No trades are placed until it is.',
  })
  expect(noticeOf(stateOf({ accounts: [account, { ...deriv, isOn: false }] }), nowMs)?.tone).toBe('live')
})
