import { brand } from '@stratomate/brand'
import { notificationKindNames } from '@stratomate/contracts'
import { hashSecret } from '../accounts/devices/device-codes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { TelegramBot, TelegramUpdate } from './ports.ts'
import { deleteLink, selectLinkOfChat, takeCode, upsertLink } from './queries-telegram.ts'

const answers = {
  linked: `This chat is connected with your ${brand.name} account. Under Preferences in your account you choose what comes here. Send /stop to end it.`,
  already: `This chat is connected already.`,
  unknown: `This link does not work any more. Get a new one under Preferences in your ${brand.name} account.`,
  stopped: 'Nothing more comes here.',
  other: `This bot sends what you have chosen under Preferences in your ${brand.name} account, and reads nothing. Send /stop to end it.`,
} as const

/** Does what people have asked the bot for; each update may come twice, after a restart, and then changes nothing. */
export async function receiveUpdates(ctx: Ctx, bot: TelegramBot, updates: readonly TelegramUpdate[]): Promise<void> {
  for (const update of updates) {
    const answer = await receive(ctx, update)
    if (answer === null) continue
    const delivery = await bot.send(update.chatId, answers[answer])
    if (delivery.kind !== 'sent') ctx.log.warn({ delivery: delivery.kind }, 'answer of the bot not sent')
  }
}

async function receive(ctx: Ctx, { chatId, name, what }: TelegramUpdate): Promise<keyof typeof answers | null> {
  if (what.kind === 'other') return null
  if (what.kind === 'blocked') {
    await unlinkChat(ctx, chatId)
    return null
  }
  const [command, code] = what.text.trim().split(/\s+/u, 2)
  if (command === '/stop') {
    await unlinkChat(ctx, chatId)
    return 'stopped'
  }
  if (command !== '/start') return 'other'
  return code === undefined ? 'other' : link(ctx, { chatId, name, code })
}

type Start = { chatId: string; name: string; code: string }

async function link(ctx: Ctx, { chatId, name, code }: Start): Promise<'linked' | 'already' | 'unknown'> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const taken = await takeCode(tx, hashSecret(code.slice(0, 100)))
    if (taken === null || taken.expiresAt <= now)
      return (await selectLinkOfChat(tx, chatId)) === null ? 'unknown' : 'already'
    await upsertLink(tx, { userId: taken.userId, chatId, name, kinds: [...notificationKindNames], linkedAt: now })
    await recordAudit(tx, ctx, { action: 'account.link-telegram', subjectId: taken.userId })
    return 'linked'
  })
}

/** Unlinks whoever has stopped or blocked the bot. */
export async function unlinkChat(ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'newId'>, chatId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await selectLinkOfChat(tx, chatId)
    if (known === null) return
    await deleteLink(tx, known.userId)
    await recordAudit(tx, ctx, { action: 'account.unlink-telegram', subjectId: known.userId })
  })
}
