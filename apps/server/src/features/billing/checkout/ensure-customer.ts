import { createHash } from 'node:crypto'
import type { Ctx, Member } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { insertCustomer, selectCustomerId, selectVisitorCustomer } from '../queries.ts'

/** The account's customer at the provider, made when there is none. */
export async function ensureCustomer(ctx: Ctx, payments: Payments, member: Member): Promise<string> {
  const { userId, email } = member
  const known = await selectCustomerId(ctx.db, userId)
  if (known !== null) return known
  const customerId = await payments.createCustomer({ userId, email, name: email, idempotencyKey: `customer:${userId}` })
  await insertCustomer(ctx.db, { userId, customerId, createdAt: ctx.now() })
  return (await selectCustomerId(ctx.db, userId)) ?? customerId
}

type VisitorCustomer = { visitorHash: string; email: string; name: string }

/** The customer of a visitor without an account, made when there is none: one for each browser and email. */
export async function ensureVisitorCustomer(ctx: Ctx, payments: Payments, visitor: VisitorCustomer): Promise<string> {
  const { visitorHash, email, name } = visitor
  const known = await selectVisitorCustomer(ctx.db, visitor)
  if (known !== null) return known.customerId
  const digest = createHash('sha256').update(`${visitorHash}\n${email}\n${name}`).digest('base64url')
  const idempotencyKey = `visitor:${digest}`
  const customerId = await payments.createCustomer({ userId: null, email, name, idempotencyKey })
  await insertCustomer(ctx.db, { customerId, email, visitorHash, createdAt: ctx.now() })
  return (await selectVisitorCustomer(ctx.db, visitor))?.customerId ?? customerId
}
