import { brand } from '@stratomate/brand'
import { errorCatalogue, notificationKindNames } from '@stratomate/contracts'
import { type ChatCommand, commandList } from '@stratomate/domain/notifications/chat-answers'
import { hashSecret } from '../accounts/devices/device-codes.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { TelegramBot, TelegramUpdate } from './ports.ts'
import { answerCommand } from './answer-command.ts'
import { deleteLink, selectLinkOfChat, selectOwnerOfChat, takeCode, upsertLink } from './queries-telegram.ts'

const answers = {
  linked: `This chat is connected with your ${brand.name} account. Under Preferences in your account you choose what comes here. You can send:\n${commandList}`,
  already: `This chat is connected already.`,
  unknown: `This link does not work any more. Get a new one under Preferences in your ${brand.name} account.`,
  stopped: 'Nothing more comes here.',
  other: `This bot sends what you have chosen under Preferences in your ${brand.name} account. You can send:\n${commandList}`,
  stranger: `This chat is not connected with an account. Connect it under Preferences in your ${brand.name} account.`,
  suspended: errorCatalogue.account_suspended.message,
} as const

/** Does what people have asked the bot for. After a restart an update may come twice, and then changes nothing. */
export async function receiveUpdates(ctx: Ctx, bot: TelegramBot, updates: readonly TelegramUpdate[]): Promise<void> {
  for (const update of updates) {
    const answer = await receive(ctx, update)
    if (answer === null) continue
    const delivery = await bot.send(update.chatId, answer)
    if (delivery.kind !== 'sent') ctx.log.warn({ delivery: delivery.kind }, 'answer of the bot not sent')
  }
}

async function receive(ctx: Ctx, { chatId, name, what }: TelegramUpdate): Promise<string | null> {
  if (what.kind === 'other') return null
  if (what.kind === 'blocked') {
    await unlinkChat(ctx, chatId)
    return null
  }
  const [command = '', code] = what.text.trim().split(/\s+/u, 2)
  switch (command) {
    case '/stop':
      await unlinkChat(ctx, chatId)
      return answers.stopped
    case '/start':
      return answers[code === undefined ? 'other' : await link(ctx, { chatId, name, code })]
    case '/status':
    case '/today':
    case '/pause':
      return obey(ctx, chatId, command)
    default:
      return answers.other
  }
}

/** Does a command for the account that the chat is connected with. */
async function obey(ctx: Ctx, chatId: string, command: Exclude<ChatCommand, '/stop'>): Promise<string> {
  const owner = await selectOwnerOfChat(ctx.db, chatId)
  if (owner === null) return answers.stranger
  if (owner.suspendedAt !== null) return answers.suspended
  return answerCommand({ ...ctx, actor: { kind: 'chat', userId: owner.userId } }, command)
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

/** Unlinks people who have stopped or blocked the bot. */
export async function unlinkChat(ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'newId'>, chatId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await selectLinkOfChat(tx, chatId)
    if (known === null) return
    await deleteLink(tx, known.userId)
    await recordAudit(tx, ctx, { action: 'account.unlink-telegram', subjectId: known.userId })
  })
}
