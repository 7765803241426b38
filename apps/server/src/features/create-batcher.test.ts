import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createBatcher, createKeyReader } from './create-batcher.ts'

test('a call alone is work alone; those that come meanwhile go together, no more than allowed at a time', async () => {
  const batches: number[][] = []
  const free: (() => void)[] = []
  const double = createBatcher<number, number>({
    itemsMax: 3,
    atOnce: 1,
    run: async (items) => {
      batches.push([...items])
      await new Promise<void>((resolve) => free.push(resolve))
      return items.map((item) => item * 2)
    },
  })
  const first = double(1)
  await expect.poll(() => batches.length).toBe(1)
  const later = Promise.all([2, 3, 4, 5].map(double))
  for (let batch = 0; batch < 3; batch += 1) {
    await expect.poll(() => free.length).toBe(batch + 1)
    free[batch]?.()
  }

  expect([await first, ...(await later)]).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
})

test('work that waits leaves the other free', async () => {
  const waiting = Promise.withResolvers<void>()
  const call = createBatcher<string, string>({
    itemsMax: 1,
    atOnce: 2,
    run: async (items) => {
      if (items.includes('locked')) await waiting.promise
      return items
    },
  })
  const locked = call('locked')
  const others = await Promise.all(['one', 'two', 'three'].map(call))
  waiting.resolve()

  expect([others, await locked]).toEqual([['one', 'two', 'three'], 'locked'])
})

test('each call gets its own answer or its own error, whatever comes together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 }), async (numbers) => {
      const root = createBatcher<number, number>({
        itemsMax: 7,
        atOnce: 2,
        run: async (items) => {
          const negative = items.find((item) => item < 0)
          if (negative !== undefined) throw new AppError('invalid_input', { message: `${negative}` })
          return items.map(Math.sqrt)
        },
      })
      const answers = await Promise.allSettled(numbers.map(root))

      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual(
        numbers.map((item) => (item < 0 ? `Error: ${item}` : Math.sqrt(item))),
      )
    }),
  )
})

test('work that fails by no fault of a call fails once for all in it, and the next goes on', async () => {
  let isBroken = true
  let runs = 0
  const call = createBatcher<number, number>({
    itemsMax: 10,
    atOnce: 1,
    run: async (items) => {
      runs += 1
      if (isBroken) throw new Error('The database is away.')
      return items
    },
  })
  const failed = await Promise.allSettled([call(1), call(2)])
  isBroken = false

  expect([failed.map(({ status }) => status), runs]).toEqual([['rejected', 'rejected'], 1])
  expect(await call(3)).toBe(3)
})

test('a key that several ask for is read once, and what is not there is null', async () => {
  const asked: string[][] = []
  const read = createKeyReader<string, number>(async (keys) => {
    asked.push(keys)
    return new Map([['a', 1]])
  })

  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual([1, null, 1])
  expect(asked).toEqual([['a', 'b']])
})
