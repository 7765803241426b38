import type { Ctx } from '#server/features/context.ts'
import type { TelegramBot } from '#server/features/notifications/ports.ts'
import type { JobHolder } from '#server/features/jobs/create-job-holder.ts'
import { receiveUpdates } from '#server/features/notifications/receive-updates.ts'
import { repeat } from './repeat.ts'

type Polling = { bot: TelegramBot; ctxOf: () => Ctx; everyMs: number; holder: JobHolder }

/**
 * Waits for what people write to the bot, again and again. Telegram forgets an update when the next one is asked for, so
 * what a stopped run has not done comes again. Telegram lets one server ask. The answer ends a wait at once.
 */
export function pollTelegram({ bot, ctxOf, everyMs, holder }: Polling): () => Promise<void> {
  const ending = new AbortController()
  let lastId = -1
  const work = async (lost: AbortSignal) => {
    const ctx = ctxOf()
    const signal = AbortSignal.any([ending.signal, lost])
    try {
      const updates = await bot.poll(lastId, signal)
      await receiveUpdates(ctx, bot, updates)
      lastId = Math.max(lastId, ...updates.map(({ id }) => id))
    } catch (error) {
      if (!signal.aborted) ctx.log.warn({ err: error }, 'telegram not read')
    }
  }
  const name = 'poll-telegram'
  const stop = repeat({ name, everyMs, work: () => holder.run({ name, everyMs, work }) }, ctxOf().log)
  return () => {
    ending.abort()
    return stop()
  }
}
