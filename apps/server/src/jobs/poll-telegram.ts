import type { Ctx } from '#server/features/context.ts'
import type { TelegramBot } from '#server/features/notifications/ports.ts'
import { receiveUpdates } from '#server/features/notifications/receive-updates.ts'
import { repeat } from './repeat.ts'

type Polling = { bot: TelegramBot; ctxOf: () => Ctx; everyMs: number }

/**
 * Waits for what people write to the bot, again and again. Telegram forgets an update when the next one is asked for, so
 * what a stopped run has not done comes again. The answer ends a wait at once.
 */
export function pollTelegram({ bot, ctxOf, everyMs }: Polling): () => Promise<void> {
  const ending = new AbortController()
  let lastId = -1
  const work = async () => {
    const ctx = ctxOf()
    try {
      const updates = await bot.poll(lastId, ending.signal)
      await receiveUpdates(ctx, bot, updates)
      lastId = Math.max(lastId, ...updates.map(({ id }) => id))
    } catch (error) {
      if (!ending.signal.aborted) ctx.log.warn({ err: error }, 'telegram not read')
    }
  }
  const stop = repeat({ name: 'poll-telegram', everyMs, work }, ctxOf().log)
  return () => {
    ending.abort()
    return stop()
  }
}
