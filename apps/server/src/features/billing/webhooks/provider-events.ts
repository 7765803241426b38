import type { ProviderEventsPage, ProviderEventsQuery, ProviderEventView } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import { providerId, readCursor, writeCursor } from '#server/features/cursor.ts'
import type { RefusalCount } from './create-refusal-count.ts'
import { type ProviderEventRow, reopenEvent, selectEvents } from '../queries/events.ts'

const pageSize = 50

/**
 * The provider's events, newest first; for administrators. Errors: invalid_input for a cursor that belongs to nobody.
 */
export async function listProviderEvents(
  ctx: Ctx & { refusedEvents: RefusalCount },
  query: ProviderEventsQuery,
): Promise<ProviderEventsPage> {
  requireAdmin(ctx)
  await recordReading(ctx, { what: 'provider-events', of: query.about ?? 'all' })
  const count = query.limit ?? pageSize
  const { state = null, type = null, about = null } = query
  const rows = await selectEvents(ctx.db, {
    state,
    type,
    about,
    after: readCursor(query.cursor, providerId),
    count: count + 1,
  })
  const shown = rows.slice(0, count)
  const last = shown.at(-1)
  const nextCursor =
    rows.length > count && last !== undefined ? writeCursor({ at: last.receivedAt, id: last.id }) : null
  return { items: shown.map(viewOf), nextCursor, refused: ctx.refusedEvents.lastHour() }
}

/**
 * Makes an event due once more and lets the job look at once. What it names is read from the provider again, so a
 * repeated one changes nothing. Errors: not_found.
 */
export async function replayProviderEvent(ctx: Ctx, wake: () => void, id: string): Promise<ProviderEventView> {
  requireAdmin(ctx)
  const row = await ctx.db.transaction(async (tx) => {
    const reopened = await reopenEvent(tx, id, ctx.now())
    if (reopened === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'provider-event.replay', subjectId: id, detail: { type: reopened.type } })
    return reopened
  })
  wake()
  return viewOf(row)
}

function viewOf(row: ProviderEventRow): ProviderEventView {
  const { createdAt, receivedAt, handledAt, nextAttemptAt, ...rest } = row
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt.toISOString(),
  }
}
