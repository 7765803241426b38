import type { ChartView, Trade } from '@stratomate/contracts/trading/schemas'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { applyCandles, applyOwnerEvent, putNewest } from './apply-owner-event.ts'
import { candleOf, chartOf } from '#web/features/trading/testing/chart-of.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { tradeOf, wonTradeOf } from '#web/features/trading/testing/trade-of.ts'
import fc from 'fast-check'

test('a changed trade takes the place of the one that is shown', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.trades, [tradeOf()])

  applyOwnerEvent(queryClient, { name: 'trade.changed', payload: { trade: wonTradeOf() } })

  expect(queryClient.getQueryData<Trade[]>(queryKeys.trades)?.map(({ state }) => state)).toEqual(['settled'])
})

test('a trade that is settled while the list is fetched stays settled, and a chart keeps its new candle', async () => {
  const queryClient = new QueryClient()
  const chart = chartOf({ candles: [] })
  queryClient.setQueryData(queryKeys.trades, [tradeOf()])
  queryClient.setQueryData(queryKeys.charts, [chart])
  const { promise: read, resolve: answer } = Promise.withResolvers<void>()
  const fetched = Promise.all([
    queryClient.fetchQuery({ queryKey: queryKeys.trades, queryFn: () => read.then(() => [tradeOf()]) }),
    queryClient.fetchQuery({ queryKey: queryKeys.charts, queryFn: () => read.then(() => [chart]) }),
  ])
  applyOwnerEvent(queryClient, { name: 'trade.changed', payload: { trade: wonTradeOf() } })
  applyCandles(queryClient, [{ ...chart, candles: [candleOf(60)] }])
  answer()
  await fetched

  expect(queryClient.getQueryData<Trade[]>(queryKeys.trades)?.map(({ state }) => state)).toEqual(['settled'])
  expect(queryClient.getQueryData<ChartView[]>(queryKeys.charts)?.map(({ candles }) => candles)).toEqual([
    [candleOf(60)],
  ])
})

test('a list that was not fetched stays absent, so that a part never looks like the whole', () => {
  const queryClient = new QueryClient()

  applyOwnerEvent(queryClient, { name: 'refusal.recorded', payload: { refusal: refusalOf() } })

  expect(queryClient.getQueryData(queryKeys.refusals)).toBeUndefined()
})

test('a reset marks everything live as out of date', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.trades, [])
  queryClient.setQueryData(queryKeys.user, { id: 'u1' })

  applyOwnerEvent(queryClient, { name: 'reset', payload: {} })

  expect(queryClient.getQueryState(queryKeys.trades)?.isInvalidated).toBe(true)
  expect(queryClient.getQueryState(queryKeys.user)?.isInvalidated).toBe(false)
})

const order = { at: ({ at }: { at: string }) => at, lengthMax: 3 }

test('a known item is replaced where it stands', () => {
  const items = [
    { id: 'b', at: '2', state: 'placed' },
    { id: 'a', at: '1', state: 'placed' },
  ]

  expect(putNewest(items, { id: 'a', at: '1', state: 'settled' }, order).map(({ state }) => state)).toEqual([
    'placed',
    'settled',
  ])
})

test('a new item takes its place by time, and the oldest leaves a full list', () => {
  const items = ['5', '3', '1'].map((at) => ({ id: at, at }))

  expect(putNewest(items, { id: '4', at: '4' }, order).map(({ id }) => id)).toEqual(['5', '4', '3'])
})

test('in whatever order items come, the list is the newest ones, newest first', () => {
  const item = fc.integer({ min: 0, max: 999 }).map((time) => String(time).padStart(3, '0'))
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 20 }), (times) => {
      const list = times.reduce<{ id: string; at: string }[]>(
        (items, at) => putNewest(items, { id: at, at }, { ...order, lengthMax: 20 }),
        [],
      )

      expect(list.map(({ id }) => id)).toEqual(times.toSorted().toReversed())
    }),
  )
})
