import type { IncomingMessage, ServerResponse } from 'node:http'

const ordinaryMs = 30_000
/** Fifty megabytes at half a megabit a second. */
const uploadMs = 14 * 60_000

/** The most that any request may take to arrive. */
export const requestMsMax = uploadMs + 60_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Cuts a sender off whose request has not arrived whole in time: 30 s, unless a handler allowed more. */
export function startBodyDeadline(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
  setDeadline(request, ordinaryMs)
  const clear = () => clearTimeout(timers.get(request))
  request.once('end', clear)
  response.once('close', clear)
}

/** Gives the sender of an upload the time that a slow line needs. */
export function allowSlowBody(request: IncomingMessage): void {
  setDeadline(request, uploadMs)
}

function setDeadline(request: IncomingMessage, ms: number): void {
  clearTimeout(timers.get(request))
  const timer = setTimeout(() => request.destroy(), ms)
  timer.unref()
  timers.set(request, timer)
}
