import type { ServerResponse } from 'node:http'
import { type ConversationSide, conversationSides, type OwnerEventName, type OwnerEvents } from '@stratomate/contracts'
import type { EventBus, MessageBus } from '#server/features/ports.ts'
import { createChatPresence } from './chat-presence.ts'
import { createEventHistories } from './event-histories.ts'

/** What one reader may leave unread before it is dropped; it resumes from its last id. */
const unreadBytesMax = 65_536
/** Events are kept for readers that come back within this time. */
const keptForMs = 5 * 60_000
const streamsMax = 5
/** Readers of what everybody may read: bounded by memory, some kilobytes each. */
const publicStreamsMax = 20_000
const publicChannel = 'community'
const teamStreamsMax = 100
/** Everybody of the team who has the list of chats open. */
export const teamChannel = 'team'

/** After a gap readers fetch everything again, not all in the same second. */
const resetSpreadMs = 5_000

type Channel = { readers: Set<ServerResponse>; readMs: number; leave: () => void }

/** Events that the next one about the same subject replaces: a reader that comes back needs only the latest. */
const subjects: { readonly [Name in OwnerEventName]?: (data: OwnerEvents[Name]) => string } = {
  'trade.changed': ({ trade }) => trade.id,
  'quota.changed': () => '',
  'subscription.changed': () => '',
  'device.changed': ({ device }) => device.id,
  'notifications.changed': () => '',
}

export type EventStreams = EventBus & {
  /**
   * Joins a channel (`owner:ID`, `desktop:ID`, `community`, `team`, `conversation:ID:person` or `…:team`); false when it
   * already has as many readers as allowed.
   */
  open: (channel: string, response: ServerResponse, lastEventId: string | undefined) => boolean
  /** Forgets what was kept for readers that did not come back, and tells other servers which chats are read here. */
  forgetUnread: () => void
  /** What is held now: readers, channels, and bytes of kept events. */
  held: () => { readers: number; channels: number; bytes: number }
  /** Ends all streams; readers are asked to come back a little later. */
  close: () => void
}

type StreamPlace = {
  /** A word that this start of this server alone has. */
  bootId: string
  nowMs: () => number
  messages: MessageBus
}

/**
 * Server-sent events from memory, of this server and of the others. Ids are `BOOT-NUMBER` of the reader's server: after a
 * restart, on another server, or for a reader too far behind, the answer is `reset`, which tells it to fetch everything
 * again. Each event is written as text once, not once per reader, and not at all while nobody reads or has read lately.
 */
export function createEventStreams({ bootId, nowMs, messages }: StreamPlace): EventStreams {
  const channels = new Map<string, Channel>()
  const histories = createEventHistories()
  let lastId = 0

  const deliver = (name: string, { event, key, data }: Written) => {
    lastId += 1
    const channel = channels.get(name)
    if (channel === undefined) return
    const text = `id: ${bootId}-${lastId}\nevent: ${event}\ndata: ${data}\n\n`
    histories.add(name, { id: lastId, text, subject: key === '' ? null : key })
    for (const reader of channel.readers) send(channel, reader, text)
  }
  const publish: Publish = (name, { event, data, subject = null }) => {
    const written = { event, key: subject === null ? '' : `${event} ${subject}`, data: JSON.stringify(data) }
    deliver(name, written)
    messages.publish(subjectOf(name), writeMessage(written))
  }
  const isReadHere = (name: string) => (channels.get(name)?.readers.size ?? 0) > 0
  const presence = createChatPresence({ serverId: bootId, nowMs, messages, readHere: () => [...channels.keys()].filter(isReadHere) })
  messages.onGap(() => {
    for (const name of channels.keys()) {
      histories.forget(name)
      histories.begin(name, lastId)
      const reset = () => deliver(name, { event: 'reset', key: '', data: '{}' })
      setTimeout(reset, Math.random() * resetSpreadMs).unref()
    }
  })

  const join = (name: string): Channel => {
    const leave = messages.subscribe(subjectOf(name), (text) => deliver(name, readMessage(text)))
    const channel = { readers: new Set<ServerResponse>(), readMs: 0, leave }
    channels.set(name, channel)
    histories.begin(name, lastId)
    return channel
  }
  const open: EventStreams['open'] = (name, response, lastEventId) => {
    const channel = channels.get(name) ?? join(name)
    if (channel.readers.size >= readersMax(name)) return false
    channel.readers.add(response)
    presence.changed(name)
    response.on('close', () => {
      channel.readers.delete(response)
      channel.readMs = nowMs()
      presence.changed(name)
    })
    // With the id of now, so that a reader that breaks off before its first event comes back from here.
    const begin = lastEventId === undefined ? `id: ${bootId}-${lastId}\n` : ''
    response.write(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n${begin}\n`)
    const missed = missedEvents({ bootId, lastId, lastEventId }, (id) => histories.since(name, id))
    if (missed === 'unknown') response.write(`id: ${bootId}-${lastId}\nevent: reset\ndata: {}\n\n`)
    else for (const text of missed) response.write(text)
    return true
  }
  const forget = (name: string, channel: Channel) => {
    channel.leave()
    channels.delete(name)
    histories.forget(name)
  }

  return {
    ...createBus(publish),
    isReading: (id, side) =>
      [conversationChannel(id, side), ...(side === 'team' ? [teamChannel] : [])].some(
        (name) => isReadHere(name) || presence.isReadElsewhere(name),
      ),
    open,
    forgetUnread: () => {
      presence.announce()
      for (const [name, channel] of channels) {
        if (channel.readers.size === 0 && nowMs() - channel.readMs > keptForMs) forget(name, channel)
      }
    },
    held: () => ({
      readers: [...channels.values()].reduce((sum, { readers }) => sum + readers.size, 0),
      channels: channels.size,
      bytes: histories.bytes(),
    }),
    close: () => {
      for (const [name, channel] of channels) {
        for (const reader of channel.readers) reader.end()
        forget(name, channel)
      }
    },
  }
}

/** An event as it goes over the bus; it replaces an earlier one with the same key, or none when that is empty. */
type Written = { event: string; key: string; data: string }

function subjectOf(channel: string): string {
  return `events.${channel}`
}

/** Three lines: neither a name nor JSON has a line end in it. */
function writeMessage({ event, key, data }: Written): string {
  return `${event}\n${key}\n${data}`
}

function readMessage(text: string): Written {
  const [event = '', key = '', data = ''] = text.split('\n', 3)
  return { event, key, data }
}

type Published = { event: string; data: unknown; subject?: string | null }
type Publish = (channel: string, published: Published) => void

function createBus(publish: Publish): Omit<EventBus, 'isReading'> {
  return {
    toOwner: (userId, event, data) =>
      publish(`owner:${userId}`, { event, data, subject: subjects[event]?.(data) ?? null }),
    toCommunity: (event, data) => publish(publicChannel, { event, data }),
    toDesktop: (deviceId, event, data) => publish(`desktop:${deviceId}`, { event, data }),
    toConversation: (id, event, data) => {
      for (const side of conversationSides) publish(conversationChannel(id, side), { event, data })
    },
    toTeam: (event, data) => publish(teamChannel, { event, data }),
  }
}

/** The channel of one side of a chat. */
export function conversationChannel(id: string, side: ConversationSide): string {
  return `conversation:${id}:${side}`
}

function readersMax(channel: string): number {
  if (channel === publicChannel) return publicStreamsMax
  return channel === teamChannel ? teamStreamsMax : streamsMax
}

type Return = { bootId: string; lastId: number; lastEventId: string | undefined }

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

function send(channel: Channel, reader: ServerResponse, text: string): void {
  if (reader.writableLength > unreadBytesMax) {
    channel.readers.delete(reader)
    reader.destroy()
    return
  }
  reader.write(text)
}
