import type { PushInput, PushSettings } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import type { PushSender } from './ports.ts'
import { deleteBrowser, deleteBrowsersBeyond, selectBrowsers, upsertBrowser } from './queries.ts'

/** The most browsers of one account; adding another one removes the oldest. */
const browsersMax = 10

/** The signed-in person's browsers that show notifications. Errors: signed_out. */
export async function readPush(ctx: Ctx, { publicKey }: Pick<PushSender, 'publicKey'>): Promise<PushSettings> {
  const { userId } = requireMember(ctx)
  return { publicKey, items: await selectBrowsers(ctx.db, userId) }
}

/**
 * Adds this browser until its session ends. Errors: signed_out, invalid_input for an address that is not public or a
 * key that is not valid.
 */
export async function addPush(ctx: Ctx, push: PushSender, input: PushInput): Promise<PushSettings> {
  const { userId, sessionId } = requireMember(ctx)
  if (!push.isTarget(input)) throw new AppError('invalid_input')
  const id = ctx.newId()
  await ctx.db.transaction(async (tx) => {
    await upsertBrowser(tx, { id, userId, sessionId, ...input, createdAt: ctx.now() })
    await deleteBrowsersBeyond(tx, userId, browsersMax)
    await recordAudit(tx, ctx, { action: 'push.add', subjectId: userId })
  })
  return readPush(ctx, push)
}

/** Errors: signed_out, not_found for one of somebody else or of nobody. */
export async function removePush(ctx: Ctx, push: Pick<PushSender, 'publicKey'>, id: string): Promise<PushSettings> {
  const { userId } = requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteBrowser(tx, { id, userId }))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'push.remove', subjectId: userId })
  })
  return readPush(ctx, push)
}
