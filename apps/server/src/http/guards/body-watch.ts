import type { IncomingMessage } from 'node:http'

/** The least that a body must send in a second, which a modem of 64 kbit/s can. */
const bytesPerSMin = 8_192
/** How long a body may send nothing, at its beginning and later. */
const silentMs = 10_000
const creditBytesMax = (bytesPerSMin * silentMs) / 1_000

/** The most that a body holds, uploads excepted. */
export const bodyBytesMax = 1_048_576
/** The largest body at the slowest rate. */
const ordinaryMs = silentMs + (bodyBytesMax / bytesPerSMin) * 1_000
/** Fifty megabytes at half a megabit a second. */
const uploadMs = 14 * 60_000

/** The most that any request may take to arrive. */
export const requestMsMax = uploadMs + 60_000

/** A clock that only goes forward, and how often bodies are checked. */
export type BodyClock = { nowMs: () => number; checkEveryMs: number }

export const realBodyClock: BodyClock = { nowMs: () => performance.now(), checkEveryMs: 2_500 }

type Body = { request: IncomingMessage; startedMs: number; checkedMs: number; readBytes: number; creditBytes: number }

const uploads = new WeakSet<IncomingMessage>()

/** Gives the sender of an upload the time that fifty megabytes need. */
export function allowSlowBody(request: IncomingMessage): void {
  uploads.add(request)
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Closes the connection of every body that is too slow: less than 8 KB/s after ten seconds, or not complete after 138 s
 * (uploads: 14 minutes). Bytes that came faster count for ten seconds at most, so nobody can send a little and then
 * hold a connection. Time in which we do not read does not count.
 */
export function createBodyWatch({ nowMs, checkEveryMs }: BodyClock): {
  watch: (request: IncomingMessage) => void
  stop: () => void
} {
  const bodies = new Set<Body>()
  const check = () => {
    for (const body of bodies) {
      if (body.request.complete || body.request.socket.destroyed) bodies.delete(body)
      else if (isTooSlow(body, nowMs())) body.request.destroy()
    }
  }
  const timer = setInterval(check, checkEveryMs)
  timer.unref()
  return {
    watch: (request) => {
      if (!hasBody(request)) return
      const startedMs = nowMs()
      const readBytes = request.socket.bytesRead
      const body = { request, startedMs, checkedMs: startedMs, readBytes, creditBytes: creditBytesMax }
      bodies.add(body)
      request.once('end', () => bodies.delete(body))
    },
    stop: () => clearInterval(timer),
  }
}

/** Settles the time since the last check: each byte is a credit, each second costs 8 KB of it. */
function isTooSlow(body: Body, nowMs: number): boolean {
  const { request } = body
  const { bytesRead } = request.socket
  const isOurTurn = request.readableLength >= request.readableHighWaterMark
  const cost = isOurTurn ? 0 : ((nowMs - body.checkedMs) / 1_000) * bytesPerSMin
  body.creditBytes = Math.min(creditBytesMax, body.creditBytes + bytesRead - body.readBytes - cost)
  body.readBytes = bytesRead
  body.checkedMs = nowMs
  return body.creditBytes < 0 || nowMs - body.startedMs > (uploads.has(request) ? uploadMs : ordinaryMs)
}
