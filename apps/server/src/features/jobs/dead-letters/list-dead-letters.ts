import { type DeadLetter, deadLetterKinds, type DeadLettersQuery } from '@stratomate/contracts/admin/dead-letters'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import { selectFailed } from './queries.ts'

/** Work that has failed, newest first, without texts; for administrators. */
export async function listDeadLetters(ctx: Ctx, { kind }: DeadLettersQuery): Promise<DeadLetter[]> {
  requireAdmin(ctx)
  await recordReading(ctx, { what: 'dead-letters', of: kind ?? 'all' })
  const kinds = kind === undefined ? deadLetterKinds : [kind]
  const found = await Promise.all(kinds.map((one) => selectFailed[one](ctx.db)))
  return found
    .flat()
    .toSorted((one, other) => other.since.getTime() - one.since.getTime())
    .map((letter) => ({ ...letter, since: letter.since.toISOString() }))
}
