import type { ServerResponse } from 'node:http'
import { type ConversationSide, conversationSides } from '@stratomate/contracts'
import type { EventBus } from '#server/features/ports.ts'

/** What one reader may leave unread before it is dropped; it resumes from its last id. */
const unreadBytesMax = 65_536
/** Events kept for readers that come back. */
const keptMax = 1_000
const keptForMs = 10 * 60_000
const streamsMax = 5
/** Readers of what everybody may read: bounded by memory, some kilobytes each. */
const publicStreamsMax = 20_000
const publicChannel = 'community'
const teamStreamsMax = 100
/** Everybody of the team who has the list of chats open. */
export const teamChannel = 'team'

type Kept = { id: number; text: string }
type Channel = { kept: Kept[]; readers: Set<ServerResponse>; lastId: number; touchedMs: number }

export type EventStreams = EventBus & {
  /**
   * Joins a channel (`owner:ID`, `desktop:ID`, `community`, `team`, `conversation:ID:person` or `…:team`); false when it
   * already has as many readers as allowed.
   */
  open: (channel: string, response: ServerResponse, lastEventId: string | undefined) => boolean
  /** Ends all streams; readers are asked to come back a little later. */
  close: () => void
}

/**
 * Server-sent events from memory. Ids are `BOOT-NUMBER`: after a restart, or for a reader too far behind, the answer
 * is `reset`, which tells it to fetch everything anew. Each event is written as text once, not once per reader.
 */
export function createEventStreams(bootId: string, nowMs: () => number): EventStreams {
  const channels = new Map<string, Channel>()

  const channelOf = (name: string): Channel => {
    const known = channels.get(name)
    if (known !== undefined) return known
    const made: Channel = { kept: [], readers: new Set(), lastId: 0, touchedMs: nowMs() }
    channels.set(name, made)
    return made
  }

  const publish = (name: string, event: string, data: unknown) => {
    const channel = channelOf(name)
    channel.lastId += 1
    channel.touchedMs = nowMs()
    const text = `id: ${bootId}-${channel.lastId}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    channel.kept.push({ id: channel.lastId, text })
    if (channel.kept.length > keptMax) channel.kept.shift()
    for (const reader of channel.readers) send(channel, reader, text)
    forgetQuietChannels(channels, nowMs())
  }

  const open: EventStreams['open'] = (name, response, lastEventId) => {
    const channel = channelOf(name)
    if (channel.readers.size >= readersMax(name)) return false
    channel.readers.add(response)
    response.on('close', () => channel.readers.delete(response))
    response.write(`retry: ${1_000 + Math.floor(Math.random() * 4_000)}\n\n`)
    const missed = missedEvents(channel, bootId, lastEventId)
    if (missed === 'unknown') response.write(`id: ${bootId}-${channel.lastId}\nevent: reset\ndata: {}\n\n`)
    else for (const kept of missed) response.write(kept.text)
    return true
  }

  return {
    toOwner: (userId, event, data) => publish(`owner:${userId}`, event, data),
    toCommunity: (event, data) => publish(publicChannel, event, data),
    toDesktop: (deviceId, event, data) => publish(`desktop:${deviceId}`, event, data),
    toConversation: (id, event, data) => {
      for (const side of conversationSides) publish(conversationChannel(id, side), event, data)
    },
    toTeam: (event, data) => publish(teamChannel, event, data),
    isReading: (id, side) => {
      const names = [conversationChannel(id, side), ...(side === 'team' ? [teamChannel] : [])]
      return names.some((name) => (channels.get(name)?.readers.size ?? 0) > 0)
    },
    open,
    close: () => {
      for (const channel of channels.values()) for (const reader of channel.readers) reader.end()
      channels.clear()
    },
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

function missedEvents(channel: Channel, bootId: string, lastEventId: string | undefined): Kept[] | 'unknown' {
  if (lastEventId === undefined || lastEventId === '') return []
  const [boot, number] = splitId(lastEventId)
  if (boot !== bootId || !Number.isSafeInteger(number) || number > channel.lastId) return 'unknown'
  const oldestKept = channel.kept[0]?.id ?? channel.lastId + 1
  if (number + 1 < oldestKept) return 'unknown'
  return channel.kept.filter((kept) => kept.id > number)
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

function forgetQuietChannels(channels: Map<string, Channel>, nowMs: number): void {
  for (const [name, channel] of channels) {
    if (channel.readers.size === 0 && nowMs - channel.touchedMs > keptForMs) channels.delete(name)
  }
}
