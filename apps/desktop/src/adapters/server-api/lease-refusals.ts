import { tradingDayOf } from '@stratomate/domain'
import type { Log } from '@stratomate/engine/ports'
import { limitMessage } from './limit-message.ts'
import type { ServerError } from './server-client.ts'

/**
 * Why the server gives no trades of a day, and when to ask again. `giving`: another computer has asked for what is
 * unused here, and goes first. `overused`: more trades were reported than were reserved.
 */
type Refused = { readonly kind: 'used_up' | 'elsewhere' | 'giving' | 'overused'; readonly askAtMs: number }

/**
 * A waiting device goes first for this long; otherwise a plan with one block would return at once to its last holder.
 */
const giveWayMs = 2_000
const askAgainMs = 10 * 60_000

/** The server's refusals by day; from 20:00 UTC on there may be one for tomorrow beside today's. */
export class LeaseRefusals {
  readonly #log: Pick<Log, 'warn'>
  readonly #now: () => number
  readonly #refused = new Map<string, Refused>()
  #notified: string | null = null

  constructor({ log, now }: { log: Pick<Log, 'warn'>; now: () => number }) {
    this.#log = log
    this.#now = now
  }

  has(day: string): boolean {
    return this.#refused.has(day)
  }

  /** Whether other computers hold what is left of the present day. */
  isElsewhere(): boolean {
    const refused = this.#refused.get(tradingDayOf(this.#now()))
    return refused?.kind === 'elsewhere' || refused?.kind === 'giving'
  }

  clear(): void {
    this.#refused.clear()
  }

  delete(day: string): void {
    this.#refused.delete(day)
  }

  /** The rest of the day goes to another computer first. */
  giveWay(day: string, nowMs: number): void {
    this.#refused.set(day, { kind: 'giving', askAtMs: nowMs + giveWayMs })
  }

  take(day: string, { code, retryAfterS }: ServerError): void {
    const kind = code === 'lease_overused' ? 'overused' : retryAfterS === null ? 'used_up' : 'elsewhere'
    const waitMs = retryAfterS === null ? askAgainMs : retryAfterS * 1e3
    this.#refused.set(day, { kind, askAtMs: this.#now() + waitMs })
  }

  mayAsk(day: string, nowMs: number): boolean {
    const refused = this.#refused.get(day)
    return refused === undefined || nowMs >= refused.askAtMs
  }

  /** Trades of tomorrow are not asked back: they are shared when the day has begun. */
  mayAskAhead(day: string, nowMs: number): boolean {
    const refused = this.#refused.get(day)
    return refused === undefined || (refused.kind === 'giving' && nowMs >= refused.askAtMs)
  }

  /** Says once a day, for a person, why the server gives no more trades of it. */
  notify(): void {
    const nowMs = this.#now()
    const today = tradingDayOf(nowMs)
    const refused = this.#refused.get(today)
    if (refused === undefined || refused.kind === 'giving') return
    if (this.#notified === `${refused.kind} ${today}`) return
    this.#notified = `${refused.kind} ${today}`
    this.#log.warn(limitMessage(refused.kind, nowMs))
  }
}
