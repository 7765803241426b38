import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { findOwnerEmail } from '#server/features/trading/engines/notify-engine-owner.ts'
import { newsOf } from '#server/features/notifications/news-of.ts'
import { type ProofRow, proofKeyOf } from './queries/proofs.ts'

/** Notifies the owner of a chart whose results weaken or break: by the bell, Telegram and mail, as they have chosen. */
export async function notifyProof(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  row: ProofRow,
): Promise<void> {
  const { userId, symbol, timeframeS, indicatorId, state, won, lost, stopsWhenBroken } = row
  if (state !== 'weakening' && state !== 'broken') return
  const facts = {
    kind: 'proof',
    chart: JSON.stringify([symbol, timeframeS, indicatorId]),
    state,
    isStopped: state === 'broken' && stopsWhenBroken ? 'yes' : 'no',
  } as const
  // The count of trades is part of the cause: a chart that recovers and weakens again is reported again.
  const cause = `proof:${proofKeyOf(row)}:${state}:${won + lost}`
  if (!(await notify(tx, ctx, { userId, cause, ...facts }))) return
  const to = await findOwnerEmail(tx, userId)
  if (to === null) return
  await ctx.mail.queue(tx, {
    dedupeKey: `${userId}:${cause}`,
    to,
    topic: 'engine',
    ...newsOf(facts),
  })
}
