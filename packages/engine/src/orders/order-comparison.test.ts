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

type Trades = ReturnType<typeof tradeOf>[]
type FindOrders = (ids: readonly string[]) => Promise<Map<string, FoundOrder>>

/** A comparison with a connected broker, after its first run. */
async function comparedOnce(trades: Trades, findOrders: FindOrders): Promise<OrderComparison> {
  const broker = { id: 'deriv', account: 'demo', isConnected: () => true, findOrders } as const
  const dependencies = { broker, ledger: { openAt: () => trades }, log, take: () => undefined }
  const comparison = new OrderComparison(dependencies, 'uncompared')
  await comparison.run()
  return comparison
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('a broker that cannot be asked is asked again', async () => {
  const asked: string[][] = []
  const comparison = await comparedOnce([tradeOf({ id: 'open', state: 'sent' })], (ids) => {
    asked.push([...ids])
    return asked.length === 1
      ? Promise.reject(new Error('not connected'))
      : Promise.resolve(new Map<string, FoundOrder>())
  })
  const wasDone = comparison.isDone()
  comparison.look()
  await nextTurn()

  expect([wasDone, comparison.isDone()]).toEqual([false, true])
  expect(asked).toEqual([['open'], ['open']])
})

test('of several open orders the broker is asked again about the one whose outcome nobody knows', async () => {
  const asked: string[][] = []
  const trades = [tradeOf({ id: 'sure', state: 'placed' }), tradeOf({ id: 'unsure', state: 'unknown' })]
  const comparison = await comparedOnce(trades, (ids) => {
    asked.push([...ids])
    return Promise.resolve(new Map<string, FoundOrder>())
  })
  comparison.look()
  await nextTurn()

  expect(asked).toEqual([['sure', 'unsure'], ['unsure']])
})
