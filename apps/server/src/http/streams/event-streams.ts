import type { Writable } from 'node:stream'
import { type ConversationSide, conversationSides, type OwnerEventName, type OwnerEvents } from '@stratomate/contracts'
import type { EventBus, MessageBus } from '#server/features/ports.ts'
import { createChatPresence } from './chat-presence.ts'
import { createEventChannels, type WrittenEvent } from './event-channels.ts'
import { createPageLooks } from './page-looks.ts'

const streamsMax = 5
/** Readers of public events: bounded by memory, some kilobytes each. */
const publicStreamsMax = 20_000
const publicChannel = 'community'
const ownerPrefix = 'owner:'
const accessSubject = 'access-ended'
const teamStreamsMax = 100
/** Everybody of the team who has the list of chats open. */
export const teamChannel = 'team'

/** Events that the next one about the same subject replaces: a reader that comes back needs only the latest. */
const subjects: { readonly [Name in OwnerEventName]?: (data: OwnerEvents[Name]) => string } = {
  'trade.changed': ({ trade }) => trade.id,
  'quota.changed': () => '',
  'subscription.changed': () => '',
  'device.changed': ({ device }) => device.id,
  'notifications.changed': () => '',
}

/** An event as it is sent to readers: its name, and its payload as JSON. */
type CommunityChange = { event: string; data: string }

export type EventStreams = EventBus & {
  /**
   * Joins a channel (`owner:ID`, `desktop:ID`, `community`, `team`, `conversation:ID:person` or `…:team`); false when it
   * already has as many readers as allowed.
   */
  open: (channel: string, response: Writable, lastEventId: string | undefined) => boolean
  /** Whether a page of the account is open, or a program or chat has read it lately, on any server. */
  isWatched: (userId: string) => Promise<boolean>
  /** Hears on every server that access of an account has ended. */
  onAccessEnded: (hear: (userId: string) => void) => void
  /** Hears on every server what changes in the community; `reset` where changes may have been missed. */
  onCommunityChange: (hear: (change: CommunityChange) => void) => void
  /** Drops what was kept for readers that did not come back, and tells other servers which chats are read here. */
  forgetUnread: () => void
  /** What is held now: readers, channels, and bytes of kept events. */
  held: () => { readers: number; channels: number; bytes: number }
  /** Ends all streams; readers are asked to come back a little later. */
  close: () => void
}

type StreamPlace = {
  /** A random text that only this start of this server has. */
  bootId: string
  nowMs: () => number
  messages: MessageBus
}

/**
 * Server-sent events from memory, of this server and of the others. Ids are `BOOT-NUMBER` of the reader's server: after
 * a restart, on another server, or for a reader too far behind, the first event is `reset`, which tells it to fetch
 * everything again. Each event is written as text once, not once per reader, and not at all while nobody reads or has
 * read lately.
 */
export function createEventStreams({ bootId, nowMs, messages }: StreamPlace): EventStreams {
  const channels = createEventChannels({
    bootId,
    nowMs,
    join: (name) => messages.subscribe(subjectOf(name), (text) => channels.deliver(name, readMessage(text))),
    changed: (name) => {
      presence.changed(name)
      if (name.startsWith(ownerPrefix)) looks.changed(name)
    },
  })
  const presence = createChatPresence({ serverId: bootId, nowMs, messages, readHere: channels.read })
  const looks = createPageLooks({ nowMs, messages, isRead: (name) => channels.isRead(name) })
  const publish: Publish = (name, { event, data, subject = null }) => {
    const written = { event, key: subject === null ? '' : `${event} ${subject}`, data: JSON.stringify(data) }
    channels.deliver(name, written)
    if (name === publicChannel) hearCommunity(written)
    messages.publish(subjectOf(name), writeMessage(written))
  }
  const communityHearers: ((change: CommunityChange) => void)[] = []
  const hearCommunity = (change: CommunityChange) => communityHearers.forEach((hear) => hear(change))
  messages.subscribe(subjectOf(publicChannel), (text) => hearCommunity(readMessage(text)))
  messages.onGap(() => {
    channels.resetAll()
    hearCommunity({ event: 'reset', data: '{}' })
  })
  const accessHearers: ((userId: string) => void)[] = []
  const hearAccessEnded = (userId: string) => accessHearers.forEach((hear) => hear(userId))
  messages.subscribe(accessSubject, hearAccessEnded)
  return {
    ...createBus(publish),
    accessEnded: (userId) => {
      hearAccessEnded(userId)
      messages.publish(accessSubject, userId)
    },
    onAccessEnded: (hear) => void accessHearers.push(hear),
    onCommunityChange: (hear) => void communityHearers.push(hear),
    isReading: (id, side) =>
      channelsOf(id, side).some((name) => channels.isRead(name) || presence.isReadElsewhere(name)),
    isWatched: (userId) => looks.isWatched(ownerPrefix + userId),
    look: (userId) => looks.look(ownerPrefix + userId),
    open: (name, response, lastEventId) => channels.add(name, { response, lastEventId, readersMax: readersMax(name) }),
    forgetUnread: () => {
      presence.announce()
      looks.forget()
      channels.forgetUnread()
    },
    held: channels.held,
    close: channels.close,
  }
}

function subjectOf(channel: string): string {
  return `events.${channel}`
}

/** Three lines: neither a name nor JSON contains a line end. */
function writeMessage({ event, key, data }: WrittenEvent): string {
  return `${event}\n${key}\n${data}`
}

function readMessage(text: string): WrittenEvent {
  const [event = '', key = '', data = ''] = text.split('\n', 3)
  return { event, key, data }
}

type Published = { event: string; data: unknown; subject?: string | null }
type Publish = (channel: string, published: Published) => void

function createBus(publish: Publish): Omit<EventBus, 'isReading' | 'accessEnded' | 'look'> {
  return {
    toOwner: (userId, event, data) =>
      publish(ownerPrefix + userId, { event, data, subject: subjects[event]?.(data) ?? null }),
    toCommunity: (event, data) => publish(publicChannel, { event, data }),
    toDesktop: (deviceId, event, data) => publish(`desktop:${deviceId}`, { event, data }),
    toConversation: (id, event, data) => {
      for (const side of conversationSides) publish(conversationChannel(id, side), { event, data })
    },
    toTeam: (event, data) => publish(teamChannel, { event, data }),
  }
}

/** The channels in which one side reads a chat: the chat itself, and for the team also its list of chats. */
function channelsOf(id: string, side: ConversationSide): string[] {
  return [conversationChannel(id, side), ...(side === 'team' ? [teamChannel] : [])]
}

/** The channel of one side of a chat. */
export function conversationChannel(id: string, side: ConversationSide): string {
  return `conversation:${id}:${side}`
}

function readersMax(channel: string): number {
  if (channel === publicChannel) return publicStreamsMax
  return channel === teamChannel ? teamStreamsMax : streamsMax
}
