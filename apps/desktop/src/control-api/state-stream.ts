import type { ServerResponse } from 'node:http'

/** At most five times a second. */
const pushEveryMs = 200
const beatEveryMs = 15_000
const streamsMax = 8
/** How much may wait for a window that does not read. */
const waitingBytesMax = 4 * 1024 * 1024

export type StateStreamDependencies = {
  /** The state as one line of JSON. */
  read: () => string
  /** The last window went away. */
  onEmpty: () => void
  onError: (error: unknown) => void
}

/** Sends the whole state to every open window when it has changed. */
export class StateStream {
  readonly #dependencies: StateStreamDependencies
  readonly #streams = new Set<ServerResponse>()
  readonly #push: NodeJS.Timeout
  readonly #beat: NodeJS.Timeout
  #last = ''
  #isDirty = false

  constructor(dependencies: StateStreamDependencies) {
    this.#dependencies = dependencies
    this.#push = setInterval(() => this.#pushChange(), pushEveryMs)
    this.#beat = setInterval(() => this.#write(': still here\n\n'), beatEveryMs)
  }

  /** Something that windows show may have changed. */
  changed(): void {
    this.#isDirty = true
  }

  /** Adds a window; false when there are too many. */
  add(response: ServerResponse): boolean {
    if (this.#streams.size >= streamsMax) return false
    this.#streams.add(response)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.once('close', () => {
      this.#streams.delete(response)
      if (this.#streams.size === 0) this.#dependencies.onEmpty()
    })
    this.#last = this.#dependencies.read()
    response.write(eventOf(this.#last))
    return true
  }

  count(): number {
    return this.#streams.size
  }

  close(): void {
    clearInterval(this.#push)
    clearInterval(this.#beat)
    for (const response of this.#streams) response.end()
  }

  #pushChange(): void {
    if (!this.#isDirty || this.#streams.size === 0) return
    this.#isDirty = false
    try {
      const next = this.#dependencies.read()
      if (next === this.#last) return
      this.#last = next
      this.#write(eventOf(next))
    } catch (error) {
      // An error in drawing a window must never end the app that trades.
      this.#dependencies.onError(error)
    }
  }

  #write(text: string): void {
    for (const response of this.#streams) {
      if (response.writableLength > waitingBytesMax) response.destroy()
      else response.write(text)
    }
  }
}

function eventOf(json: string): string {
  return `data: ${json}\n\n`
}
