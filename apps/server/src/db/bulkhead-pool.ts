import type { Pool, PoolClient, QueryConfig } from 'pg'

/** A class of work that returns no connection for this long is stuck: new requests are refused at once. */
const stuckMs = 1_000
/** The longest wait for a turn, however fast the turns before it are. */
const waitMsMax = 3_000

type Waiting = { resolve: () => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/**
 * No connection of a class of work was free in time. The message is the pool's own, so that both count as the same
 * fault.
 */
function noTurn(): Error {
  return new Error('timeout exceeded when trying to connect: this class of work holds all of its connections')
}

/**
 * A share of a pool: at most this many of its connections at once, so that work that hangs, for instance on a locked
 * table, never takes the connections of other work. While all of them are busy, requests wait in turn.
 */
export class BulkheadPool {
  readonly #pool: Pool
  readonly #connectionsMax: number
  readonly #waiting: Waiting[] = []
  #held = 0
  #progressAtMs = 0

  constructor(pool: Pool, connectionsMax: number) {
    this.#pool = pool
    this.#connectionsMax = connectionsMax
  }

  /** Lends a connection; its `release` gives the turn to the next. */
  async connect(): Promise<PoolClient> {
    await this.#takeTurn()
    try {
      const client = await this.#pool.connect()
      const release = client.release.bind(client)
      client.release = (error) => {
        this.#passTurn()
        release(error)
      }
      return client
    } catch (error) {
      this.#passTurn()
      throw error
    }
  }

  async query(query: QueryConfig, values?: unknown[]) {
    await this.#takeTurn()
    try {
      return await this.#pool.query(query, values)
    } finally {
      this.#passTurn()
    }
  }

  #takeTurn(): Promise<void> | undefined {
    const nowMs = performance.now()
    if (this.#held < this.#connectionsMax) {
      this.#held += 1
      this.#progressAtMs = nowMs
      return undefined
    }
    if (nowMs - this.#progressAtMs >= stuckMs) return Promise.reject(noTurn())
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve, reject, timer: setTimeout(() => this.#judge(waiting, nowMs), stuckMs) }
      this.#waiting.push(waiting)
    })
  }

  /** Turns away requests that have waited too long, or whose class is stuck; the others keep waiting. */
  #judge(waiting: Waiting, sinceMs: number): void {
    const nowMs = performance.now()
    if (nowMs - this.#progressAtMs < stuckMs && nowMs - sinceMs < waitMsMax) {
      waiting.timer = setTimeout(() => this.#judge(waiting, sinceMs), stuckMs / 4)
      return
    }
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
    waiting.reject(noTurn())
  }

  #passTurn(): void {
    this.#progressAtMs = performance.now()
    const next = this.#waiting.shift()
    if (next === undefined) {
      this.#held -= 1
      return
    }
    clearTimeout(next.timer)
    next.resolve()
  }
}
