import type { Trade } from '@stratomate/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canTradeMove, countsTowardDay, judgeTradeReport, tradeDay, tradeStates } from './trades.ts'

const trade: Trade = {
  id: '3b3f4a52-6f0e-4f7e-9d1a-2b1f8c1d0001',
  leaseId: '3b3f4a52-6f0e-4f7e-9d1a-2b1f8c1d0002',
  signalId: 'a1b2c3d4e5f6',
  broker: 'paper',
  account: 'paper',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  candleTime: 1_795_305_480,
  stakeCents: 1_000,
  currency: 'USD',
  payoutPct: 86,
  entryPrice: null,
  isUnconfirmed: false,
  signalAt: '2026-11-21T23:59:58.900Z',
  receivedAt: '2026-11-21T23:59:58.910Z',
  sentAt: '2026-11-21T23:59:59.990Z',
  acknowledgedAt: null,
  expiresAt: '2026-11-22T00:02:59.990Z',
  state: 'placed',
  result: null,
  profitCents: null,
}

test('a trade belongs to the day of its sending, not of its report', () => {
  expect(tradeDay(trade)).toBe('2026-11-21')
})

test.each([
  ['intended', false],
  ['placed', true],
  ['settled', true],
  ['unknown', true],
  ['rejected', false],
] as const)('a trade that is %s counts toward the day: %s', (state, counts) => {
  expect(countsTowardDay(state)).toBe(counts)
})

test('the first report is new, the same again a repeat, a later state a move', () => {
  const settled: Trade = { ...trade, state: 'settled', result: 'won' }

  expect(judgeTradeReport(null, trade)).toEqual({ kind: 'new', trade })
  expect(judgeTradeReport(trade, trade)).toEqual({ kind: 'repeated' })
  expect(judgeTradeReport(trade, settled)).toEqual({ kind: 'moved', trade: settled })
})

test('the broker’s price may come after the placing, and once it is known it stays', () => {
  const known = { ...trade, entryPrice: 1.0843 }

  expect(judgeTradeReport(trade, known)).toEqual({ kind: 'moved', trade: known })
  expect(judgeTradeReport(known, trade)).toEqual({ kind: 'repeated' })
  expect(judgeTradeReport(known, { ...trade, entryPrice: 2 })).toEqual({ kind: 'repeated' })
})

test('an older report that arrives late changes nothing but a price that was not known', () => {
  const settled: Trade = { ...trade, state: 'settled', result: 'won' }

  expect(judgeTradeReport(settled, trade)).toEqual({ kind: 'repeated' })
  expect(judgeTradeReport(settled, { ...trade, entryPrice: 1.0843 })).toEqual({
    kind: 'moved',
    trade: { ...settled, entryPrice: 1.0843 },
  })
})

test('what identifies a trade cannot be changed by a later report', () => {
  expect(judgeTradeReport(trade, { ...trade, stakeCents: 1 })).toEqual({ kind: 'rejected', code: 'identity_changed' })
  expect(judgeTradeReport(trade, { ...trade, sentAt: '2026-11-22T00:00:00.000Z' })).toEqual({
    kind: 'rejected',
    code: 'identity_changed',
  })
})

test('a final state never becomes the other final state', () => {
  expect(judgeTradeReport({ ...trade, state: 'rejected' }, { ...trade, state: 'settled' })).toEqual({
    kind: 'rejected',
    code: 'moved_backward',
  })
})

test('reports of a trade’s life in any order end in its last state, with the price that one of them told', () => {
  const life = fc.constantFrom(
    ['intended', 'placed', 'settled'] as const,
    ['intended', 'unknown', 'placed', 'settled'] as const,
    ['intended', 'unknown', 'rejected'] as const,
  )
  fc.assert(
    fc.property(
      life.chain((states) =>
        fc.tuple(
          fc.constant(states),
          fc.shuffledSubarray([...states], { minLength: states.length }),
          fc.constantFrom(...states),
        ),
      ),
      ([states, order, priced]) => {
        const stored = order.reduce<Trade | null>((current, state) => {
          const judged = judgeTradeReport(current, { ...trade, state, entryPrice: state === priced ? 1.0843 : null })
          return judged.kind === 'new' || judged.kind === 'moved' ? judged.trade : current
        }, null)

        expect(stored).toMatchObject({ state: states.at(-1), entryPrice: 1.0843 })
      },
    ),
  )
})

test.each(tradeStates)('a trade that is %s can stay so', (state) => {
  expect(canTradeMove(state, state)).toBe(true)
})
