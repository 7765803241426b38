import { newClaim } from '../claim.ts'
import type { Ctx } from '../context.ts'
import type { TelegramBot } from './ports.ts'
import {
  claimDueMessages,
  deleteMessage,
  failMessage,
  postponeAll,
  postponeMessage,
  type TelegramMessage,
} from './queries-telegram.ts'
import { unlinkChat } from './receive-updates.ts'

const batchSize = 20
const attemptsMax = 8

/**
 * Sends what is due. A temporary failure is tried again after 1, 2, 4 … minutes; all messages wait when Telegram says
 * so.
 */
export async function deliverTelegram(ctx: Ctx, bot: TelegramBot): Promise<void> {
  const claim = newClaim(ctx.now(), batchSize)
  for (const message of await claimDueMessages(ctx.db, claim)) {
    if (ctx.now() >= claim.until) return
    if ((await deliver(ctx, bot, message)) === 'wait') return
  }
}

async function deliver(ctx: Ctx, bot: TelegramBot, message: TelegramMessage): Promise<'go on' | 'wait'> {
  const delivery = await bot.send(message.chatId, message.text)
  switch (delivery.kind) {
    case 'sent':
      await deleteMessage(ctx.db, message.id)
      return 'go on'
    case 'gone':
      await unlinkChat(ctx, message.chatId)
      return 'go on'
    case 'slow-down':
      await postponeAll(ctx.db, new Date(ctx.now().getTime() + delivery.afterS * 1_000), message.nextAttemptAt)
      return 'wait'
    case 'refused':
      ctx.log.error({ reason: delivery.reason }, 'message of the bot refused')
      await giveUp(ctx, message, delivery.reason)
      return 'go on'
    case 'retry':
      await tryLater(ctx, message, delivery.reason)
      return 'go on'
    default:
      return delivery satisfies never
  }
}

async function tryLater(ctx: Ctx, message: TelegramMessage, reason: string): Promise<void> {
  const { id, attempts } = message
  ctx.log.warn({ reason, attempts }, 'message of the bot not sent')
  if (attempts + 1 >= attemptsMax) await giveUp(ctx, message, reason)
  else {
    const at = new Date(ctx.now().getTime() + 2 ** attempts * 60_000)
    await postponeMessage(ctx.db, id, { attempts: attempts + 1, at, reason })
  }
}

function giveUp(ctx: Ctx, { id, attempts }: TelegramMessage, reason: string): Promise<void> {
  return failMessage(ctx.db, id, { attempts: attempts + 1, at: ctx.now(), reason })
}
