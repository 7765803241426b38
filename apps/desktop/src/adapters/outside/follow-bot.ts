import { errorText } from '@stratomate/std/errors'
import { secondMs } from '@stratomate/std/time'
import { z } from 'zod'

export type ChannelPost = { readonly id: string; readonly text: string; readonly sentAtMs: number }
export type BotState = { kind: 'asking' } | { kind: 'read' } | { kind: 'failed'; reason: string }

export type FollowBotDependencies = {
  /** The address of the Bot API, without a slash at its end. */
  botApi: string
  token: string
  stop: AbortSignal
  take: (post: ChannelPost) => void
  /** Whether the bot is read now, or why not. */
  changed: (state: BotState) => void
}

/** How long Telegram holds a question back while there are no updates. */
const holdS = 25
const answerMsMax = 40_000
const [retryMsMin, retryMsMax] = [1_000, 60_000]
const bytesMax = 1_000_000

const Message = z.object({
  message_id: z.int(),
  date: z.int(),
  chat: z.object({ id: z.int() }),
  text: z.string().optional(),
  caption: z.string().optional(),
})
/** Edited posts are not asked for: a signal that changes afterwards is not a signal. */
const Update = z.object({ update_id: z.int(), channel_post: Message.optional(), message: Message.optional() })
const Answer = z.object({
  ok: z.boolean(),
  result: z.array(Update).optional(),
  parameters: z.object({ retry_after: z.int().min(1).max(3_600).optional() }).optional(),
})

/** Asks a Telegram bot for the posts of its channels until `stop`, one long poll after the other. Never rejects. */
export async function followBot(dependencies: FollowBotDependencies): Promise<void> {
  const { stop, take, changed } = dependencies
  let offset = 0
  let retryMs = retryMsMin
  changed({ kind: 'asking' })
  while (!stop.aborted) {
    const answer = await ask(dependencies, offset)
    if (stop.aborted) return
    if (answer.kind === 'posts') {
      changed({ kind: 'read' })
      offset = answer.offset ?? offset
      retryMs = retryMsMin
      for (const post of answer.posts) take(post)
      continue
    }
    changed({ kind: 'failed', reason: answer.reason })
    if (answer.isFinal) return
    await pause(answer.waitMs ?? retryMs, stop)
    retryMs = Math.min(retryMsMax, retryMs * 2)
  }
}

type Asked =
  | { kind: 'posts'; posts: ChannelPost[]; offset: number | null }
  | { kind: 'failed'; reason: string; isFinal: boolean; waitMs?: number }

async function ask({ botApi, token, stop }: FollowBotDependencies, offset: number): Promise<Asked> {
  const query = new URLSearchParams({
    timeout: String(holdS),
    offset: String(offset),
    allowed_updates: '["channel_post","message"]',
  })
  try {
    const response = await fetch(`${botApi}/bot${token}/getUpdates?${query.toString()}`, {
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answerMsMax)]),
    })
    const text = await response.text()
    if (response.status === 401 || response.status === 404) return failed('Telegram does not know this token.', 'final')
    if (response.status === 409) return failed('Another program reads this bot. A bot has one reader.')
    const answer = text.length > bytesMax ? null : Answer.safeParse(readBody(text))
    const retryS = answer?.data?.parameters?.retry_after
    if (retryS !== undefined) return { ...failed('Telegram asks to wait.'), waitMs: retryS * secondMs }
    if (answer?.data?.result === undefined || !answer.data.ok)
      return failed('Telegram gave an answer that is not known.')
    return postsOf(answer.data.result)
  } catch (error) {
    // The address contains the token, so the reason of a failed call is reported without it.
    return failed(`Telegram cannot be reached: ${errorText(error).replaceAll(token, '…')}.`)
  }
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    stop.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function postsOf(updates: readonly z.infer<typeof Update>[]): Asked {
  const posts: ChannelPost[] = []
  for (const { channel_post: ofChannel, message } of updates) {
    const post = ofChannel ?? message
    const text = post?.text ?? post?.caption
    if (post === undefined || text === undefined) continue
    posts.push({ id: `${post.chat.id} ${post.message_id}`, text, sentAtMs: post.date * secondMs })
  }
  const last = updates.at(-1)
  return { kind: 'posts', posts, offset: last === undefined ? null : last.update_id + 1 }
}

function failed(reason: string, end: 'final' | 'again' = 'again'): Asked & { kind: 'failed' } {
  return { kind: 'failed', reason, isFinal: end === 'final' }
}
