import { streams } from '@stratomate/contracts'
import type { ServerLink } from './server-link.ts'

export type StreamEvent = { id: string | null; name: string; data: unknown }

const eventCharactersMax = 64 * 1024
const silenceMsMax = 60_000

/**
 * Reads the server's events until the stream ends, falls silent for a minute, or `signal` aborts. Answers the id of
 * the last event, from which the next call resumes. Throws a ServerError when the stream cannot be opened.
 */
export async function readDesktopEvents(
  link: ServerLink,
  from: { lastEventId: string | null; signal: AbortSignal },
  onEvent: (event: StreamEvent) => void,
): Promise<string | null> {
  const silence = new AbortController()
  const signal = AbortSignal.any([from.signal, silence.signal])
  const response = await link.openStream(streams.desktopEvents, from.lastEventId, signal)
  let timer = setTimeout(() => silence.abort(), silenceMsMax)
  let lastEventId = from.lastEventId
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of bytesOf(response)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMsMax)
      text += decoder.decode(chunk, { stream: true }).replaceAll('\r\n', '\n')
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      if (text.length > eventCharactersMax) break
      const events = blocks.flatMap((block) => parseEvent(block) ?? [])
      lastEventId = events.findLast(({ id }) => id !== null)?.id ?? lastEventId
      for (const event of events) onEvent(event)
    }
  } catch (error) {
    // A stream that breaks is an end like any other: the caller opens the next one.
    if (!(error instanceof Error)) throw error
  } finally {
    clearTimeout(timer)
  }
  return lastEventId
}

async function* bytesOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) yield read.value
}

/** One block of server-sent events; null for comments and for data that is not JSON. */
export function parseEvent(block: string): StreamEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const name = line.slice(0, colon)
    const value = line.slice(colon + 1).replace(/^ /u, '')
    fields.set(name, fields.has(name) ? `${fields.get(name) ?? ''}\n${value}` : value)
  }
  const data = fields.get('data')
  if (data === undefined) return null
  try {
    return { id: fields.get('id') ?? null, name: fields.get('event') ?? 'message', data: JSON.parse(data) }
  } catch {
    return null
  }
}
