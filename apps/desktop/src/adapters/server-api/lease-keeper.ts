import type { LeaseClaims } from '@stratomate/contracts'
import { leasableDays, limitFromWire, tradingDayOf } from '@stratomate/domain'
import { type LeaseRecord, slotsLeftNow } from '@stratomate/engine/limits/lease-selection'
import type { LeaseSource, Log } from '@stratomate/engine/ports'
import { limitMessage } from './limit-message.ts'
import { ServerError } from './server-client.ts'
import type { ServerLink } from './server-link.ts'
import type { Session } from './session.ts'
import { TokenError, verifyLease } from './token-verifier.ts'

export type KeptLease = {
  jti: string
  token: string
  expiresAtMs: number
  seq: number
  used: number
  isClosing: boolean
}

/** Where leases last over a restart. */
export type LeaseShelf = {
  all(): KeptLease[]
  /** A lease that waits is written later: the disk did not take it. */
  put(lease: KeptLease): 'kept' | 'waits'
  remove(jti: string): void
}

export type LeaseKeeperDependencies = {
  session: Session
  link: ServerLink
  shelf: LeaseShelf
  log: Log
  now: () => number
  /** Trades that hold a slot, and trades that count, by lease. */
  spentOf: (jti: string) => number
  countedOf: (jti: string) => number
}

type HeldLease = Omit<LeaseRecord, 'spent'> & KeptLease

/**
 * Why the server gives nothing of a day, and when to ask again. `giving`: another computer has asked for what is unused
 * here, and goes first. `overused`: more trades were reported than were reserved.
 */
type Refused = { readonly kind: 'used_up' | 'elsewhere' | 'giving' | 'overused'; readonly askAtMs: number }

/** More than any plan: the server gives what there is. */
const wantAll = 100_000
/** A waiting device goes first for this long; otherwise a plan of one block would return at once to its last holder. */
const giveWayMs = 2_000
const askAgainMs = 10 * 60_000
const renewUnlimitedMs = 12 * 3_600_000

/** Takes leases from the server, reports what is used, and gives back what is left. */
export class LeaseKeeper implements LeaseSource {
  readonly #dependencies: LeaseKeeperDependencies
  readonly #held = new Map<string, HeldLease>()
  /** What the server said of days of which it gives nothing; from 20:00 UTC on tomorrow may be one beside today. */
  readonly #refused = new Map<string, Refused>()
  #notified: string | null = null
  #hasInvalid = false

  constructor(dependencies: LeaseKeeperDependencies) {
    this.#dependencies = dependencies
  }

  leases(): LeaseRecord[] {
    return [...this.#held.values()]
      .filter(({ isClosing }) => !isClosing)
      .map((lease) => ({ ...lease, spent: this.#dependencies.spentOf(lease.jti) }))
  }

  exhaustedDay(): string | null {
    const today = tradingDayOf(this.#dependencies.now())
    return this.#refused.has(today) ? today : null
  }

  isElsewhere(): boolean {
    const refused = this.#refused.get(tradingDayOf(this.#dependencies.now()))
    return refused?.kind === 'elsewhere' || refused?.kind === 'giving'
  }

  hasInvalid(): boolean {
    return this.#hasInvalid
  }

  slotsLeft(): number {
    return slotsLeftNow(this.leases(), this.#dependencies.now())
  }

  /** Loads the stored leases, after checking each token. */
  async load(): Promise<void> {
    for (const kept of this.#dependencies.shelf.all()) {
      // A lease that is over can no longer be verified by time; it only waits for its last report.
      const nowMs = Math.min(this.#dependencies.now(), kept.expiresAtMs - 1_000)
      await this.#hold(kept.token, kept, nowMs)
    }
  }

  /** Another device waits for trades: the next sync returns what is unused; a moment later a share is taken again. */
  recall(): void {
    const askAtMs = this.#dependencies.now() + giveWayMs
    this.askAgain()
    for (const lease of this.#held.values()) {
      this.#keep({ ...lease, isClosing: true })
      if (lease.n !== 'unlimited') this.#refused.set(lease.day, { kind: 'giving', askAtMs })
    }
  }

  /** Forgets that the day is used up and that a lease was wrong: the plan may have changed. */
  askAgain(): void {
    this.#refused.clear()
    this.#hasInvalid = false
  }

  /** The account was signed out: nothing may be spent any more. */
  dropAll(): void {
    for (const { jti } of this.#held.values()) this.#dependencies.shelf.remove(jti)
    this.#held.clear()
  }

  /** Asks for trades when few are left, and from 20:00 UTC on for tomorrow's. Throws a ServerError. */
  async refill(): Promise<void> {
    const nowMs = this.#dependencies.now()
    const [today, tomorrow] = leasableDays(nowMs)
    if (today !== undefined && this.#mayAsk(today, nowMs) && this.#needsMore(today, nowMs)) await this.#take(today)
    const hasTomorrow = [...this.#held.values()].some(({ day, n, expiresAtMs }) => {
      return day === tomorrow || (n === 'unlimited' && expiresAtMs - nowMs > renewUnlimitedMs)
    })
    if (tomorrow !== undefined && !hasTomorrow && this.#mayAskAhead(tomorrow, nowMs)) await this.#take(tomorrow)
  }

  /** Reports to the server what has been used and closes leases that are over. Throws a ServerError. */
  async sync(): Promise<void> {
    const nowMs = this.#dependencies.now()
    for (const lease of this.#held.values()) {
      const isOver = lease.expiresAtMs <= nowMs || lease.isClosing
      const settled = await this.#settle(lease)
      // An order without an answer may still become a trade, also while the server was being asked: as long as there is
      // one, its slot must not go back to the day.
      if (isOver && this.#dependencies.spentOf(lease.jti) <= settled) await this.#close(lease)
    }
  }

  /** Gives everything back. From now on nothing is spent, even if the server is unreachable. Throws a ServerError. */
  async returnAll(): Promise<void> {
    this.recall()
    await this.sync()
  }

  /** Says once a day, in words a person needs, why the server gives no more of it. */
  notifyLimit(): void {
    const nowMs = this.#dependencies.now()
    const today = tradingDayOf(nowMs)
    const refused = this.#refused.get(today)
    if (refused === undefined || refused.kind === 'giving' || this.slotsLeft() > 0) return
    if (this.#notified === `${refused.kind} ${today}`) return
    this.#notified = `${refused.kind} ${today}`
    this.#dependencies.log.warn(limitMessage(refused.kind, nowMs))
  }

  #mayAsk(day: string, nowMs: number): boolean {
    const refused = this.#refused.get(day)
    return refused === undefined || nowMs >= refused.askAtMs
  }

  /** Of tomorrow nothing is asked back: its trades are shared when it has come. */
  #mayAskAhead(day: string, nowMs: number): boolean {
    const refused = this.#refused.get(day)
    return refused === undefined || (refused.kind === 'giving' && nowMs >= refused.askAtMs)
  }

  #needsMore(today: string, nowMs: number): boolean {
    const inForce = this.leases().filter(({ expiresAtMs, notBeforeMs }) => notBeforeMs <= nowMs && nowMs < expiresAtMs)
    const hasUnlimited = inForce.some(
      ({ n, expiresAtMs }) => n === 'unlimited' && expiresAtMs - nowMs > renewUnlimitedMs,
    )
    if (hasUnlimited) return false
    const size = inForce.reduce((sum, { n, day }) => sum + (n !== 'unlimited' && day === today ? n : 0), 0)
    return slotsLeftNow(inForce, nowMs) <= Math.max(2, Math.floor(size / 2))
  }

  async #take(day: string): Promise<void> {
    const { link, log, now } = this.#dependencies
    try {
      const isToday = day === tradingDayOf(now())
      const answer = await link.call('takeLease', {
        body: { want: wantAll, held: [...this.#held.keys()], ...(isToday ? {} : { day }) },
      })
      const isHeld = await this.#hold(answer.lease, { seq: 0, used: 0, isClosing: false }, now())
      this.#refused.delete(day)
      if (isHeld)
        log.info(`${answer.granted === -1 ? 'Unlimited' : answer.granted} trades reserved for ${answer.day} (UTC).`)
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      if (error.code === 'limit_reached' || error.code === 'lease_overused') this.#refuse(day, error)
      else if (error.code === 'no_entitlement') this.#refused.clear()
      else throw error
    }
  }

  #refuse(day: string, { code, retryAfterS }: ServerError): void {
    const kind = code === 'lease_overused' ? 'overused' : retryAfterS === null ? 'used_up' : 'elsewhere'
    const waitMs = retryAfterS === null ? askAgainMs : retryAfterS * 1e3
    this.#refused.set(day, { kind, askAtMs: this.#dependencies.now() + waitMs })
  }

  async #hold(
    token: string,
    state: { seq: number; used: number; isClosing: boolean },
    nowMs: number,
  ): Promise<boolean> {
    const claims = await this.#verify(token, nowMs)
    if (claims === null) return false
    const { jti, day } = claims
    const lease: HeldLease = {
      jti,
      day,
      token,
      n: limitFromWire(claims.n),
      notBeforeMs: claims.nbf * 1e3,
      expiresAtMs: claims.exp * 1e3,
      seq: state.seq,
      used: state.used,
      isClosing: state.isClosing,
    }
    this.#keep(lease)
    return true
  }

  async #verify(token: string, nowMs: number, isSecondTry = false): Promise<LeaseClaims | null> {
    const credential = this.#dependencies.session.credential()
    if (credential === null) return null
    try {
      return await verifyLease(token, credential.deviceId, { keys: credential.keys, nowMs })
    } catch (error) {
      if (!(error instanceof TokenError)) throw error
      if (error.reason === 'unknown_key' && !isSecondTry) {
        await this.#dependencies.session.addNewKeys()
        return this.#verify(token, nowMs, true)
      }
      this.#hasInvalid = true
      this.#dependencies.log.error('The trades reserved by the server could not be verified and are not used.', {
        reason: error.message,
      })
      return null
    }
  }

  /** Reports to the server how many trades of a lease count; answers how many. */
  async #settle(lease: HeldLease): Promise<number> {
    const used = Math.max(lease.used, this.#dependencies.countedOf(lease.jti))
    if (used === lease.used) return used
    const next = { ...lease, seq: lease.seq + 1 }
    // The number is on disk before it is used: a report whose answer was lost is never followed by a lower number.
    if (this.#keep(next) === 'waits') return lease.used
    await this.#forgetWhenGone(next, async () => {
      await this.#dependencies.link.call('settleLease', { params: { jti: lease.jti }, body: { seq: next.seq, used } })
      // It may have been recalled, or dropped, while the server was answering.
      const present = this.#held.get(lease.jti)
      if (present !== undefined) this.#keep({ ...present, used })
    })
    return used
  }

  async #close(lease: HeldLease): Promise<void> {
    await this.#forgetWhenGone(lease, async () => {
      await this.#dependencies.link.call('closeLease', { params: { jti: lease.jti } })
      this.#forget(lease.jti)
    })
  }

  async #forgetWhenGone(lease: HeldLease, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      if (error.code === 'lease_unknown' || error.code === 'lease_closed') this.#forget(lease.jti)
      else if (error.code === 'lease_overused') {
        this.#dependencies.log.error(
          'More trades were made than were reserved; the server gives no more. Contact support.',
        )
        this.#keep({ ...lease, isClosing: true })
      } else if (error.code !== 'lease_out_of_order') throw error
    }
  }

  #keep(lease: HeldLease): 'kept' | 'waits' {
    this.#held.set(lease.jti, lease)
    const { jti, token, expiresAtMs, seq, used, isClosing } = lease
    return this.#dependencies.shelf.put({ jti, token, expiresAtMs, seq, used, isClosing })
  }

  #forget(jti: string): void {
    this.#held.delete(jti)
    this.#dependencies.shelf.remove(jti)
  }
}
