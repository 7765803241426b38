import type { Writable } from 'node:stream'
import type { Actor } from '#server/features/context.ts'
import type { MessageBus } from '#server/features/ports.ts'

type OpenStream = { actor: Extract<Actor, { kind: 'member' | 'desktop' }>; response: Writable }

/** The open streams of people and computers, with the caller that each was opened for. */
export type StreamSessions = {
  follow: (stream: { actor: Actor; response: Writable }) => void
  /** Ends the streams of the accounts whose access has ended since the last look; asks the database only for those. */
  endStale: () => Promise<void>
  /** Makes the next check include all streams, when that is due. */
  lookAgain: () => Promise<void>
}

/**
 * A session also ends by its age, a command may end one without a message, and a message may be lost: so all streams
 * are checked now and then, and more often while no messages come.
 */
const lookAtAllMs = 10 * 60_000
const streamsAtOnce = 500

type StreamsPlace = {
  nowMs: () => number
  messages: Pick<MessageBus, 'onGap' | 'reach'>
  onAccessEnded: (hear: (userId: string) => void) => void
  /** Those of the streams whose caller has lost access. */
  findAbsent: (streams: readonly OpenStream[]) => Promise<OpenStream[]>
}

export function createStreamSessions({ nowMs, messages, onAccessEnded, findAbsent }: StreamsPlace): StreamSessions {
  const open = new Set<OpenStream>()
  const ended = new Set<string>()
  let isAllDue = false
  // Spread, so that servers that started together do not check together.
  let lookedMs = nowMs() - Math.random() * lookAtAllMs
  onAccessEnded((userId) => void ended.add(userId))
  messages.onGap(() => {
    isAllDue = true
  })
  const takeDue = () => {
    const isDue = isAllDue ? () => true : ({ actor }: OpenStream) => ended.has(actor.userId)
    const due = open.values().filter(isDue).toArray()
    if (isAllDue) lookedMs = nowMs()
    isAllDue = false
    ended.clear()
    return due
  }
  return {
    follow: ({ actor, response }) => {
      if (actor.kind !== 'member' && actor.kind !== 'desktop') return
      const stream = { actor, response }
      open.add(stream)
      response.once('close', () => open.delete(stream))
    },
    endStale: async () => {
      if (!isAllDue && ended.size === 0) return
      const due = takeDue()
      try {
        for (let start = 0; start < due.length; start += streamsAtOnce) {
          const absent = await findAbsent(due.slice(start, start + streamsAtOnce))
          for (const { response } of absent) response.end()
        }
      } catch (error) {
        for (const { actor } of due) ended.add(actor.userId)
        throw error
      }
    },
    lookAgain: async () => {
      const isReached = await messages.reach().then(
        () => true,
        () => false,
      )
      if (!isReached || nowMs() - lookedMs >= lookAtAllMs) isAllDue = true
    },
  }
}
