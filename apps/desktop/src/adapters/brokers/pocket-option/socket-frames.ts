import { readJson } from '@stratomate/std/text'

/** The content of a frame of Engine.IO 4 with Socket.IO; `broken` is one that fits no form. */
export type SocketFrame =
  | { kind: 'open'; silentMsMax: number }
  | { kind: 'ping' }
  | { kind: 'joined' }
  | { kind: 'ended' }
  | { kind: 'event'; name: string; payload: unknown }
  | { kind: 'other' }
  | { kind: 'broken' }

export const joinFrame = '40'
export const pongFrame = '3'
const pingIntervalDefault = 25_000
const pingTimeoutDefault = 20_000

/** The text frame of an event. */
export function eventFrame(name: string, payload?: unknown): string {
  return `42${JSON.stringify(payload === undefined ? [name] : [name, payload])}`
}

/**
 * Reads the frames of one socket. An event comes as text, or as a header that names it and a binary frame with its JSON;
 * the same event may come in either form.
 */
export class SocketFrames {
  #waiting: string | null = null

  readText(text: string): SocketFrame {
    if (text === '2') return { kind: 'ping' }
    if (text.startsWith('0')) return openOf(readJson(text.slice(1)))
    if (text.startsWith('40')) return { kind: 'joined' }
    if (text.startsWith('41') || text.startsWith('44')) return { kind: 'ended' }
    if (text.startsWith('42')) return eventOf(readJson(text.slice(2)))
    const header = /^45\d+-(?<body>.*)$/su.exec(text)?.groups?.['body']
    if (header === undefined) return { kind: 'other' }
    const event = eventOf(readJson(header))
    this.#waiting = event.kind === 'event' ? event.name : null
    return event.kind === 'event' ? { kind: 'other' } : { kind: 'broken' }
  }

  readBinary(bytes: Buffer): SocketFrame {
    const name = this.#waiting
    this.#waiting = null
    if (name === null) return { kind: 'other' }
    const payload = readJson(bytes.toString('utf8'))
    return payload === undefined ? { kind: 'broken' } : { kind: 'event', name, payload }
  }
}

function openOf(content: unknown): SocketFrame {
  const interval = numberIn(content, 'pingInterval') ?? pingIntervalDefault
  const timeout = numberIn(content, 'pingTimeout') ?? pingTimeoutDefault
  return { kind: 'open', silentMsMax: interval + timeout }
}

function eventOf(content: unknown): SocketFrame {
  if (!Array.isArray(content)) return { kind: 'broken' }
  const parts: unknown[] = content
  const [name, payload] = parts
  return typeof name === 'string' ? { kind: 'event', name, payload } : { kind: 'broken' }
}

function numberIn(content: unknown, key: string): number | null {
  if (typeof content !== 'object' || content === null) return null
  const value: unknown = Reflect.get(content, key)
  return typeof value === 'number' && value > 0 && value < 600_000 ? value : null
}
