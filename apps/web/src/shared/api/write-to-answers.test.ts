import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { writeToAnswers } from './write-to-answers.ts'

const key = ['trades']

/** A list that is shown and being fetched again. */
function fetchAgain() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(key, ['placed'])
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const fetched = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise, retry: false })
  const settle = () => writeToAnswers(queryClient, [key], () => queryClient.setQueryData(key, ['settled']))
  return { queryClient, fetched, resolve, reject, settle, shown: () => queryClient.getQueryData(key) }
}

test('an answer that was read before an event and comes after it does not bring the old state back', async () => {
  const { fetched, resolve, settle, shown } = fetchAgain()
  settle()
  const atOnce = shown()
  resolve(['placed'])
  await fetched

  expect(atOnce).toEqual(['settled'])
  expect(shown()).toEqual(['settled'])
})

test('of two events during one fetch the later one holds', async () => {
  const { queryClient, fetched, resolve, settle, shown } = fetchAgain()
  settle()
  writeToAnswers(queryClient, [key], () => queryClient.setQueryData(key, ['paid']))
  resolve(['placed'])
  await fetched

  expect(shown()).toEqual(['paid'])
})

test('an answer that began after the event is taken as it is', async () => {
  const { queryClient, fetched, resolve, settle, shown } = fetchAgain()
  resolve(['placed'])
  await fetched
  settle()
  await queryClient.fetchQuery({ queryKey: key, queryFn: () => ['corrected'] })

  expect(shown()).toEqual(['corrected'])
})

test('a fetch that fails leaves what the event said', async () => {
  const { fetched, reject, settle, shown } = fetchAgain()
  settle()
  reject(new Error('The service does not answer.'))

  await expect(fetched).rejects.toThrow('does not answer')
  expect(shown()).toEqual(['settled'])
})
