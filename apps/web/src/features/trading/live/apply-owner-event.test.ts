import type { Trade } from '@stratomate/contracts/trading/schemas'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { applyOwnerEvent } from './apply-owner-event.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { tradeOf, wonTradeOf } from '#web/features/trading/testing/trade-of.ts'

test('a changed trade takes the place of the one that is shown', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.trades, [tradeOf()])

  applyOwnerEvent(queryClient, { name: 'trade.changed', payload: { trade: wonTradeOf() } })

  expect(queryClient.getQueryData<Trade[]>(queryKeys.trades)?.map(({ state }) => state)).toEqual(['settled'])
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
