import { AppError } from '#server/features/app-error.ts'
import type { Actor } from '#server/features/context.ts'

/** The browser of a caller: keyed hashes of its cookie and of its network. */
export type Browser = { visitorHash: string; addressHash: string }

/** Who may resume a purchase and is counted for it: the account, else the browser with its network. */
export type Buyer = { key: string; addressHash: string | null }

export function buyerOf(actor: Actor, { visitorHash, addressHash }: Browser): Buyer {
  if (actor.kind === 'member') return { key: accountKey(actor.userId), addressHash: null }
  return { key: visitorKey(visitorHash), addressHash }
}

/** The account that the page shows as the buyer must still be signed in. Error: signed_out. */
export function requireShownBuyer(actor: Actor, accountId: string | undefined): void {
  if (accountId === undefined || (actor.kind === 'member' && actor.userId === accountId)) return
  throw new AppError('signed_out')
}

export function accountKey(userId: string): string {
  return `user:${userId}`
}

export function visitorKey(visitorHash: string): string {
  return `visitor:${visitorHash}`
}
