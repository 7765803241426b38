import type { Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { ofChart } from '#web/features/trading/charts/latest-trade.ts'
import { chartKey, listCharts, type LiveChart } from './live-chart.ts'

/** How many trades and refusals are fetched: as many as the sections below the summary of the day need. */
export const tradesReadMax = 200

const noTrades: readonly Trade[] = []
const noRefusals: readonly Refusal[] = []

export function useQuota() {
  return useQuery({ queryKey: queryKeys.quota, queryFn: () => callApi('readQuota', {}) })
}

const tradesQuery = queryOptions({
  queryKey: queryKeys.trades,
  queryFn: async () => (await callApi('listTrades', { query: { limit: tradesReadMax } })).items,
})

const chartsQuery = queryOptions({
  queryKey: queryKeys.charts,
  queryFn: async () => (await callApi('listCharts', {})).items,
})

/** The totals of the whole day; fetched when the newest trades are not all of it, and from then on after each trade. */
export function useDayResult({ isWanted }: { isWanted: boolean }) {
  return useQuery({ queryKey: queryKeys.dayResult, queryFn: () => callApi('readDayResult', {}), enabled: isWanted })
}

export function useTrades() {
  return useQuery(tradesQuery)
}

const refusalsQuery = queryOptions({
  queryKey: queryKeys.refusals,
  queryFn: async () => (await callApi('listRefusals', { query: { limit: tradesReadMax } })).items,
})

export function useRefusals() {
  return useQuery(refusalsQuery)
}

/**
 * The charts without their candles: renders when a chart appears, disappears or becomes a favorite, not with every
 * candle.
 */
export function useChartList() {
  return useQuery({ ...chartsQuery, select: listCharts })
}

/** One chart of the list; renders when that chart changes. */
export function useChart(id: string): LiveChart | undefined {
  const select = useCallback((charts: LiveChart[]) => charts.find((chart) => chartKey(chart) === id), [id])
  return useQuery({ ...chartsQuery, select }).data
}

/** The trades of one chart, newest first; renders when one of them changes. */
export function useChartTrades(chart: Pick<LiveChart, 'symbol' | 'timeframeS'> | undefined): readonly Trade[] {
  const [symbol, timeframeS] = [chart?.symbol ?? '', chart?.timeframeS ?? 0]
  const select = useCallback((trades: Trade[]) => ofChart(trades, { symbol, timeframeS }), [symbol, timeframeS])
  return useQuery({ ...tradesQuery, select }).data ?? noTrades
}

/** The refused signals of one chart, newest first; renders when there is a new one. */
export function useChartRefusals(chart: Pick<LiveChart, 'symbol' | 'timeframeS'> | undefined): readonly Refusal[] {
  const [symbol, timeframeS] = [chart?.symbol ?? '', chart?.timeframeS ?? 0]
  const select = useCallback((items: Refusal[]) => ofChart(items, { symbol, timeframeS }), [symbol, timeframeS])
  return useQuery({ ...refusalsQuery, select }).data ?? noRefusals
}

/** The computers of the account; `isWanted` is false until it is known that somebody is signed in. */
export function useDevices({ isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: queryKeys.devices,
    queryFn: async () => (await callApi('listDevices', {})).items,
    enabled: isWanted,
  })
}
