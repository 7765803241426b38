import type { Pool } from 'pg'
import { createMetrics } from '#server/adapters/create-metrics.ts'
import type { Database } from '#server/features/database.ts'
import type { MessageBus } from '#server/features/ports.ts'
import type { Metrics } from '#server/features/status/ports.ts'
import { selectQueues } from '#server/features/status/queries/queues.ts'
import type { CandleStore } from '#server/features/trading/ports.ts'
import type { EventStreams } from '#server/http/streams/event-streams.ts'

type Watched = {
  db: Database
  pool: Pool
  messages: MessageBus
  streams: EventStreams
  candles: CandleStore
  now: () => Date
}

/** The figures of this server that an operator needs, beside those of its calls and jobs. */
export function watchMetrics({ db, pool, messages, streams, candles, now }: Watched): Metrics {
  const readQueues = sharedWhileAsked(() => selectQueues(db))
  return createMetrics([
    {
      name: 'stratomate_held',
      help: 'What this process holds for open pages and connected computers.',
      label: 'what',
      ask: async () => ({ ...streams.held(), charts: candles.chartCount() }),
    },
    {
      name: 'stratomate_database_connections',
      help: 'Connections to the database, and calls that wait for one.',
      label: 'state',
      ask: async () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    },
    {
      name: 'stratomate_queue_waiting',
      help: 'What waits to be sent or handled, of all servers.',
      label: 'queue',
      ask: async () => mapValues(await readQueues(), ({ waiting }) => waiting),
    },
    {
      name: 'stratomate_queue_oldest_seconds',
      help: 'How long the oldest entry of each queue has waited.',
      label: 'queue',
      ask: async () =>
        mapValues(await readQueues(), ({ since }) =>
          since === null ? 0 : (now().getTime() - since.getTime()) / 1_000,
        ),
    },
    {
      name: 'stratomate_reachable',
      help: '1 when the part answers, 0 when it does not.',
      label: 'part',
      ask: async () => ({
        bus: await messages.reach().then(
          () => 1,
          () => 0,
        ),
      }),
    },
  ])
}

/** Figures of one answer are asked for together, so they share the first one's query. */
function sharedWhileAsked<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null
  return () => {
    asked ??= ask().finally(() => {
      asked = null
    })
    return asked
  }
}

function mapValues<Key extends string, From>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)]))
}
