import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createCandleMemory } from '#server/adapters/candle-memory.ts'
import { shareCandles } from '#server/adapters/share-candles.ts'
import { createJobHolder, onlyHolder } from '#server/features/jobs/create-job-holder.ts'
import { createJobWakes } from '#server/features/jobs/create-job-wakes.ts'
import type { MessageBus } from '#server/features/ports.ts'
import type { HttpDependencies } from '#server/http/http-dependencies.ts'
import { createEventStreams } from '#server/http/streams/event-streams.ts'
import type { OpenDatabase } from '../open-database.ts'
import { openMessageBus } from './open-message-bus.ts'
import type { ServiceOutside } from '../service-outside.ts'
import type { Settings } from '../settings.ts'
import { watchMetrics } from './watch-metrics.ts'

type Joining = {
  settings: Settings
  log: FastifyBaseLogger
  outside: ServiceOutside
  closers: (() => unknown)[]
  database: OpenDatabase
}

type Joined = {
  messages: MessageBus
  shared: Pick<HttpDependencies, 'bus' | 'streams' | 'candles' | 'jobHolder' | 'jobWakes' | 'metrics'>
}

/** What this server does together with the other servers of the service; nothing, when the settings name no bus. */
export async function joinServers({ settings, log, outside, closers, database }: Joining): Promise<Joined> {
  /** A random name of this start. */
  const serverId = randomUUID().slice(0, 8)
  const messages = await openMessageBus(settings, outside, log)
  closers.push(messages.close)
  const streams = createEventStreams({ bootId: serverId, nowMs: Date.now, messages })
  const candles = shareCandles(createCandleMemory({ nowMs: Date.now }), messages)
  const { metricsToken: token } = settings
  const { now } = outside
  const watched = { db: database.dbOf('metrics'), pool: database.pool, messages, streams, candles, now }
  return {
    messages,
    shared: {
      bus: streams,
      streams,
      candles,
      // An embedded database has no other servers.
      jobHolder:
        database.kind === 'embedded'
          ? onlyHolder
          : createJobHolder(database.dbOf('held jobs'), { holder: serverId, log }),
      jobWakes: createJobWakes(messages),
      // Counting costs a little with each call, so it is only done where somebody reads it.
      metrics: token === null ? null : { token, port: watchMetrics(watched) },
    },
  }
}
