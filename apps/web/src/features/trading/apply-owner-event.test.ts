import type { Refusal, Trade } from '@stratomate/contracts/trading'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#web/shared/query-keys.ts'
import { applyOwnerEvent } from './apply-owner-event.ts'

const trade = (id: string, state: Trade['state']) => ({ id, state, sentAt: '2025-10-07T10:00:00.000Z' }) as Trade

test('a changed trade takes the place of the one that is shown', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.trades, [trade('t1', 'placed')])

  applyOwnerEvent(queryClient, { name: 'trade.changed', payload: { trade: trade('t1', 'settled') } })

  expect(queryClient.getQueryData<Trade[]>(queryKeys.trades)?.map(({ state }) => state)).toEqual(['settled'])
})

test('a list that was not fetched stays absent, so that a part never looks like the whole', () => {
  const queryClient = new QueryClient()
  const refusal = { id: 'r1', at: '2025-10-07T10:00:00.000Z' } as Refusal

  applyOwnerEvent(queryClient, { name: 'refusal.recorded', payload: { refusal } })

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
