import { mailSettingsAtFirst, type MailSettings } from '@stratomate/contracts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import { selectMailSettings, upsertMailSettings } from './queries.ts'
import { readUnsubscribe, type Unsubscribe } from './unsubscribe-link.ts'

/** Which mails the signed-in person wants. */
export async function readMailSettings(ctx: Ctx): Promise<MailSettings> {
  const { userId } = requireMember(ctx)
  return (await selectMailSettings(ctx.db, userId)) ?? mailSettingsAtFirst
}

export async function changeMailSettings(
  ctx: Ctx,
  change: { [Topic in keyof MailSettings]?: boolean | undefined },
): Promise<MailSettings> {
  const { userId } = requireMember(ctx)
  return ctx.db.transaction(async (tx) => {
    const settings = await upsertMailSettings(tx, userId, change)
    await recordAudit(tx, ctx, { action: 'account.change-mails', subjectId: userId, detail: { ...settings } })
    return settings
  })
}

/** Switches a kind of mail off by the link in one of them; it may be repeated. Null for a link that is not ours. */
export async function unsubscribe(ctx: Ctx, secret: string, token: string): Promise<Unsubscribe | null> {
  const asked = readUnsubscribe(secret, token)
  if (asked === null || !/^[0-9a-f-]{36}$/u.test(asked.userId)) return null
  const { userId, topic } = asked
  await ctx.db.transaction(async (tx) => {
    await upsertMailSettings(tx, userId, { [topic]: false })
    await recordAudit(tx, ctx, { action: 'account.unsubscribe', subjectId: userId, detail: { topic } })
  })
  return asked
}
