import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listeningPort } from '@stratomate/std/ports'
import { expect, vi } from 'vitest'

export type ReceivedCall = { headers: IncomingHttpHeaders; body: string; path: string }

/** A person's own program, which receives calls over HTTP. */
export type WebhookDouble = {
  url: string
  received: ReceivedCall[]
  /** Waits until this many calls have come in all. */
  waitFor: (count: number) => Promise<ReceivedCall[]>
  /** How it answers from now on. */
  answerWith: (status: number, headers?: Record<string, string>) => void
  close: () => Promise<void>
}

export async function startWebhookDouble(): Promise<WebhookDouble> {
  const received: ReceivedCall[] = []
  let answer: [number, Record<string, string>] = [204, {}]
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, path: request.url ?? '' })
      response.writeHead(...answer).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${listeningPort(server)}/hook`,
    received,
    waitFor: async (count) => {
      await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), 10_000)
      return received
    },
    answerWith: (status, headers = {}) => {
      answer = [status, headers]
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
