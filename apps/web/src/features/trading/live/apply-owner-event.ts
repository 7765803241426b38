import type { OwnerEventName, OwnerEvents } from '@stratomate/contracts/events'
import type { ChartView, Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys, refetchNotifications } from '#web/shared/api/query-keys.ts'
import { refetchMissed } from '#web/shared/api/refetch-missed.ts'
import { writeToAnswers } from '#web/shared/api/write-to-answers.ts'
import type { CandleNews } from './candle-batch.ts'
import { addCandles, chartKey, mergeCharts } from './live-chart.ts'

type Change<Name extends OwnerEventName> = { name: Name; payload: OwnerEvents[Name] }
/** Any event together with its payload. */
export type OwnerChange = { [Name in OwnerEventName]: Change<Name> }[OwnerEventName]

/** How many items a list that grows while the page is open may keep. */
const listLengthMax = 400

const writtenKeys = [
  queryKeys.trades,
  queryKeys.refusals,
  queryKeys.quota,
  queryKeys.charts,
  queryKeys.devices,
  queryKeys.subscription,
]

/**
 * Writes an event into the cache. Only lists that were fetched are changed, so that the page never takes a part for the
 * whole. `reset` means that events were missed: everything live is fetched again.
 */
export function applyOwnerEvent(queryClient: QueryClient, change: OwnerChange): void {
  writeToAnswers(queryClient, writtenKeys, () => writeChange(queryClient, change))
  fetchAfter(queryClient, change)
}

function writeChange(queryClient: QueryClient, change: OwnerChange): void {
  switch (change.name) {
    case 'trade.changed': {
      const { trade } = change.payload
      const order = { at: ({ sentAt }: Trade) => sentAt, lengthMax: listLengthMax }
      queryClient.setQueryData<Trade[]>(queryKeys.trades, (trades) => trades && putNewest(trades, trade, order))
      return
    }
    case 'refusal.recorded': {
      const { refusal } = change.payload
      const order = { at: ({ at }: Refusal) => at, lengthMax: listLengthMax }
      queryClient.setQueryData<Refusal[]>(queryKeys.refusals, (known) => known && putNewest(known, refusal, order))
      return
    }
    case 'quota.changed':
      queryClient.setQueryData<Quota>(queryKeys.quota, change.payload.quota)
      return
    case 'subscription.changed':
      queryClient.setQueryData(queryKeys.subscription, change.payload.subscription)
      return
    case 'device.changed':
      putDevice(queryClient, change.payload.device)
      return
    case 'device.removed':
      removeDevice(queryClient, change.payload.deviceId)
      return
    case 'candles.added':
      addToCharts(queryClient, [change.payload])
      return
    case 'notifications.changed':
    case 'reset':
      return
    default:
      change satisfies never
  }
}

/** Fetches what an event changes without saying how. */
function fetchAfter(queryClient: QueryClient, change: OwnerChange): void {
  switch (change.name) {
    case 'trade.changed':
      // Fetched again after the answer that is under way, so that a busy minute does not delay it forever.
      void queryClient.invalidateQueries({ queryKey: queryKeys.dayResult }, { cancelRefetch: false })
      if (change.payload.trade.state === 'settled') refetchRecords(queryClient)
      return
    case 'subscription.changed':
      void queryClient.invalidateQueries({ queryKey: queryKeys.trial })
      return
    case 'device.changed':
      fetchNewCharts(queryClient, change.payload.device)
      return
    case 'notifications.changed':
      void refetchNotifications(queryClient)
      return
    case 'reset':
      void refetchLive(queryClient)
      return
    case 'refusal.recorded':
    case 'quota.changed':
    case 'device.removed':
    case 'candles.added':
      return
    default:
      change satisfies never
  }
}

/** Fetches everything that events keep fresh, after some of them were missed. */
export function refetchLive(queryClient: QueryClient): Promise<void> {
  const { trades, refusals, quota, charts, devices, subscription, notifications, dayResult } = queryKeys
  const { statistics, journal, proofs } = queryKeys
  const lists = [dayResult, trades, refusals, quota, charts, devices, subscription, notifications]
  const keys = [...lists, statistics, journal, proofs]
  return refetchMissed(queryClient, keys)
}

/**
 * Statistics, proofs and days of the journal: an answer that is under way does not include the newest trade, so they
 * are fetched again.
 */
function refetchRecords(queryClient: QueryClient): void {
  for (const queryKey of [queryKeys.statistics, queryKeys.proofs, [...queryKeys.journal, 'day']])
    void queryClient.invalidateQueries({ queryKey })
}

/** Adds candles to their charts; a chart without new ones stays the same object, so it is not rendered. */
export function applyCandles(queryClient: QueryClient, news: readonly CandleNews[]): void {
  writeToAnswers(queryClient, [queryKeys.charts], () => addToCharts(queryClient, news))
}

function addToCharts(queryClient: QueryClient, news: readonly CandleNews[]): void {
  const newsOf = new Map(news.map((one) => [chartKey(one), one.candles]))
  queryClient.setQueryData<ChartView[]>(queryKeys.charts, (charts) =>
    charts?.map((chart) => {
      const candles = newsOf.get(chartKey(chart))
      return candles === undefined ? chart : addCandles(chart, candles)
    }),
  )
}

function putDevice(queryClient: QueryClient, device: Device): void {
  queryClient.setQueryData<Device[]>(queryKeys.devices, (devices) => {
    if (devices === undefined) return devices
    const isKnown = devices.some(({ id }) => id === device.id)
    return isKnown ? devices.map((known) => (known.id === device.id ? device : known)) : [...devices, device]
  })
  queryClient.setQueryData<ChartView[]>(
    queryKeys.charts,
    (known) => known && (mergeCharts(known, chartsOf(device)) ?? known),
  )
}

/** A device says that it has a chart, not which candles the chart has. */
function fetchNewCharts(queryClient: QueryClient, device: Device): void {
  const known = queryClient.getQueryData<ChartView[]>(queryKeys.charts)
  if (known !== undefined && mergeCharts(known, chartsOf(device)) === null)
    void queryClient.invalidateQueries({ queryKey: queryKeys.charts })
}

function chartsOf({ id, state }: Device) {
  return { deviceId: id, charts: state?.charts ?? [] }
}

function removeDevice(queryClient: QueryClient, deviceId: string): void {
  queryClient.setQueryData<Device[]>(queryKeys.devices, (devices) => devices?.filter(({ id }) => id !== deviceId))
  queryClient.setQueryData<ChartView[]>(queryKeys.charts, (charts) =>
    charts?.filter((chart) => chart.deviceId !== deviceId),
  )
}

type Order<Item> = { at: (item: Item) => string; lengthMax: number }

/** The list, newest first, with the item in place of the one with its id, or added as a new one. */
export function putNewest<Item extends { id: string }>(items: readonly Item[], item: Item, order: Order<Item>): Item[] {
  if (items.some(({ id }) => id === item.id)) return items.map((known) => (known.id === item.id ? item : known))
  const place = items.findIndex((known) => order.at(known) <= order.at(item))
  return items.toSpliced(place === -1 ? items.length : place, 0, item).slice(0, order.lengthMax)
}
