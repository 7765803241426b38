import { streams } from '@stratomate/contracts'
import { readJson } from '@stratomate/std/text'
import { createParser } from 'eventsource-parser'
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
  const events = eventReader((event) => {
    lastEventId = event.id ?? lastEventId
    onEvent(event)
  })
  try {
    for await (const chunk of bytesOf(response)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMsMax)
      if (!events.read(chunk)) break
    }
  } catch (error) {
    // A broken stream counts as an end like any other: the caller opens the next one.
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

/**
 * Passes on each event whose data is JSON, however its bytes were cut into chunks; other events are left out. `read`
 * answers false once an event is longer than 64 KiB; from then on nothing of the stream can be trusted.
 */
export function eventReader(onEvent: (event: StreamEvent) => void): { read: (chunk: Uint8Array) => boolean } {
  const decoder = new TextDecoder()
  let isWhole = true
  const parser = createParser({
    maxBufferSize: eventCharactersMax,
    onEvent: ({ id, event, data }) => {
      const parsed = readJson(data)
      if (parsed !== undefined) onEvent({ id: id ?? null, name: event ?? 'message', data: parsed })
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') isWhole = false
    },
  })
  return {
    read: (chunk) => {
      if (isWhole) parser.feed(decoder.decode(chunk, { stream: true }))
      return isWhole
    },
  }
}
