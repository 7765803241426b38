import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import { claimByEmail } from './queries.ts'
import { announceOf } from './sync-and-announce.ts'

/**
 * Gives an account what was bought under its e-mail without being signed in. Call it only when this person has proved
 * the e-mail: by a code that was sent there, or by an account that was verified that way.
 */
export async function claimPurchases(
  ctx: Ctx,
  payments: Payments,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const claimed = await ctx.db.transaction(async (tx) => {
    const count = await claimByEmail(tx, { userId, email: email.toLowerCase() })
    if (count > 0) await recordAudit(tx, ctx, { action: 'purchase.claim', subjectId: userId, detail: { count } })
    return count
  })
  if (claimed > 0) await announceOf(ctx, payments, userId)
}
