import { z } from 'zod'
import { type BrowserNews, BrowserPipe } from './browser-pipe.ts'
import { PocketAuth } from './pocket-messages.ts'
import type { PocketSession } from './session-file.ts'
import { SocketFrames } from './socket-frames.ts'

export type CaptureOptions = {
  /** An installed Chrome, Edge or Chromium. */
  program: string
  /**
   * A separate folder: browsers refuse to be observed in the person's usual profile. It is kept, so that sign-ins are
   * rare.
   */
  profileFolder: string
  /** The broker's page. */
  pageUrl: string
  account: 'demo' | 'live'
  /** Aborts when the person gives up. */
  stop: AbortSignal
  /** How long the person may take, milliseconds. */
  patienceMs: number
  /** Further arguments of the browser; tests run it without a window. */
  moreArgs?: readonly string[]
}

export type CaptureResult =
  | { kind: 'captured'; session: PocketSession }
  | { kind: 'closed' }
  | { kind: 'gave_up' }
  | { kind: 'too_long' }

const Attached = z.object({ sessionId: z.string() })
const Created = z.object({ requestId: z.string(), url: z.string() })
const Handshake = z.object({
  requestId: z.string(),
  request: z.object({ headers: z.record(z.string(), z.string()) }),
})
const Sent = z.object({ requestId: z.string(), response: z.object({ payloadData: z.string() }) })

type Socket = { url: string; origin: string | null; userAgent: string | null }

/**
 * Opens the broker's page in a visible window and waits until the person has signed in there; then the page's own
 * trading socket signs in, and that frame is the session. No password is seen, nothing is filled in, no check is
 * bypassed.
 */
export async function captureSession(parts: CaptureOptions): Promise<CaptureResult> {
  const { program, profileFolder, pageUrl, account, stop, patienceMs, moreArgs = [] } = parts
  const watch = new SessionWatch(account)
  const args = [`--user-data-dir=${profileFolder}`, '--no-first-run', '--no-default-browser-check', ...moreArgs]
  const browser = new BrowserPipe({ program, args: [...args, 'about:blank'] }, (news) => watch.take(news, browser))
  // Sockets of pages, frames and workers are observed from their first moment.
  browser.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  browser.send('Target.createTarget', { url: pageUrl })
  const timeLimit = new AbortController()
  const timer = setTimeout(() => timeLimit.abort(), patienceMs)
  try {
    return await Promise.race([
      watch.found.then((session): CaptureResult => ({ kind: 'captured', session })),
      browser.ended().then((): CaptureResult => ({ kind: 'closed' })),
      aborted(stop).then((): CaptureResult => ({ kind: 'gave_up' })),
      aborted(timeLimit.signal).then((): CaptureResult => ({ kind: 'too_long' })),
    ])
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

/** Listens to the sockets of all pages for the frame that signs in. */
class SessionWatch {
  readonly found: Promise<PocketSession>
  readonly #isDemo: 0 | 1
  readonly #sockets = new Map<string, Socket>()
  #resolve: (session: PocketSession) => void = () => undefined

  constructor(account: 'demo' | 'live') {
    this.#isDemo = account === 'demo' ? 1 : 0
    this.found = new Promise((resolve) => void (this.#resolve = resolve))
  }

  take({ method, params, sessionId }: BrowserNews, browser: BrowserPipe): void {
    switch (method) {
      case 'Target.attachedToTarget': {
        const attached = Attached.safeParse(params).data?.sessionId ?? null
        if (attached === null) return
        browser.send('Network.enable', {}, attached)
        browser.send(
          'Target.setAutoAttach',
          { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
          attached,
        )
        browser.send('Runtime.runIfWaitingForDebugger', {}, attached)
        return
      }
      case 'Network.webSocketCreated': {
        const created = Created.safeParse(params).data
        if (created !== undefined)
          this.#sockets.set(keyOf(sessionId, created.requestId), { url: created.url, origin: null, userAgent: null })
        return
      }
      case 'Network.webSocketWillSendHandshakeRequest':
        return this.#onHandshake(Handshake.safeParse(params).data, sessionId)
      case 'Network.webSocketFrameSent':
        return this.#onSent(Sent.safeParse(params).data, sessionId)
    }
  }

  #onHandshake(handshake: z.output<typeof Handshake> | undefined, sessionId: string | null): void {
    const socket = handshake === undefined ? undefined : this.#sockets.get(keyOf(sessionId, handshake.requestId))
    if (handshake === undefined || socket === undefined) return
    for (const [name, value] of Object.entries(handshake.request.headers)) {
      if (name.toLowerCase() === 'origin') socket.origin = value
      if (name.toLowerCase() === 'user-agent') socket.userAgent = value
    }
  }

  /** Only the sign-in of the wanted kind of account counts: the page may open both. */
  #onSent(handshake: z.output<typeof Sent> | undefined, sessionId: string | null): void {
    const socket = handshake === undefined ? undefined : this.#sockets.get(keyOf(sessionId, handshake.requestId))
    if (handshake === undefined || socket?.origin === null || socket?.userAgent === null || socket === undefined) return
    const frame = new SocketFrames().readText(handshake.response.payloadData)
    const auth = frame.kind === 'event' && frame.name === 'auth' ? PocketAuth.safeParse(frame.payload).data : undefined
    if (auth === undefined || auth.isDemo !== this.#isDemo) return
    this.#resolve({ socketUrl: socket.url, origin: socket.origin, userAgent: socket.userAgent, auth })
  }
}

function keyOf(sessionId: string | null, requestId: string): string {
  return `${sessionId ?? ''} ${requestId}`
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
