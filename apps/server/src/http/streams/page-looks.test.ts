import { expect, test } from 'vitest'
import { createPageLooks } from './page-looks.ts'

/** Two servers that ask each other, and how many questions each of them answers. */
function twoServers() {
  let nowMs = 0
  const servers: { asked: Map<string, (text: string) => string | null>; read: Set<string> }[] = []
  const start = (place: number) => {
    const asked = new Map<string, (text: string) => string | null>()
    const read = new Set<string>()
    servers.push({ asked, read })
    const looks = createPageLooks({
      nowMs: () => nowMs,
      isRead: (channel) => read.has(channel),
      messages: {
        ask: (subject, text) => Promise.resolve(servers[1 - place]?.asked.get(subject)?.(text) ?? null),
        answer: (subject, reply) => {
          asked.set(subject, reply)
          return () => void asked.delete(subject)
        },
      },
    })
    return { looks, read, asked }
  }
  return { first: start(0), second: start(1), wait: (ms: number) => (nowMs += ms) }
}

test('what was read is looked at for a minute, on every server, and only the first look is the first', async () => {
  const { first, second, wait } = twoServers()

  expect(await second.looks.isWatched('owner:ann')).toBe(false)
  expect(await first.looks.look('owner:ann')).toBe(true)
  expect([await first.looks.look('owner:ann'), await second.looks.look('owner:ann')]).toEqual([false, false])
  wait(59_999)
  expect(await second.looks.isWatched('owner:ann')).toBe(true)
  wait(1)
  expect([await first.looks.isWatched('owner:ann'), await second.looks.isWatched('owner:ann')]).toEqual([false, false])
  expect(await first.looks.look('owner:ann')).toBe(true)
})

test('a look that is over leaves nothing behind, and one beside an open page leaves the page', async () => {
  const { first, second, wait } = twoServers()
  first.read.add('owner:bob')
  first.looks.changed('owner:bob')
  for (const channel of ['owner:ann', 'owner:bob']) await first.looks.look(channel)
  wait(60_000)
  first.looks.forget()

  expect([...first.asked.keys()]).toEqual(['watched.owner:bob'])
  expect(await second.looks.isWatched('owner:bob')).toBe(true)
  first.read.delete('owner:bob')
  first.looks.changed('owner:bob')
  expect(first.asked.size).toBe(0)
})
