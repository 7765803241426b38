import type { Writable } from 'node:stream'
import { createEventHistories } from './event-histories.ts'

/** How many bytes a reader may leave unread before it is dropped; it then resumes from its last id. */
const unreadBytesMax = 65_536
/** Events are kept for readers that come back within this time. */
const keptForMs = 5 * 60_000
/** After a gap readers fetch everything again, spread over this time. */
const resetSpreadMs = 5_000

/** After a restart, readers come back at random within five milliseconds for each of them. */
const returnSpreadMs = { least: 4_000, most: 60_000, perReader: 5 }

type Channel = { readers: Set<Writable>; readMs: number; leave: () => void; isResetDue: boolean }

/** An event as it is written; it replaces an earlier one with the same key, unless the key is empty. */
export type WrittenEvent = { event: string; key: string; data: string }

type ChannelPlace = {
  bootId: string
  nowMs: () => number
  /** Begins to receive a channel's events from other servers; calling the result ends it. */
  join: (name: string) => () => void
  /** Somebody began or stopped reading a channel. */
  changed: (name: string) => void
}

/** The readers of this server, by channel, with the events that are kept for those who come back. */
export type EventChannels = {
  /** Gives an event to whoever reads a channel here. */
  deliver: (name: string, written: WrittenEvent) => void
  /** Adds a reader; false when the channel has `readersMax` of them. */
  add: (name: string, reader: Reader) => boolean
  isRead: (name: string) => boolean
  /** The channels that somebody reads. */
  read: () => string[]
  /** Tells all readers, spread over some seconds, to fetch everything again, because events may have been lost. */
  resetAll: () => void
  forgetUnread: () => void
  held: () => { readers: number; channels: number; bytes: number }
  close: () => void
}

type Reader = { response: Writable; lastEventId: string | undefined; readersMax: number }

/** Channels of one start of one server, whose ids are `bootId-NUMBER`. */
export function createEventChannels({ bootId, nowMs, join, changed }: ChannelPlace): EventChannels {
  const channels = new Map<string, Channel>()
  const histories = createEventHistories()
  let lastId = 0
  let readerCount = 0

  const deliver: EventChannels['deliver'] = (name, { event, key, data }) => {
    lastId += 1
    const channel = channels.get(name)
    if (channel === undefined) return
    const text = `id: ${bootId}-${lastId}\nevent: ${event}\ndata: ${data}\n\n`
    histories.add(name, { id: lastId, text, subject: key === '' ? null : key })
    for (const reader of channel.readers) send(channel, reader, text)
  }
  const resetLater = (channel: Channel, name: string) => {
    histories.forget(name)
    histories.begin(name, lastId)
    resetOnce(channel, () => deliver(name, { event: 'reset', key: '', data: '{}' }))
  }
  const begin = (name: string) => {
    const channel: Channel = { readers: new Set(), readMs: 0, leave: join(name), isResetDue: false }
    channels.set(name, channel)
    histories.begin(name, lastId)
    return channel
  }
  const forget = (name: string, channel: Channel) => {
    channel.leave()
    channels.delete(name)
    histories.forget(name)
  }
  const isRead = (name: string) => (channels.get(name)?.readers.size ?? 0) > 0

  return {
    deliver,
    add: (name, { response, lastEventId, readersMax }) => {
      const channel = channels.get(name) ?? begin(name)
      if (channel.readers.size >= readersMax) return false
      channel.readers.add(response)
      readerCount += 1
      changed(name)
      response.on('close', () => {
        channel.readers.delete(response)
        readerCount -= 1
        channel.readMs = nowMs()
        changed(name)
      })
      const retryMs = returnMs(readerCount)
      greet(response, { bootId, lastId, lastEventId, retryMs }, (id) => histories.since(name, id))
      return true
    },
    isRead,
    read: () => [...channels.keys()].filter(isRead),
    resetAll: () => channels.forEach(resetLater),
    forgetUnread: () => {
      for (const [name, channel] of channels) {
        if (channel.readers.size === 0 && nowMs() - channel.readMs > keptForMs) forget(name, channel)
      }
    },
    held: () => ({ readers: readerCount, channels: channels.size, bytes: histories.bytes() }),
    close: () => {
      for (const [name, channel] of channels) {
        for (const reader of channel.readers) reader.end()
        forget(name, channel)
      }
    },
  }
}

/** Every server that was cut off reports it, so one reset may follow another; it comes after all lost events. */
function resetOnce(channel: Channel, reset: () => void): void {
  if (channel.isResetDue) return
  channel.isResetDue = true
  const deliverReset = () => {
    channel.isResetDue = false
    reset()
  }
  setTimeout(deliverReset, Math.random() * resetSpreadMs).unref()
}

/** After how long a reader comes back, so that not all fetch everything at the same moment after a restart. */
function returnMs(readerCount: number): number {
  const { least, most, perReader } = returnSpreadMs
  return 1_000 + Math.floor(Math.random() * Math.min(most, Math.max(least, readerCount * perReader)))
}

/** The first lines for a reader: from where it resumes, and what it has missed. */
function greet(response: Writable, reader: Greeted, since: (id: number) => string[] | 'unknown'): void {
  const here = `${reader.bootId}-${reader.lastId}`
  // With the present id, so that a reader that disconnects before its first event resumes from here.
  const begin = reader.lastEventId === undefined ? `id: ${here}\n` : ''
  response.write(`retry: ${reader.retryMs}\n${begin}\n`)
  const missed = missedEvents(reader, since)
  if (missed === 'unknown') response.write(`id: ${here}\nevent: reset\ndata: {}\n\n`)
  else for (const text of missed) response.write(text)
}

type Return = { bootId: string; lastId: number; lastEventId: string | undefined }
type Greeted = Return & { retryMs: number }

function missedEvents(
  { bootId, lastId, lastEventId }: Return,
  since: (id: number) => string[] | 'unknown',
): string[] | 'unknown' {
  if (lastEventId === undefined || lastEventId === '') return []
  const [boot, number] = splitId(lastEventId)
  if (boot !== bootId || !Number.isSafeInteger(number) || number > lastId) return 'unknown'
  return since(number)
}

function splitId(id: string): [string, number] {
  const dash = id.lastIndexOf('-')
  return [id.slice(0, dash), Number(id.slice(dash + 1))]
}

function send(channel: Channel, reader: Writable, text: string): void {
  if (reader.writableLength > unreadBytesMax) {
    channel.readers.delete(reader)
    reader.destroy()
    return
  }
  reader.write(text)
}
