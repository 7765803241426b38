import { expect, test } from 'vitest'
import { AppError } from '#server/features/app-error.ts'
import { createFairQueue } from './create-fair-queue.ts'

const limits = { strangersRunningMax: 1, waitingMax: 4, networkWaitingMax: 2 }
const stranger = (network: string) => ({ kind: 'stranger', network }) as const
const known = { kind: 'known', network: 'home' } as const

/** Work that starts at once and ends when the test says so. */
function openWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  const endNext = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endNext }
}

async function codeOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.catch((thrown: unknown) => thrown)
  return error instanceof AppError ? error.code : 'none'
}

test('strangers take turns in the order in which they came', async () => {
  const { begun, work, endNext } = openWork()
  const inTurn = createFairQueue(limits)
  const all = ['a', 'b', 'c'].map((name) => inTurn(stranger(name), work(name)))
  await endNext()
  await endNext()
  await endNext()

  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('somebody known begins at once, however many strangers wait', async () => {
  const { begun, work } = openWork()
  const inTurn = createFairQueue(limits)
  for (const name of ['a', 'b', 'c', 'd', 'e']) void inTurn(stranger(name), work(name))
  void inTurn(known, work('owner'))
  await new Promise((resolve) => setImmediate(resolve))

  expect(begun).toEqual(['a', 'owner'])
})

test('one network cannot fill the queue of the strangers', async () => {
  const { work } = openWork()
  const inTurn = createFairQueue(limits)
  for (const name of ['running', 'first', 'second']) void inTurn(stranger('flood'), work(name))
  const third = codeOf(inTurn(stranger('flood'), work('third')))
  const other = Promise.race([codeOf(inTurn(stranger('honest'), work('honest'))), Promise.resolve('waits')])

  expect(await third).toBe('rate_limited')
  expect(await other).toBe('waits')
})

test('a full queue refuses, and has room again when its work is done', async () => {
  const { work, endNext } = openWork()
  const inTurn = createFairQueue(limits)
  for (const name of ['a', 'b', 'c', 'd', 'e']) void inTurn(stranger(name), work(name))
  const full = await codeOf(inTurn(stranger('f'), work('f')))
  await endNext()
  const after = Promise.race([codeOf(inTurn(stranger('g'), work('g'))), Promise.resolve('waits')])

  expect([full, await after]).toEqual(['rate_limited', 'waits'])
})

test('work that fails frees its place', async () => {
  const { begun, work } = openWork()
  const inTurn = createFairQueue(limits)
  const failed = await inTurn(stranger('a'), () => Promise.reject(new Error('broken'))).catch(() => 'failed')
  void inTurn(stranger('b'), work('b'))
  await new Promise((resolve) => setImmediate(resolve))

  expect([failed, begun]).toEqual(['failed', ['b']])
})
