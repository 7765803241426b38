import { Trade } from '@stratomate/contracts'
import { tradeEventsOf } from '@stratomate/domain/webhooks/trade-events'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { queueWebhooks } from '#server/features/webhooks/queue-webhooks.ts'
import type { LockedLease, OwnedTrade } from '../queries/reports.ts'

type Stored = {
  written: readonly OwnedTrade[]
  /** The trades as they were. */
  before: ReadonlyMap<string, OwnedTrade>
  leases: ReadonlyMap<string, LockedLease>
}

/**
 * Stores what webhooks are to be sent of trades that were opened or settled: one statement for all, and none where no
 * account has a webhook, which is read with the leases.
 */
export async function queueTradeWebhooks(
  tx: Db,
  ctx: Pick<Ctx, 'now'>,
  { written, before, leases }: Stored,
): Promise<void> {
  const happenings = written
    .filter(({ leaseId }) => leases.get(leaseId)?.hasWebhooks === true)
    .flatMap((trade) => {
      const data = { trade: Trade.parse(trade) }
      const events = tradeEventsOf(before.get(trade.id)?.state ?? null, trade.state)
      return events.map((event) => ({ userId: trade.userId, event, data }))
    })
  await queueWebhooks(tx, ctx, happenings)
}
