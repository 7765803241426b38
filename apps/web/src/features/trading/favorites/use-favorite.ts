import { brand } from '@stratomate/brand'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { ChartView, Quota } from '@stratomate/contracts/trading/schemas'
import { useToast } from '@stratomate/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { chartKey, type LiveChart } from '#web/features/trading/live/live-chart.ts'
import { timeframeName } from '@stratomate/domain/trading/trade-names'
import { waitForFavorite } from './wait-for-favorite.ts'

/** Asks the computer of a chart to start or stop trading it, and shows the outcome. */
export function useFavorite(chart: LiveChart) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { deviceId, symbol, timeframeS } = chart
  const name = `${symbol} ${timeframeName(timeframeS)}`
  const wish = useMutation({
    mutationFn: async (favorite: boolean) => {
      await callApi('askForFavorite', { params: { id: deviceId }, body: { symbol, timeframeS, favorite } })
      return waitForFavorite(queryClient, { id: chartKey(chart), favorite })
    },
    onSuccess: (wasDone, favorite) => toast(wasDone ? doneMessage(name, favorite ? 'on' : 'off') : unansweredMessages),
    onError: (error) => toast({ title: 'Error', description: describeError(error), variant: 'destructive' }),
  })
  /** False when the plan has no place left; a toast then says so. */
  const hasRoom = (): boolean => {
    const charts = queryClient.getQueryData<ChartView[]>(queryKeys.charts) ?? []
    const allowed = queryClient.getQueryData<Quota>(queryKeys.quota)?.chartsAllowed ?? -1
    if (hasFreeSlot(charts, chart, allowed)) return true
    const { sentence, fix } = refusalCatalogue.chart_limit
    toast({ title: sentence, description: fix })
    return false
  }
  return { name, isBusy: wish.isPending, ask: wish.mutate, hasRoom }
}

function doneMessage(name: string, state: 'on' | 'off') {
  return state === 'on'
    ? { title: `${name} is a favorite`, description: 'Its signals become trades.' }
    : {
        title: `${name} removed from favorites`,
        description: 'Its signals are not traded. Open trades run to their end.',
      }
}

const unansweredMessages = {
  title: 'The app has not changed it',
  description: `Change the star in ${brand.desktopName}, under Charts/Favorites. An update of the app may be needed.`,
}

/** Whether the plan has a place for another favorite on this computer; -1 is unlimited. */
export function hasFreeSlot(
  charts: readonly ChartView[],
  { deviceId }: { deviceId: string },
  allowed: number,
): boolean {
  return allowed === -1 || charts.filter((chart) => chart.deviceId === deviceId && chart.favorite).length < allowed
}
