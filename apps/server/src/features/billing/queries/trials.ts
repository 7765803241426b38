import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { outboxMails, paymentCustomers, subscriptions, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

type EndingTrial = {
  to: string
  userId: string | null
  endsAt: Date
  cancelsAt: Date | null
  providerId: string
  tier: string
}

/** Trials that end between two instants and whose owners were not notified yet, the first to end first. */
export async function selectEndingTrials(
  db: Db,
  ends: { after: Date; before: Date },
  count: number,
): Promise<EndingTrial[]> {
  const { providerId, tier, trialEndsAt, cancelsAt, status } = subscriptions
  const rows = await db
    .select({
      to: sql<string>`coalesce(${users.email}, ${paymentCustomers.email})`,
      userId: users.id,
      endsAt: trialEndsAt,
      cancelsAt,
      providerId,
      tier,
    })
    .from(subscriptions)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customerId, subscriptions.customerId))
    .leftJoin(users, eq(users.id, paymentCustomers.userId))
    .leftJoin(outboxMails, eq(outboxMails.dedupeKey, sql`'trial-ends:' || ${providerId}`))
    .where(and(eq(status, 'trial'), gt(trialEndsAt, ends.after), lte(trialEndsAt, ends.before), isNull(outboxMails.id)))
    .orderBy(asc(trialEndsAt))
    .limit(count)
  return rows.flatMap(({ endsAt, ...row }) => (endsAt === null ? [] : [{ ...row, endsAt }]))
}
