import type { Trade } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { and, gte, lt, type SQL } from 'drizzle-orm'
import { trades } from '#server/db/tables/index.ts'

/** A span of sending times: the first moment, and the one before which it ends. Unix milliseconds. */
type Span = { fromMs: number; beforeMs: number }

/** The id of a trade contains the time of its signal, by the clock of the chart, which may be in any time zone. */
const idTimeOffMsMax = 2 * dayMs

/**
 * PostgreSQL keeps trades in partitions by the moment of their sending, which never changes: with a span, a statement
 * reads only the partitions that may contain what it looks for. There is no condition where only reading all of them
 * can tell.
 */
export function isSentWithin(span: Span | null): SQL | undefined {
  if (span === null) return undefined
  return and(gte(trades.sentAt, new Date(span.fromMs)), lt(trades.sentAt, new Date(span.beforeMs)))
}

/**
 * Where trades with these ids may be stored, whatever sending time was reported. When the id contains the time, its
 * trade is found around it; other ids (random ones, of older apps) may be anywhere.
 */
export function spanOfIds(reported: readonly Pick<Trade, 'id' | 'sentAt'>[]): Span | null {
  const times = reported.map(({ id }) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))
  const areTimed = reported.every(
    ({ sentAt }, place) => Math.abs(Date.parse(sentAt) - (times[place] ?? 0)) <= idTimeOffMsMax,
  )
  if (times.length === 0 || !areTimed) return null
  return { fromMs: Math.min(...times) - idTimeOffMsMax, beforeMs: Math.max(...times) + idTimeOffMsMax + 1 }
}

/** Where these trades are stored. */
export function spanOfSending(stored: readonly Pick<Trade, 'sentAt'>[]): Span {
  const times = stored.map(({ sentAt }) => Date.parse(sentAt))
  return { fromMs: Math.min(...times), beforeMs: Math.max(...times) + 1 }
}

/** Trades under a lease belong to its day. */
export function spanOfLeases(leases: readonly { day: string }[]): Span {
  const starts = leases.map(({ day }) => Date.parse(`${day}T00:00:00Z`))
  return { fromMs: Math.min(...starts), beforeMs: Math.max(...starts) + dayMs }
}
