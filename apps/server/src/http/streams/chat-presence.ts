import { z } from 'zod'
import type { MessageBus } from '#server/features/ports.ts'

/** A server that has not reported for this long has gone, or cannot be heard. */
const believedMs = 30_000
const subject = 'chats'

const Word = z.tuple([z.string(), z.array(z.string())])

type PresenceOptions = {
  serverId: string
  nowMs: () => number
  messages: MessageBus
  /** The channels that somebody reads on this server. */
  readHere: () => string[]
}

/** Which chats are open on the other servers. */
export type ChatPresence = {
  isReadElsewhere: (channel: string) => boolean
  /** Somebody began or stopped reading a channel here. */
  changed: (channel: string) => void
  /** Tells the other servers; repeated every ten seconds, because a server that dies cannot say so. */
  announce: () => void
}

/** Each server tells all others which chats and lists of chats are open on it; bounded by the open chats. */
export function createChatPresence({ serverId, nowMs, messages, readHere }: PresenceOptions): ChatPresence {
  const others = new Map<string, { channels: ReadonlySet<string>; heardMs: number }>()
  const announce = () => {
    for (const [id, { heardMs }] of others) if (nowMs() - heardMs > believedMs) others.delete(id)
    messages.publish(subject, JSON.stringify([serverId, readHere().filter(isOfChat)]))
  }
  messages.subscribe(subject, (text) => {
    const [id, channels] = Word.parse(JSON.parse(text))
    if (channels.length === 0) others.delete(id)
    else others.set(id, { channels: new Set(channels), heardMs: nowMs() })
  })
  return {
    isReadElsewhere: (channel) =>
      [...others.values()].some(({ channels, heardMs }) => channels.has(channel) && nowMs() - heardMs <= believedMs),
    changed: (channel) => {
      if (isOfChat(channel)) announce()
    },
    announce,
  }
}

function isOfChat(channel: string): boolean {
  return channel === 'team' || channel.startsWith('conversation:')
}
