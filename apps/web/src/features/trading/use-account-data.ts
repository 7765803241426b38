import type { ChartView } from '@stratomate/contracts/trading'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/call-api.ts'
import { queryKeys } from '#web/shared/query-keys.ts'
import { readCharts } from './live-chart.ts'

/** How many trades and refusals are fetched: what the pages below a day's summary need. */
export const tradesReadMax = 200

export function useQuota() {
  return useQuery({ queryKey: queryKeys.quota, queryFn: () => callApi('readQuota', {}) })
}

export function useTrades() {
  return useQuery({
    queryKey: queryKeys.trades,
    queryFn: async () => (await callApi('listTrades', { query: { limit: tradesReadMax } })).items,
  })
}

export function useRefusals() {
  return useQuery({
    queryKey: queryKeys.refusals,
    queryFn: async () => (await callApi('listRefusals', { query: { limit: tradesReadMax } })).items,
  })
}

export function useCharts() {
  return useQuery({
    queryKey: queryKeys.charts,
    queryFn: async ({ client }) => {
      const { items } = await callApi('listCharts', {})
      return readCharts(items, client.getQueryData<ChartView[]>(queryKeys.charts) ?? [])
    },
  })
}

/** The computers of the account; `isWanted` is false while nobody is known to be signed in. */
export function useDevices({ isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: queryKeys.devices,
    queryFn: async () => (await callApi('listDevices', {})).items,
    enabled: isWanted,
  })
}
