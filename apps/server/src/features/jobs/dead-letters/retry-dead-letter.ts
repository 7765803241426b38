import type { DeadLetterRetry } from '@stratomate/contracts/admin/dead-letters'
import { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import { reviveFailed } from './queries.ts'

type Wakes = { events: () => void; job: (name: string) => void }

/** Mails, bot messages and deliveries have ids of ours; the database would refuse any other text. */
const ownId = z.uuid()

/** Makes failed work due at once, with all its tries; for administrators. Errors: not_found. */
export async function retryDeadLetter(ctx: Ctx, wakes: Wakes, { kind, id }: DeadLetterRetry): Promise<void> {
  requireAdmin(ctx)
  const isOwn = kind === 'mail' || kind === 'telegram' || kind === 'webhook'
  if (isOwn && !ownId.safeParse(id).success) throw new AppError('not_found')
  await ctx.db.transaction(async (tx) => {
    if (!(await reviveFailed[kind](tx, { id, now: ctx.now() }))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'dead-letter.retry', subjectId: id, detail: { kind } })
  })
  if (kind === 'payment_event') wakes.events()
  if (kind === 'job') wakes.job(id)
}
