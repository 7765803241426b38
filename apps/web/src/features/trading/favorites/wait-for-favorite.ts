import type { ChartView } from '@stratomate/contracts/trading/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { chartKey } from '#web/features/trading/live/live-chart.ts'

/** The app answers within about a second; one that does not know the request never answers. */
const answerMsMax = 10_000

type Wish = { id: string; favorite: boolean }

/**
 * Waits until the live events report the chart as it was asked for. False when the app has not done it in time: it is
 * too old, or its own rules refuse it.
 */
export function waitForFavorite(
  queryClient: QueryClient,
  { id, favorite }: Wish,
  waitMs = answerMsMax,
): Promise<boolean> {
  const isDone = () =>
    queryClient
      .getQueryData<ChartView[]>(queryKeys.charts)
      ?.some((chart) => chartKey(chart) === id && chart.favorite === favorite) === true
  return new Promise((resolve) => {
    const end = (wasDone: boolean) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(wasDone)
    }
    const timer = setTimeout(() => end(false), waitMs)
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (isDone()) end(true)
    })
    if (isDone()) end(true)
  })
}
