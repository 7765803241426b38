import { createServer, type ServerResponse } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'

type Post = { update_id: number; channel_post: Record<string, unknown> }

export const doubleToken = `123456:${'a'.repeat(35)}`

/** A server that speaks the part of Telegram's Bot API for reading updates: long polls, confirmed by the offset. */
export class BotDouble {
  readonly #posts: Post[] = []
  #waiting: { offset: number; response: ServerResponse } | null = null
  #updateId = 100
  /** How many questions were asked. */
  asked = 0
  readonly #server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://double')
    this.asked += 1
    if (url.pathname !== `/bot${doubleToken}/getUpdates`) {
      return answer(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' })
    }
    const offset = Number(url.searchParams.get('offset'))
    const earlier = this.#waiting
    if (earlier !== null) {
      const conflict = 'Conflict: terminated by other getUpdates request'
      answer(earlier.response, 409, { ok: false, error_code: 409, description: conflict })
    }
    this.#waiting = { offset, response }
    response.once('close', () => {
      if (this.#waiting?.response === response) this.#waiting = null
    })
    this.#flush()
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${listeningPort(this.#server)}`
  }

  post(text: string, sentAtMs = Date.now()): void {
    this.#updateId += 1
    const date = Math.floor(sentAtMs / 1_000)
    const chat = { id: -100_123, type: 'channel', title: 'Signals' }
    this.#posts.push({ update_id: this.#updateId, channel_post: { message_id: this.#updateId, date, chat, text } })
    this.#flush()
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeAllConnections()
    await closed
  }

  #flush(): void {
    const { offset = 0, response } = this.#waiting ?? {}
    const result = this.#posts.filter(({ update_id: id }) => id >= offset)
    if (response === undefined || result.length === 0) return
    this.#waiting = null
    answer(response, 200, { ok: true, result })
  }
}

function answer(response: ServerResponse, status: number, content: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(content))
}
