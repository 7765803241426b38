import { setTimeout as sleep } from 'node:timers/promises'
import {
  AuthorizationError,
  ClosedConnectionError,
  type ConnectionOptions,
  connect,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  RequestError,
  TimeoutError,
} from '@nats-io/transport-node'
import type { Log, MessageBus } from '#server/features/ports.ts'

/** Our own prefix, so that several services may share one NATS. */
const prefix = 'stratomate'
const gapSubject = 'gap'
const firstConnectMs = 3_000
const retryMs = 250
const askMs = 500

/** It reconnects for ever and soon, and treats a connection that is silent for ten seconds as lost. */
const options: ConnectionOptions = {
  name: prefix,
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: retryMs,
  reconnectJitter: retryMs,
  pingInterval: 5_000,
  maxPingOut: 2,
}

type NatsPlace = {
  /** One address, or several of one cluster, separated by commas. */
  url: string
  /** Tells something to whoever starts the service. */
  say: (line: string) => void
}

/** A NATS server answers, but refuses our sign-in. */
export class BusRefused extends Error {
  override name = 'BusRefused'
}

type Listener = { subject: string; hear: (message: Msg) => void }

/**
 * Messages through NATS. An unreachable one does not stop the start: until it is back, people see at once only what
 * happens on their own server, and the rest when they reload. Throws BusRefused when NATS refuses our sign-in.
 */
export async function openNatsBus({ url, say }: NatsPlace, log: Log): Promise<MessageBus> {
  const ending = new AbortController()
  const lines = createLines(log)
  const connecting = connectAgainAndAgain(url, ending.signal)
  const joining = connecting.then((connection) => (connection === null ? undefined : lines.join(connection)))
  const isLate = await Promise.race([joining.then(() => false), sleep(firstConnectMs, true, { ref: false })])
  if (isLate) {
    say('NATS_URL does not answer yet. Until it does, open pages see only what reaches their own server.\n')
    joining.catch((error: unknown) => log.error({ err: error }, 'the message bus does not let us in'))
  }
  return {
    ...lines.bus,
    close: async () => {
      ending.abort()
      lines.leave()
      // A connection that was never made has nothing to close, and was already logged.
      await connecting.then(
        (connection) => connection?.close(),
        () => undefined,
      )
    },
  }
}

/** What the library does not take from the addresses: name and password (the same for all nodes) and encryption. */
function placeOf(url: string): ConnectionOptions {
  const addresses = url.split(',').map((address) => new URL(address))
  const [{ username, password, protocol } = { username: '', password: '', protocol: '' }] = addresses
  return {
    servers: addresses.map(({ host }) => host),
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  }
}

/** The first connection; null when it was given up. The library repeats only those that were there once. */
async function connectAgainAndAgain(url: string, signal: AbortSignal): Promise<NatsConnection | null> {
  while (!signal.aborted) {
    try {
      return await connect({ ...options, ...placeOf(url) })
    } catch (error) {
      if (error instanceof AuthorizationError) throw new BusRefused(error.message, { cause: error })
      await sleep(retryMs, undefined, { ref: false })
    }
  }
  return null
}

/** The listeners, whatever the state of the connection, and the connection once there is one. */
function createLines(log: Log) {
  const listeners = new Map<Listener, () => void>()
  const gapHearers = new Set<() => void>()
  let connection: NatsConnection | null = null
  let isUp = false
  const hearGap = () => gapHearers.forEach((hear) => hear())
  const attach = (listener: Listener) => {
    if (connection === null || connection.isClosed()) return
    const subscription = connection.subscribe(`${prefix}.${listener.subject}`, {
      callback: (error, message) => {
        if (error === null) listener.hear(message)
        else log.warn({ err: error, subject: listener.subject }, 'message not read')
      },
    })
    listeners.set(listener, () => subscription.unsubscribe())
  }
  const listen = (listener: Listener) => {
    listeners.set(listener, () => undefined)
    attach(listener)
    return () => {
      listeners.get(listener)?.()
      listeners.delete(listener)
    }
  }
  const publish: MessageBus['publish'] = (subject, text) => {
    if (connection !== null && isUp) connection.publish(`${prefix}.${subject}`, text)
  }
  const cameBack = () => {
    // What we sent in the meantime is lost to the others as well.
    publish(gapSubject, '')
    hearGap()
  }
  listen({ subject: gapSubject, hear: hearGap })
  return {
    join: (joined: NatsConnection) => {
      connection = joined
      isUp = true
      for (const listener of listeners.keys()) attach(listener)
      const changed = (up: boolean) => {
        isUp = up
        log.warn({ up }, 'message bus')
        if (up) cameBack()
      }
      follow(joined, changed).catch((error: unknown) => log.error({ err: error }, 'message bus not followed'))
    },
    leave: () => {
      isUp = false
      listeners.clear()
      gapHearers.clear()
    },
    bus: {
      publish,
      subscribe: (subject, hear) => listen({ subject, hear: (message) => hear(message.string()) }),
      ask: async (subject, text) => (connection === null || !isUp ? null : askFirst(connection, subject, text)),
      answer: (subject, reply) => listen({ subject, hear: (message) => respond(message, reply) }),
      onGap: (hear) => void gapHearers.add(hear),
      reach: async () => {
        if (connection === null || !isUp) throw new Error('the message bus is not connected')
        await connection.flush()
      },
    } satisfies Omit<MessageBus, 'close'>,
  }
}

/** Tells when the connection is lost and when it is back, until it is closed. */
async function follow(connection: NatsConnection, changed: (isUp: boolean) => void): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') changed(false)
    if (type === 'reconnect') changed(true)
  }
}

function respond(message: Msg, reply: (text: string) => string | null): void {
  const text = reply(message.string())
  if (text !== null) message.respond(text)
}

async function askFirst(connection: NatsConnection, subject: string, text: string): Promise<string | null> {
  try {
    const answer = await connection.request(`${prefix}.${subject}`, text, { timeout: askMs })
    return answer.string()
  } catch (error) {
    // Nobody listens, nobody answers in time, or the connection was lost: in each case the caller has no answer.
    if ([NoRespondersError, TimeoutError, RequestError, ClosedConnectionError].some((kind) => error instanceof kind))
      return null
    throw error
  }
}
