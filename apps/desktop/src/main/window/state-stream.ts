import type { ServerResponse } from 'node:http'

/** At most five times a second. */
const pushEveryMs = 200
const beatEveryMs = 15_000
const streamsMax = 8
/** A window that does not read is not fed for ever. */
const waitingBytesMax = 4 * 1024 * 1024

/** Sends the whole state to every open window when it has changed. */
export class StateStream {
  readonly #read: () => string
  readonly #onEmpty: () => void
  readonly #streams = new Set<ServerResponse>()
  readonly #push: NodeJS.Timeout
  readonly #beat: NodeJS.Timeout
  #last = ''
  #isDirty = false

  /** `read` answers the state as one line of JSON; `onEmpty` is called when the last window went away. */
  constructor(read: () => string, onEmpty: () => void) {
    this.#read = read
    this.#onEmpty = onEmpty
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
      if (this.#streams.size === 0) this.#onEmpty()
    })
    this.#last = this.#read()
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
    const next = this.#read()
    if (next === this.#last) return
    this.#last = next
    this.#write(eventOf(next))
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
