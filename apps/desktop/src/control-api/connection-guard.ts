import type { Socket } from 'node:net'

/** The most connections without the window's cookie: loading files needs few, more come from other programs. */
const unprovedMax = 64
/** A new connection above that limit may stay this long: our own browser has sent its request by then. */
const graceMs = 250
/** Above this limit even new connections are closed at once. */
const unprovedHardMax = 512
const provedMax = 64

/**
 * Keeps the window reachable while other programs of this computer hold connections open. Connections that have not
 * proved to belong to the window have a separate limit, and the oldest of them is closed first; proved ones are never
 * closed for others.
 */
export class ConnectionGuard {
  readonly #now: () => number
  readonly #unproved = new Map<Socket, number>()
  readonly #proved = new Set<Socket>()
  readonly #sweep: NodeJS.Timeout

  constructor(now: () => number) {
    this.#now = now
    this.#sweep = setInterval(() => this.#shed(), graceMs)
    this.#sweep.unref()
  }

  /** Takes a new connection. */
  admit(socket: Socket): void {
    this.#unproved.set(socket, this.#now())
    socket.once('close', () => {
      this.#unproved.delete(socket)
      this.#proved.delete(socket)
    })
    this.#shed()
  }

  /** A request of this connection has shown that it comes from the window. */
  prove(socket: Socket): void {
    if (!this.#unproved.has(socket) || this.#proved.size >= provedMax) return
    this.#unproved.delete(socket)
    this.#proved.add(socket)
  }

  close(): void {
    clearInterval(this.#sweep)
  }

  #shed(): void {
    const oldMs = this.#now() - graceMs
    for (const [socket, sinceMs] of this.#unproved) {
      const { size } = this.#unproved
      if (size <= unprovedMax || (sinceMs > oldMs && size <= unprovedHardMax)) return
      this.#unproved.delete(socket)
      socket.destroy()
    }
  }
}
