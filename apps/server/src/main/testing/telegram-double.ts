import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { z } from 'zod'

const Send = z.object({ chat_id: z.string(), text: z.string() })
const Poll = z.object({ offset: z.int(), timeout: z.int() })

/** How the next message is answered instead of being accepted. */
type Refusal = 'blocked' | 'slow-down' | 'broken' | 'refused'

/** Telegram as far as a bot uses it: the calls of its Bot API over HTTP, with people who write and block. */
export type TelegramDouble = {
  origin: string
  token: string
  /** Messages that people have received. */
  received: { chatId: string; text: string }[]
  /** How many calls came in the name of another bot. */
  strangers: () => number
  /** How often updates were asked for twice at the same time, which Telegram answers with 409. */
  conflicts: () => number
  /** Somebody writes to the bot in a chat of their own. */
  write: (chatId: number, text: string) => void
  /** Any update, as it comes over the wire. */
  push: (update: object) => void
  refuseNext: (refusal: Refusal) => void
  close: () => Promise<void>
}

/** A protocol double: getMe, getUpdates with its long wait and its offset, sendMessage, 403, 429 with retry_after. */
export async function startTelegramDouble(): Promise<TelegramDouble> {
  const token = `1234567:${'a'.repeat(35)}`
  const received: TelegramDouble['received'] = []
  const refusals: Refusal[] = []
  let strangers = 0
  let conflicts = 0
  let lastId = 0
  let updates: { update_id: number }[] = []
  const waiting = new Set<() => void>()

  const answer = async (method: string, body: unknown, response: ServerResponse) => {
    if (method === 'getMe') return reply(response, 200, { ok: true, result: { id: 1, username: 'test_bot' } })
    if (method === 'sendMessage') return sendMessage(Send.parse(body), response)
    if (method !== 'getUpdates') return reply(response, 404, { ok: false, description: 'Not Found' })
    const { offset, timeout } = Poll.parse(body)
    if (waiting.size > 0) {
      conflicts += 1
      return reply(response, 409, { ok: false, description: 'Conflict: terminated by other getUpdates request' })
    }
    updates = updates.filter(({ update_id: id }) => id >= offset)
    if (updates.length === 0) await untilWoken(waiting, { ms: timeout * 1_000, response })
    return reply(response, 200, { ok: true, result: updates })
  }
  const sendMessage = ({ chat_id: chatId, text }: z.infer<typeof Send>, response: ServerResponse) => {
    const refusal = refusals.shift()
    if (refusal === 'blocked')
      return reply(response, 403, { ok: false, description: 'Forbidden: bot was blocked by the user' })
    if (refusal === 'refused') return reply(response, 400, { ok: false, description: 'Bad Request: text is too long' })
    if (refusal === 'slow-down')
      return reply(response, 429, { ok: false, description: 'Too Many Requests', parameters: { retry_after: 1 } })
    if (refusal === 'broken') return reply(response, 502, { ok: false, description: 'Bad Gateway' })
    received.push({ chatId, text })
    return reply(response, 200, { ok: true, result: { message_id: received.length } })
  }
  const server = createServer((request, response) => {
    const [, bot = '', method = ''] = (request.url ?? '').split('/')
    if (bot !== `bot${token}`) {
      strangers += 1
      reply(response, 401, { ok: false, description: 'Unauthorized' })
      return
    }
    void readBody(request).then((body) => answer(method, body, response))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const push = (update: object) => {
    lastId += 1
    updates.push({ update_id: lastId, ...update })
    for (const wake of waiting) wake()
  }
  return {
    origin: `http://127.0.0.1:${listeningPort(server)}`,
    token,
    received,
    strangers: () => strangers,
    conflicts: () => conflicts,
    write: (chatId, text) =>
      push({ message: { chat: { id: chatId, type: 'private' }, from: { username: 'ann' }, text } }),
    push,
    refuseNext: (refusal) => void refusals.push(refusal),
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The long poll of getUpdates: it waits until something comes, its time is over or the caller has left. */
function untilWoken(
  waiting: Set<() => void>,
  { ms, response }: { ms: number; response: ServerResponse },
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    waiting.add(done)
    response.on('close', done)
  })
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? {} : JSON.parse(text)
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
