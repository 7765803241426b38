import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { readJson } from '@stratomate/std/text'

const Message = z.object({
  id: z.int().optional(),
  method: z.string().optional(),
  params: z.unknown(),
  sessionId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})
export type BrowserNews = { method: string; params: unknown; sessionId: string | null }

const messageCharactersMax = 16_777_216
const closeMsMax = 5_000

/**
 * A browser window with a separate profile, observed over a pipe, so that no port is open to other programs. The person
 * works in it; the app only listens.
 */
export class BrowserPipe {
  readonly #child: ChildProcess
  readonly #input: Writable
  readonly #onNews: (news: BrowserNews) => void
  #request = 0
  #rest = ''

  constructor({ program, args }: { program: string; args: readonly string[] }, onNews: (news: BrowserNews) => void) {
    this.#onNews = onNews
    const all = ['--remote-debugging-pipe', ...args]
    this.#child = spawn(program, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
    const [, , , input, output] = this.#child.stdio
    if (!(input instanceof Writable) || !(output instanceof Readable)) throw new Error('The browser has no pipe.')
    this.#input = input
    // A broken pipe means that the browser has ended; its process reports that.
    input.on('error', () => {})
    output.on('error', () => {})
    this.#child.on('error', () => {})
    output.setEncoding('utf8').on('data', (chunk: string) => this.#take(chunk))
  }

  /** Resolves when the window is closed or the program cannot be started. */
  ended(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#child.exitCode !== null) return resolve()
      this.#child.once('exit', () => resolve())
      this.#child.once('error', () => resolve())
    })
  }

  send(method: string, params: Record<string, unknown> = {}, sessionId: string | null = null): void {
    this.#request += 1
    const session = sessionId === null ? {} : { sessionId }
    this.#input.write(`${JSON.stringify({ id: this.#request, method, params, ...session })}\0`)
  }

  /**
   * Closes the window as its close button does, so that the profile stays intact; by force when that takes too long.
   */
  async close(): Promise<void> {
    this.send('Browser.close')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), closeMsMax)
    await this.ended()
    clearTimeout(timer)
  }

  #take(chunk: string): void {
    const parts = (this.#rest + chunk).split('\0')
    this.#rest = parts.pop() ?? ''
    if (this.#rest.length > messageCharactersMax) this.#child.kill('SIGKILL')
    for (const part of parts) {
      const { method, params, sessionId } = Message.safeParse(readJson(part)).data ?? {}
      if (method !== undefined) this.#onNews({ method, params, sessionId: sessionId ?? null })
    }
  }
}
