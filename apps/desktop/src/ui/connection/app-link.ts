import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowReply, WindowState } from '@stratomate/contracts/desktop-window/state'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import { t } from '../language/t.ts'

/** What the window knows of the app: nothing yet, its state, or that it no longer answers. */
export type LinkState =
  | { kind: 'opening' }
  | { kind: 'refused' }
  | { kind: 'live'; state: WindowState }
  | { kind: 'silent'; state: WindowState; sinceMs: number }

const stateWaitMaxMs = 1_000

/** The connection to the app on this computer: its state as it changes, and the person's actions. */
export class AppLink {
  #view: LinkState = { kind: 'opening' }
  #events: EventSource | null = null
  readonly #listeners = new Set<() => void>()

  /** Exchanges the token of the address, once, for a cookie; after that the address holds no secret. */
  async open(): Promise<void> {
    const token = location.hash.slice(1)
    history.replaceState(null, '', '/')
    if (token !== '') {
      const answer = await post(windowPaths.session, { token })
      // A reloaded window has the cookie, although the token of its address was used before.
      if (!answer.ok && answer.status !== 401) return this.#show({ kind: 'refused' })
    }
    this.#listen()
  }

  readonly view = (): LinkState => this.#view

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify)
    return () => this.#listeners.delete(notify)
  }

  /** Asks the app to do something. Never throws: a missing app is answered like a refusal. */
  async act<Action extends WindowAction>(action: Action): Promise<WindowReply<Action['kind']>> {
    try {
      const answer = await post(windowPaths.actions, action)
      // Safe: the app answers every action, and every refusal of one, in this form.
      return (await answer.json()) as WindowReply<Action['kind']>
    } catch {
      return { ok: false, message: t('The app does not answer. If it has ended, start it again.') }
    }
  }

  /**
   * The state as soon as `holds` is true for it, else the last one after a second: the stream may bring an action's
   * change before or after its answer. Null before the first state.
   */
  async stateWhen(holds: (state: WindowState) => boolean): Promise<WindowState | null> {
    const settled = Promise.withResolvers<void>()
    const look = (): void => {
      if (this.#view.kind === 'live' && holds(this.#view.state)) settled.resolve()
    }
    const timer = setTimeout(settled.resolve, stateWaitMaxMs)
    const unsubscribe = this.subscribe(look)
    look()
    await settled.promise
    unsubscribe()
    clearTimeout(timer)
    return 'state' in this.#view ? this.#view.state : null
  }

  /** A page of older rows; null when the app does not answer. */
  async read<Page>(path: string, cursor: string | null): Promise<Page | null> {
    const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
    try {
      const answer = await fetch(`${path}${query}`)
      // Safe: the path and the type come together from the caller, and the app answers with that type.
      return answer.ok ? ((await answer.json()) as Page) : null
    } catch {
      return null
    }
  }

  #listen(): void {
    const events = new EventSource(windowPaths.events)
    this.#events = events
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      // Safe: only our own app sends on this stream.
      this.#show({ kind: 'live', state: JSON.parse(data) as WindowState })
    })
    events.addEventListener('error', () => this.#lose())
  }

  #lose(): void {
    const before = this.#view
    if (before.kind === 'live') this.#show({ kind: 'silent', state: before.state, sinceMs: Date.now() })
    if (before.kind === 'opening') this.#show({ kind: 'refused' })
    // A browser gives up for good when it was refused; after an outage it tries again by itself.
    if (this.#events?.readyState === EventSource.CLOSED && before.kind !== 'opening')
      setTimeout(() => this.#listen(), 2_000)
  }

  #show(view: LinkState): void {
    this.#view = view
    for (const notify of this.#listeners) notify()
  }
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
