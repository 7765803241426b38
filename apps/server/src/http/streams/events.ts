import { setImmediate as nextTurn } from 'node:timers/promises'
import { streams as streamPaths } from '@stratomate/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import type { Actor } from '#server/features/context.ts'
import { findRequiredVersion } from '#server/features/devices/minimum-version.ts'
import { publishPageOpened } from '#server/features/devices/note-look.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { contextOf, readDesktop, readMember } from '../request-context.ts'
import { takeSocket } from './take-socket.ts'

/** Proxies close silent connections; a comment keeps them open. */
const keepAliveMs = 20_000
const beatsPerLook = 30

/** The streams of server-sent events: one for the owner's pages, one for the desktop app. */
export function registerEvents(app: FastifyInstance, dependencies: HttpDependencies): void {
  app.get(streamPaths.ownerEvents, { schema: { summary: 'Live events of the account.' } }, async (request, reply) => {
    const actor = await readMember(dependencies, request)
    if (actor.kind !== 'member') throw new AppError('signed_out')
    const { userId } = actor
    const isFirst = !(await dependencies.streams.isWatched(userId))
    await openStream(dependencies, { channel: `owner:${userId}`, request, reply, actor })
    // Computers that send less while nobody looks send the rest at once.
    if (isFirst) await publishPageOpened(contextOf(dependencies, request, actor), userId)
  })
  app.get(streamPaths.desktopEvents, { schema: { summary: 'Live events of a computer.' } }, async (request, reply) => {
    const actor = await readDesktop(dependencies, request)
    if (actor.kind !== 'desktop') throw new AppError('signed_out')
    const minimumVersion = await findRequiredVersion(contextOf(dependencies, request, actor))
    await openStream(dependencies, { channel: `desktop:${actor.deviceId}`, request, reply, actor })
    // Once for each opened stream: reports of an app are answered with the minimum anyway.
    if (minimumVersion !== null) dependencies.bus.toDesktop(actor.deviceId, 'version.required', { minimumVersion })
  })
}

export type Opening = { channel: string; request: FastifyRequest; reply: FastifyReply; actor: Actor }

const always = () => Promise.resolve(true)

/**
 * Opens a stream on a channel. It ends within a second of its session or computer; `mayStay` is asked about every ten
 * minutes for everything else that reading the channel needs.
 */
export async function openStream(
  dependencies: HttpDependencies,
  { channel, request, reply, actor }: Opening,
  mayStay: () => Promise<boolean> = always,
): Promise<void> {
  reply.hijack()
  const answer = reply.raw
  // Without chunked encoding, so that an event has the same bytes for every reader; the end of the connection is the
  // end of the stream.
  answer.removeHeader('transfer-encoding')
  answer.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  // A HEAD request gets no stream, because its bytes would follow the head.
  if (request.method === 'HEAD') {
    answer.end()
    return
  }
  answer.flushHeaders()
  const from = lastEventId(request)
  await nextTurn()
  const response = takeSocket(request.raw, answer)
  if (response.closed) return
  if (!dependencies.streams.open(channel, response, from)) {
    response.end('event: too_many\ndata: {}\n\n')
    return
  }
  dependencies.streamSessions.follow({ actor, response })
  // Spread, so that streams that were opened together do not ask together.
  let beats = Math.floor(Math.random() * beatsPerLook)
  const keepAlive = setInterval(() => {
    response.write(': still here\n\n')
    beats += 1
    if (beats % beatsPerLook !== 0) return
    mayStay().then(
      (stays) => (stays ? undefined : response.end()),
      () => response.end(),
    )
  }, keepAliveMs)
  response.on('close', () => clearInterval(keepAlive))
}

function lastEventId(request: FastifyRequest): string | undefined {
  const header = request.headers['last-event-id']
  return typeof header === 'string' ? header : undefined
}
