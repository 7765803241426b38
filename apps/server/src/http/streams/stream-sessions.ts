import type { ServerResponse } from 'node:http'
import { findAbsent } from '#server/features/accounts/profile/find-absent.ts'
import type { Actor, Ctx } from '#server/features/context.ts'

type OpenStream = { actor: Actor; response: ServerResponse }

/** The open streams of people and computers, with whom each was opened for. */
export type StreamSessions = {
  follow: (stream: OpenStream) => void
  /** Ends the streams of everybody whose session or computer has ended, here or in another process. */
  endStale: (ctx: Pick<Ctx, 'db' | 'now'>) => Promise<void>
}

export function createStreamSessions(): StreamSessions {
  const open = new Set<OpenStream>()
  return {
    follow: (stream) => {
      if (stream.actor.kind !== 'member' && stream.actor.kind !== 'desktop') return
      open.add(stream)
      stream.response.once('close', () => open.delete(stream))
    },
    endStale: async (ctx) => {
      for (const { response } of await findAbsent(ctx, [...open])) response.end()
    },
  }
}
