import {
  type DigestRhythm,
  notificationKindNames,
  type NotificationSettings,
  type NotificationSettingsInput,
  type TelegramInvitation,
} from '@stratomate/contracts'
import { digestPeriod } from '@stratomate/domain'
import { hashSecret, makeSecret } from '../accounts/devices/device-codes.ts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import { changeMailSettings, readMailSettings } from '../mail/mail-settings.ts'
import type { TelegramBot } from './ports.ts'
import { selectDigest, upsertDigest } from './queries-digest.ts'
import { deleteLink, selectLink, updateLinkKinds, upsertCode } from './queries-telegram.ts'

const invitationMs = 10 * 60_000

/** Where the notifications of the signed-in person go. Errors: signed_out. */
export async function readNotificationSettings(ctx: Ctx, bot: TelegramBot | null): Promise<NotificationSettings> {
  const { userId } = requireMember(ctx)
  const { digest } = await readMailSettings(ctx)
  const rhythm = (await selectDigest(ctx.db, userId))?.rhythm === 'weekly' ? 'weekly' : 'daily'
  return { digest: digest ? rhythm : 'off', telegram: await telegramOf(ctx, { userId, bot }) }
}

/** Changes the named settings. Errors: signed_out. */
export async function changeNotificationSettings(
  ctx: Ctx,
  bot: TelegramBot | null,
  { digest, telegramKinds }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { userId } = requireMember(ctx)
  if (digest !== undefined) await changeDigest(ctx, userId, digest)
  if (telegramKinds !== undefined) await updateLinkKinds(ctx.db, userId, [...new Set(telegramKinds)])
  return readNotificationSettings(ctx, bot)
}

/** The first digest comes with the next period, not at once. */
async function changeDigest(ctx: Ctx, userId: string, rhythm: DigestRhythm): Promise<void> {
  if (rhythm !== 'off') {
    await upsertDigest(ctx.db, { userId, rhythm, lastPeriod: digestPeriod(rhythm, ctx.now()) })
  }
  await changeMailSettings(ctx, { digest: rhythm !== 'off' })
}

/**
 * The address that connects Telegram with the account, once and for ten minutes; an earlier one ends. Errors:
 * signed_out, not_found where there is no bot.
 */
export async function inviteTelegram(ctx: Ctx, bot: TelegramBot | null): Promise<TelegramInvitation> {
  const { userId } = requireMember(ctx)
  const name = bot?.name() ?? null
  if (name === null) throw new AppError('not_found')
  const code = makeSecret()
  const expiresAt = new Date(ctx.now().getTime() + invitationMs)
  await upsertCode(ctx.db, { codeHash: hashSecret(code), userId, expiresAt })
  return { url: `https://t.me/${name}?start=${code}`, expiresAt: expiresAt.toISOString() }
}

/** Disconnects Telegram; it may be repeated. Errors: signed_out. */
export async function unlinkTelegram(ctx: Ctx, bot: TelegramBot | null): Promise<NotificationSettings> {
  const { userId } = requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    if ((await selectLink(tx, userId)) === null) return
    await deleteLink(tx, userId)
    await recordAudit(tx, ctx, { action: 'account.unlink-telegram', subjectId: userId })
  })
  return readNotificationSettings(ctx, bot)
}

async function telegramOf(
  ctx: Ctx,
  { userId, bot }: { userId: string; bot: TelegramBot | null },
): Promise<NotificationSettings['telegram']> {
  const name = bot?.name() ?? null
  if (name === null) return null
  const link = await selectLink(ctx.db, userId)
  const of = { bot: name, testAddress: bot?.testAddress ?? null }
  if (link === null) return { ...of, linked: null, kinds: [...notificationKindNames] }
  return { ...of, linked: { name: link.name, since: link.linkedAt.toISOString() }, kinds: link.kinds }
}
