import { z } from 'zod'
import type { TelegramBot, TelegramDelivery, TelegramUpdate } from '#server/features/notifications/ports.ts'

const pollS = 25
const timeoutMs = 10_000
const updatesMax = 50
/** A longer wait than this is cut to it, and then asked for again. */
const waitMaxS = 3_600

const Answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.int().positive().optional() }).optional(),
})
type Answer = z.infer<typeof Answer> & { status: number }

const Me = z.object({ username: z.string().regex(/^\w{3,64}$/u) })
const Chat = z.object({ id: z.int(), type: z.string() })
const From = z.object({ username: z.string().optional(), first_name: z.string().optional() }).optional()
const Update = z.object({
  update_id: z.int(),
  message: z.object({ chat: Chat, from: From, text: z.string().optional() }).optional(),
  my_chat_member: z.object({ chat: Chat, from: From, new_chat_member: z.object({ status: z.string() }) }).optional(),
})
type Update = z.infer<typeof Update>

/** Where bots of Telegram are served. */
export const telegramOrigin = 'https://api.telegram.org'

/** The Bot API of Telegram at an origin. The token is part of addresses, so no address is ever logged. */
export function createTelegramBot({ token, origin }: { token: string; origin: string }): TelegramBot {
  let name: string | null = null
  const call = async (method: string, body: object, signal: AbortSignal): Promise<Answer> => {
    const response = await fetch(`${origin}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    })
    return { ...Answer.parse(await response.json()), status: response.status }
  }
  return {
    name: () => name,
    testAddress: origin === telegramOrigin ? null : origin,
    send: async (chatId, text) => {
      try {
        const body = { chat_id: chatId, text: text.slice(0, 4_000), link_preview_options: { is_disabled: true } }
        return deliveryOf(await call('sendMessage', body, AbortSignal.timeout(timeoutMs)))
      } catch (error) {
        return { kind: 'retry', reason: error instanceof Error ? error.name : 'unknown' }
      }
    },
    poll: async (after, signal) => {
      if (name === null) {
        const me = await call('getMe', {}, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
        if (!me.ok) throw new Error(`Telegram refuses the bot: ${me.description ?? me.status}`)
        name = Me.parse(me.result).username
      }
      const body = {
        offset: after + 1,
        timeout: pollS,
        limit: updatesMax,
        allowed_updates: ['message', 'my_chat_member'],
      }
      const patience = AbortSignal.timeout(pollS * 1_000 + timeoutMs)
      const answer = await call('getUpdates', body, AbortSignal.any([signal, patience]))
      if (!answer.ok) throw new Error(`Telegram tells nothing: ${answer.description ?? answer.status}`)
      return z.array(z.unknown()).parse(answer.result).flatMap(readUpdate)
    },
  }
}

function deliveryOf({ ok, status, description = '', parameters }: Answer): TelegramDelivery {
  if (ok) return { kind: 'sent' }
  if (status === 403 || /chat not found|user is deactivated/iu.test(description)) return { kind: 'gone' }
  if (status === 429) return { kind: 'slow-down', afterS: Math.min(parameters?.retry_after ?? 30, waitMaxS) }
  if (status === 400) return { kind: 'refused', reason: description }
  return { kind: 'retry', reason: `${status} ${description}` }
}

/** An update that cannot be read is skipped, as long as it has a number. */
function readUpdate(raw: unknown): TelegramUpdate[] {
  const read = Update.safeParse(raw)
  if (read.success) return [updateOf(read.data)]
  const numbered = z.object({ update_id: z.int() }).safeParse(raw)
  return numbered.success ? [{ id: numbered.data.update_id, chatId: '', name: '', what: { kind: 'other' } }] : []
}

function updateOf({ update_id: id, message, my_chat_member: membership }: Update): TelegramUpdate {
  const { chat, from } = message ?? membership ?? { chat: null, from: undefined }
  const common = { id, chatId: String(chat?.id ?? ''), name: nameOf(from) }
  // A group has many readers, but notifications are for one person.
  if (chat?.type !== 'private') return { ...common, what: { kind: 'other' } }
  if (message?.text !== undefined) return { ...common, what: { kind: 'text', text: message.text } }
  if (membership?.new_chat_member.status === 'kicked') return { ...common, what: { kind: 'blocked' } }
  return { ...common, what: { kind: 'other' } }
}

function nameOf(from: z.infer<typeof From>): string {
  const { username, first_name: firstName } = from ?? {}
  const shown = username === undefined ? (firstName ?? 'Telegram') : `@${username}`
  return shown.replaceAll(/[\p{Cc}]/gu, ' ').slice(0, 80)
}
