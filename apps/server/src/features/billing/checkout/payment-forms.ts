import { createHash } from 'node:crypto'
import { hourMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Buyer } from './buyer.ts'
import { answerForm, countForms, hasForm, insertForm, lockCount } from '../queries/forms.ts'

/** Payments that an account or a browser may begin within an hour; continuing one that is open is not counted. */
export const buyerFormsMax = 20
/** Payments that all signed-out browsers of a network may begin within an hour: offices share an address. */
export const networkFormsMax = 100

type NewForm = {
  /** The idempotency key of the call that makes the payment: the same purchase counts once, however often it is begun. */
  key: string
  buyer: Buyer
  description: string
  customerId?: string
  licenceId?: string
}

/**
 * Counts a payment before the provider is asked to make it, in the database, so that a restart and a second process
 * forget nothing. Errors: rate_limited with the time until the oldest of the hour no longer counts.
 */
export async function reserveForm(ctx: Ctx, { key, buyer, ...about }: NewForm): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // Always the network first, so that two callers never wait for each other.
    if (buyer.addressHash !== null) await lockCount(tx, buyer.addressHash)
    await lockCount(tx, buyer.key)
    if (await hasForm(tx, key)) return
    const now = ctx.now()
    const since = new Date(now.getTime() - hourMs)
    const own = await countForms(tx, { buyer: buyer.key }, since)
    if (own.count >= buyerFormsMax) throw tooMany({ firstAt: own.firstAt, now, who: 'buyer' })
    if (buyer.addressHash !== null) {
      const shared = await countForms(tx, { addressHash: buyer.addressHash }, since)
      if (shared.count >= networkFormsMax) throw tooMany({ firstAt: shared.firstAt, now, who: 'network' })
    }
    await insertForm(tx, { key, buyer: buyer.key, addressHash: buyer.addressHash, ...about, createdAt: now })
  })
}

/** Remembers whose form a payment is: only they, and whoever holds its secret, may read what became of it. */
export async function keepForm(ctx: Ctx, form: NewForm & { clientSecret: string }): Promise<void> {
  const { key, buyer, clientSecret, ...about } = form
  const paymentId = paymentIdOf(clientSecret)
  const answer = { paymentId, secretHash: hashSecret(clientSecret).toString('base64url') }
  if (await answerForm(ctx.db, key, { ...answer, description: about.description })) return
  await insertForm(ctx.db, {
    key: `form:${paymentId}`,
    buyer: buyer.key,
    addressHash: buyer.addressHash,
    ...about,
    ...answer,
    createdAt: ctx.now(),
  })
}

/** The provider's secret of a payment or a saved card begins with its id. */
function paymentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function tooMany({ firstAt, now, who }: { firstAt: Date | null; now: Date; who: 'buyer' | 'network' }): AppError {
  const endsMs = (firstAt ?? now).getTime() + hourMs
  const retryAfterS = Math.max(1, Math.ceil((endsMs - now.getTime()) / 1_000))
  const minutes = Math.ceil(retryAfterS / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const message = {
    buyer: `You have begun ${buyerFormsMax} payments within an hour. Nothing was charged for this one. Try again in ${wait}.`,
    network: `Too many payments were begun from your network within an hour. Nothing was charged. Log in to continue, or try again in ${wait}.`,
  }[who]
  return new AppError('rate_limited', { message, retryAfterS })
}
