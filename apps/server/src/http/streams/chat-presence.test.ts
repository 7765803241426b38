import { expect, test } from 'vitest'
import { joinedBuses } from '#server/main/testing/joined-buses.ts'
import { createChatPresence } from './chat-presence.ts'

const chat = 'conversation:1:person'

function openServers(count: number) {
  const place = { nowMs: 0 }
  const servers = joinedBuses(count).map((messages, index) => {
    const read = new Set<string>()
    const readHere = () => [...read]
    const nowMs = () => place.nowMs
    return { read, presence: createChatPresence({ serverId: `server-${index}`, nowMs, messages, readHere }) }
  })
  const [first] = servers
  if (first === undefined) throw new Error('There is one.')
  const elsewhere = (channel: string) => servers.map(({ presence }) => presence.isReadElsewhere(channel))
  return { place, first, elsewhere }
}

test('a chat that is open on one server is known to be read on the others, and no other chat', () => {
  const { first, elsewhere } = openServers(3)
  first.read.add(chat)
  first.presence.changed(chat)

  expect(elsewhere(chat)).toEqual([false, true, true])
  expect(elsewhere('conversation:1:team')).toEqual([false, false, false])
})

test('one that was closed is not read any more', () => {
  const { first, elsewhere } = openServers(2)
  first.read.add(chat)
  first.presence.changed(chat)
  first.read.clear()
  first.presence.changed(chat)

  expect(elsewhere(chat)).toEqual([false, false])
})

test('what a server said that died is believed for half a minute', () => {
  const { place, first, elsewhere } = openServers(2)
  first.read.add(chat)
  first.presence.changed(chat)
  place.nowMs = 30_000
  const before = elsewhere(chat)
  place.nowMs = 30_001

  expect([before, elsewhere(chat)]).toEqual([
    [false, true],
    [false, false],
  ])
})

test('channels of accounts and computers are not told to anybody', () => {
  const { first, elsewhere } = openServers(2)
  first.read.add('owner:ann')
  first.presence.changed('owner:ann')
  first.presence.announce()

  expect(elsewhere('owner:ann')).toEqual([false, false])
})
