import { CancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

type Later = (act: () => void, ms: number) => unknown

/** The first wait before what failed is fetched again; each further one is twice as long, up to a minute. */
const againAfterMs = 2_000
const againAfterMsMax = 60_000

/**
 * Fetches again what events keep fresh, after some of them were missed. What a service that is busy or just starting
 * does not answer is fetched again until it answers or nobody shows it any more: no later event would mend the page.
 * @param later sets a timer
 */
export async function refetchMissed(
  queryClient: QueryClient,
  keys: readonly QueryKey[],
  later: Later = setTimeout,
): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'none' })))
  const shown = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey, type: 'active' }))
  await fetchUntilAnswered(
    shown.map(({ queryKey }) => queryKey),
    againAfterMs,
  )

  async function fetchUntilAnswered(wanted: readonly QueryKey[], waitMs: number): Promise<void> {
    const answered = await Promise.all(wanted.map((queryKey) => isAnswered(queryClient, queryKey)))
    const failed = wanted.filter((_key, index) => answered[index] === false)
    if (failed.length === 0) return
    later(() => void fetchUntilAnswered(failed, Math.min(waitMs * 2, againAfterMsMax)), waitMs)
  }
}

/** Fetches what is still shown; false when the answer failed for a reason that passes. */
async function isAnswered(queryClient: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const query = queryClient.getQueryCache().find({ queryKey, fetchStatus: 'fetching' })
  try {
    // A first answer that is under way is never taken back, and may be older than what was missed.
    if (query?.state.data === undefined) await Promise.allSettled([query?.promise])
    await queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }, { throwOnError: true })
    return true
  } catch (error) {
    // A newer fetch has taken its place.
    if (error instanceof CancelledError) return true
    return error instanceof ApiError && error.status < 500 && error.status !== 429
  }
}
