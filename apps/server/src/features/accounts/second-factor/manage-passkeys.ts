import { type PasskeyResponse, passkeysMax, type PasskeyView } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { passkeyAddedMail, passkeyRemovedMail } from '../mails.ts'
import type { Identity, PasskeyQuestion } from '../ports.ts'
import {
  deletePasskey,
  markSessionProved,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
  updatePasskeyName,
} from '../queries/passkeys.ts'
import { requireOwnFactors } from './own-factors.ts'

type PasskeyDependencies = { identity: Identity }

/** The signed-in person's passkeys, the newest first. */
export async function listPasskeys(ctx: Ctx): Promise<PasskeyView[]> {
  const { userId } = requireMember(ctx)
  return (await selectPasskeys(ctx.db, userId)).map(viewOf)
}

/**
 * The options with which the browser makes a passkey. Errors: sign_in_again, second_factor_needed, conflict when there
 * are too many.
 */
export async function beginPasskey(
  ctx: Ctx,
  { identity }: PasskeyDependencies,
  headers: Headers,
): Promise<PasskeyQuestion> {
  const { userId } = await requireOwnFactors(ctx)
  await refuseTooMany(ctx, userId)
  return identity.askForNewPasskey(headers)
}

/** Stores the passkey that the browser made and mails the owner. Errors: those of `beginPasskey`, passkey_refused. */
export async function addPasskey(
  ctx: Ctx,
  dependencies: PasskeyDependencies,
  input: { name: string; response: PasskeyResponse; headers: Headers },
): Promise<PasskeyView> {
  const { userId, email, sessionId } = await requireOwnFactors(ctx)
  await refuseTooMany(ctx, userId)
  const id = await dependencies.identity.addPasskey(input)
  return ctx.db.transaction(async (tx) => {
    // Making a passkey verifies the person too.
    await markSessionProved(tx, sessionId, ctx.now())
    await recordAudit(tx, ctx, { action: 'passkey.add', subjectId: id, detail: { name: input.name } })
    await ctx.mail.queue(tx, passkeyAddedMail({ to: email, id, name: input.name }))
    const row = await selectPasskey(tx, id)
    if (row === null || row.userId !== userId) throw new AppError('conflict')
    return viewOf(row)
  })
}

/** Errors: not_found for a passkey of somebody else or of nobody. */
export async function renamePasskey(ctx: Ctx, input: { id: string; name: string }): Promise<PasskeyView> {
  const { userId } = requireMember(ctx)
  const row = await updatePasskeyName(ctx.db, { id: input.id, userId }, input.name)
  if (row === null) throw new AppError('not_found')
  return viewOf(row)
}

/**
 * Nobody can sign in with it any more; sessions that it has opened continue. A mail tells the owner. Errors:
 * sign_in_again, not_found.
 */
export async function removePasskey(ctx: Ctx, id: string): Promise<void> {
  const { userId, email } = await requireOwnFactors(ctx)
  await ctx.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, { id, userId })
    if (removed === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'passkey.remove', subjectId: id })
    await ctx.mail.queue(tx, passkeyRemovedMail({ to: email, id, name: removed.name ?? 'Passkey' }))
  })
}

async function refuseTooMany(ctx: Ctx, userId: string): Promise<void> {
  if ((await selectPasskeys(ctx.db, userId)).length < passkeysMax) return
  throw new AppError('conflict', { message: `An account keeps ${passkeysMax} passkeys at most. Remove one first.` })
}

function viewOf({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return {
    id,
    name: name ?? 'Passkey',
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
