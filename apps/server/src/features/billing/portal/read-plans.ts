import type { AdminAccount } from '@stratomate/contracts'
import { bestPurchase } from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import { selectPurchasesOf, type StoredPurchase } from '../queries.ts'
import { purchaseFacts } from './read-subscription.ts'

export type Plans = ReadonlyMap<string, AdminAccount['plan']>

/** The plan that each of several accounts sees as its own; null for one that has never had any. */
export async function readPlans({ db, now }: Pick<Ctx, 'db' | 'now'>, accountIds: readonly string[]): Promise<Plans> {
  const nowMs = now().getTime()
  const purchases = await selectPurchasesOf(db, accountIds)
  return new Map([...purchases].map(([id, bought]) => [id, planView(bestPurchase(bought, nowMs), nowMs)]))
}

function planView(purchase: StoredPurchase | null, nowMs: number): AdminAccount['plan'] {
  if (purchase === null) return null
  const { tier, plan, source, status } = purchaseFacts(purchase, nowMs)
  return { tier, plan, source, status }
}
