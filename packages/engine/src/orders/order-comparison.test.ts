import { expect, test } from 'vitest'
import type { FoundOrder } from '../ports.ts'
import { tradeOf } from '../testing/trade-of.ts'
import { OrderComparison } from './order-comparison.ts'

const log = { info() {}, warn() {} }

test('the broker takes over what may have left before it is asked what it has', async () => {
  const trade = tradeOf({ id: 'of before', state: 'sent' })
  const known = new Set<string>()
  const taken: (FoundOrder | null)[] = []
  const comparison = new OrderComparison(
    {
      broker: {
        id: 'deriv',
        account: 'demo',
        isConnected: () => true,
        adopt: (trades) => trades.forEach(({ id }) => known.add(id)),
        findOrders: (ids) =>
          Promise.resolve(
            new Map(ids.filter((id) => known.has(id)).map((id) => [id, { id, sentAtMs: 1, isUnclear: true } as const])),
          ),
      },
      ledger: { openAt: () => [trade] },
      log,
      take: (_, found) => void taken.push(found),
    },
    'uncompared',
  )
  await comparison.run()

  expect(taken).toEqual([{ id: 'of before', sentAtMs: 1, isUnclear: true }])
  expect(comparison.isDone()).toBe(true)
})

test('a broker that cannot be asked is asked again', async () => {
  const asked: string[][] = []
  const comparison = new OrderComparison(
    {
      broker: {
        id: 'deriv',
        account: 'demo',
        isConnected: () => true,
        findOrders(ids) {
          asked.push([...ids])
          return asked.length === 1 ? Promise.reject(new Error('not connected')) : Promise.resolve(new Map())
        },
      },
      ledger: { openAt: () => [tradeOf({ id: 'open', state: 'sent' })] },
      log,
      take: () => undefined,
    },
    'uncompared',
  )
  await comparison.run()
  const wasDone = comparison.isDone()
  comparison.look()
  await new Promise((resolve) => setImmediate(resolve))

  expect([wasDone, comparison.isDone()]).toEqual([false, true])
  expect(asked).toEqual([['open'], ['open']])
})

test('of several open orders the broker is asked again about the one whose outcome nobody knows', async () => {
  const asked: string[][] = []
  const comparison = new OrderComparison(
    {
      broker: {
        id: 'deriv',
        account: 'demo',
        isConnected: () => true,
        findOrders(ids) {
          asked.push([...ids])
          return Promise.resolve(new Map())
        },
      },
      ledger: { openAt: () => [tradeOf({ id: 'sure', state: 'placed' }), tradeOf({ id: 'unsure', state: 'unknown' })] },
      log,
      take: () => undefined,
    },
    'uncompared',
  )
  await comparison.run()
  comparison.look()
  await new Promise((resolve) => setImmediate(resolve))

  expect(asked).toEqual([['sure', 'unsure'], ['unsure']])
})
