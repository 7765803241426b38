import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { refetchMissed } from './refetch-missed.ts'

const key = ['trades']

/** A page that shows one list, whose answers come in this order; `wait` lets the next timer pass. */
async function showList(answers: readonly (Error | string[])[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  queryClient.setQueryData(key, ['first'])
  let calls = 0
  const observer = new QueryObserver<string[]>(queryClient, {
    queryKey: key,
    queryFn: () => {
      const answer = answers[calls]
      calls += 1
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No further answer.')
      return answer
    },
  })
  const hide = observer.subscribe(() => undefined)
  const waits: { act: () => void; ms: number }[] = []
  await refetchMissed(queryClient, [key], (act, ms) => waits.push({ act, ms }))
  return {
    queryClient,
    hide,
    waits,
    calls: () => calls,
    shown: () => queryClient.getQueryData(key),
    wait: async () => {
      const before = calls
      waits.at(-1)?.act()
      await expect.poll(() => calls > before && queryClient.isFetching() === 0).toBe(true)
    },
  }
}

const busy = new ApiError({ status: 503, statusText: 'Service Unavailable', body: '', retryAfterS: null })
const signedOut = new ApiError({ status: 401, statusText: 'Unauthorized', body: '', retryAfterS: null })

test('what was missed is fetched once when it is answered', async () => {
  const list = await showList([['first', 'second']])

  expect(list.shown()).toEqual(['first', 'second'])
  expect(list.waits).toEqual([])
})

test('a list that a starting service does not answer is fetched again, each time after a longer wait', async () => {
  const list = await showList([new TypeError('Failed to fetch'), busy, ['first', 'second']])
  await list.wait()
  await expect.poll(() => list.waits.length).toBe(2)
  await list.wait()

  expect(list.shown()).toEqual(['first', 'second'])
  expect(list.waits.map(({ ms }) => ms)).toEqual([2_000, 4_000])
})

test('an event that comes between two tries does not end them', async () => {
  const list = await showList([busy, ['first', 'second', 'third']])
  list.queryClient.setQueryData(key, ['first', 'third'])
  await list.wait()

  expect(list.shown()).toEqual(['first', 'second', 'third'])
})

test('a refusal that waiting does not change is not asked for again', async () => {
  const list = await showList([signedOut])

  expect(list.waits).toEqual([])
  expect(list.calls()).toBe(1)
})

test('what nobody shows any more is not fetched again', async () => {
  const list = await showList([busy, ['first', 'second']])
  list.hide()
  list.waits.at(-1)?.act()
  // A fetch would begin in a later turn.
  await new Promise((resolve) => setImmediate(resolve))

  expect(list.calls()).toBe(1)
  expect(list.shown()).toEqual(['first'])
})

test('a first answer that is under way may miss it as well, so another one is fetched', async () => {
  const queryClient = new QueryClient()
  const first = Promise.withResolvers<string[]>()
  let calls = 0
  const observer = new QueryObserver<string[]>(queryClient, {
    queryKey: key,
    queryFn: () => {
      calls += 1
      return calls === 1 ? first.promise : ['placed', 'settled']
    },
  })
  const hide = observer.subscribe(() => undefined)
  const refetched = refetchMissed(queryClient, [key])
  first.resolve(['placed'])
  await refetched
  hide()

  expect(calls).toBe(2)
  expect(queryClient.getQueryData(key)).toEqual(['placed', 'settled'])
})
