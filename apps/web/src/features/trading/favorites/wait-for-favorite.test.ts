import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { chartKey } from '#web/features/trading/live/live-chart.ts'
import { chartOf } from '#web/features/trading/testing/chart-of.ts'
import { waitForFavorite } from './wait-for-favorite.ts'

const chart = chartOf({ favorite: false })
const wish = { id: chartKey(chart), favorite: true }

function clientWith(charts: readonly unknown[]): QueryClient {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.charts, charts)
  return queryClient
}

test('the wait ends when the chart is as it was asked for', async () => {
  const queryClient = clientWith([chart])
  const wait = waitForFavorite(queryClient, wish, 5_000)
  queryClient.setQueryData(queryKeys.charts, [{ ...chart, favorite: true }])

  expect(await wait).toBe(true)
})

test('what was done before the wait began is seen', async () => {
  expect(await waitForFavorite(clientWith([{ ...chart, favorite: true }]), wish, 5_000)).toBe(true)
})

test('an app that does nothing, or whose chart is gone, ends the wait without it', async () => {
  const queryClient = clientWith([chart])
  const wait = waitForFavorite(queryClient, wish, 20)
  queryClient.setQueryData(queryKeys.charts, [])

  expect(await wait).toBe(false)
})
