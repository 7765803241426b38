import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createStreamSessions } from './stream-sessions.ts'

function openPlace() {
  const place = { nowMs: 0, isBusUp: true, isDatabaseUp: true }
  const asked: string[][] = []
  const gone = new Set<string>()
  const heard = { ended: (_userId: string) => {}, gap: () => {} }
  const sessions = createStreamSessions({
    nowMs: () => place.nowMs,
    messages: {
      onGap: (hear) => void (heard.gap = hear),
      reach: () => (place.isBusUp ? Promise.resolve() : Promise.reject(new Error('The bus is away.'))),
    },
    onAccessEnded: (hear) => void (heard.ended = hear),
    findAbsent: async (streams) => {
      if (!place.isDatabaseUp) throw new Error('The database is away.')
      asked.push(streams.map(({ actor }) => actor.userId))
      return streams.filter(({ actor }) => gone.has(actor.userId))
    },
  })
  const open = (userId: string) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    sessions.follow({ actor: { kind: 'desktop', userId, deviceId: `computer of ${userId}` }, response })
    return response
  }
  const end = (userId: string) => {
    gone.add(userId)
    heard.ended(userId)
  }
  return { place, asked, gone, heard, sessions, open, end }
}

test('nothing is asked while nobody has lost access, however many streams are open', async () => {
  const { asked, sessions, open } = openPlace()
  for (let count = 0; count < 2_000; count += 1) open(`account ${count}`)
  for (let look = 0; look < 60; look += 1) await sessions.endStale()

  expect(asked).toEqual([])
})

test('of whom it was said that access has ended, the streams of those who lost it end, and no others are asked about', async () => {
  const { asked, heard, sessions, open, end } = openPlace()
  const [ann, bob, cat] = ['ann', 'bob', 'cat'].map(open)
  end('ann')
  heard.ended('bob')
  await sessions.endStale()
  await sessions.endStale()

  expect([ann, bob, cat].map((stream) => stream?.writableEnded)).toEqual([true, false, false])
  expect(asked).toEqual([['ann', 'bob']])
})

test('while the database is away nothing is forgotten', async () => {
  const { place, sessions, open, end } = openPlace()
  const stream = open('ann')
  end('ann')
  place.isDatabaseUp = false
  await expect(sessions.endStale()).rejects.toThrow('away')
  const before = stream.writableEnded
  place.isDatabaseUp = true
  await sessions.endStale()

  expect([before, stream.writableEnded]).toEqual([false, true])
})

test.each([
  { when: 'ten minutes have passed', change: ({ place }: Place) => void (place.nowMs = 600_000) },
  { when: 'no messages of other servers come', change: ({ place }: Place) => void (place.isBusUp = false) },
  { when: 'messages may have been lost', change: ({ heard }: Place) => heard.gap() },
])('all streams are looked at once when $when, some at a time', async ({ change }) => {
  const opened = openPlace()
  const { asked, sessions, open, gone } = opened
  const streams = Array.from({ length: 1_200 }, (_none, index) => open(`account ${index}`))
  gone.add('account 1100')
  await sessions.lookAgain()
  await sessions.endStale()
  asked.length = 0
  change(opened)
  await sessions.lookAgain()
  await sessions.endStale()
  await sessions.endStale()

  expect(asked.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(streams.filter(({ writableEnded }) => writableEnded)).toEqual([streams[1_100]])
})

type Place = ReturnType<typeof openPlace>
