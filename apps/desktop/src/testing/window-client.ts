import type { WindowAction } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowState } from '@stratomate/contracts/desktop-window/state'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { DesktopProcess } from './desktop-process.ts'

type Reply = { ok: boolean; message: string }

/** A window without a browser: the same requests, over the address that the app prints. */
export class WindowClient {
  readonly #origin: string
  readonly #cookie: string

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  static async open(desktop: DesktopProcess): Promise<WindowClient> {
    await desktop.says('The window: ')
    const address = new URL(/The window: (\S+)/u.exec(desktop.output())?.[1] ?? '')
    const response = await post(address.origin, windowPaths.session, { content: { token: address.hash.slice(1) } })
    return new WindowClient(address.origin, response.headers.get('set-cookie')?.split(';')[0] ?? '')
  }

  async act(action: WindowAction): Promise<Reply> {
    const response = await post(this.#origin, windowPaths.actions, { content: action, cookie: this.#cookie })
    // Safe: every answer to an action has this shape.
    return (await response.json()) as Reply
  }

  /** What the window shows now. */
  async state(): Promise<WindowState> {
    const end = new AbortController()
    const response = await fetch(`${this.#origin}${windowPaths.events}`, {
      headers: { cookie: this.#cookie },
      signal: end.signal,
    })
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      if (text.includes('\n\n')) break
    }
    end.abort()
    // Safe: the first event is the whole state, from the app's own types.
    return JSON.parse(text.slice('data: '.length, text.indexOf('\n\n'))) as WindowState
  }

  /** Waits until the window shows it. */
  async shows(what: string, question: (state: WindowState) => boolean, msMax = 30_000): Promise<WindowState> {
    const until = Date.now() + msMax
    for (;;) {
      const state = await this.state()
      if (question(state)) return state
      if (Date.now() > until) throw new Error(`The window does not show within ${msMax} ms: ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

type Sent = { content: unknown; cookie?: string }

function post(origin: string, path: string, { content, cookie = '' }: Sent): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(content),
  })
}
