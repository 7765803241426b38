import type { LeaseClaims } from '@stratomate/contracts'
import { dayEndMs, leasableDays, limitFromWire, tradingDayOf } from '@stratomate/domain'
import type { Reserved } from '@stratomate/domain/trading/away-text'
import { isInForce, type LeaseRecord, slotsLeft, slotsLeftNow } from '@stratomate/engine/limits/lease-selection'
import type { LeaseSource, Log } from '@stratomate/engine/ports'
import { LeaseRefusals } from './lease-refusals.ts'
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

/** Where leases survive a restart. */
export type LeaseShelf = {
  all(): KeptLease[]
  /** A lease could not be written and waits, because the disk refused it. */
  put(lease: KeptLease): 'kept' | 'waits'
  remove(jti: string): void
}

export type LeaseKeeperDependencies = {
  session: Session
  link: ServerLink
  shelf: LeaseShelf
  log: Log
  now: () => number
  /** By lease, the trades that hold a slot, and the trades that count. */
  spentOf: (jti: string) => number
  countedOf: (jti: string) => number
  /** Whether the account has used all trades of the present day. */
  isDayUsedUp: () => boolean
}

type HeldLease = Omit<LeaseRecord, 'spent'> & KeptLease

/** More than any plan: the server gives what is left. */
const wantAll = 100_000
const renewUnlimitedMs = 12 * 3_600_000

/** Takes leases from the server, reports what is used, and gives back what is left. */
export class LeaseKeeper implements LeaseSource {
  readonly #dependencies: LeaseKeeperDependencies
  readonly #held = new Map<string, HeldLease>()
  readonly #refusals: LeaseRefusals
  #hasInvalid = false

  constructor(dependencies: LeaseKeeperDependencies) {
    this.#dependencies = dependencies
    this.#refusals = new LeaseRefusals(dependencies)
  }

  leases(): LeaseRecord[] {
    return [...this.#held.values()]
      .filter(({ isClosing }) => !isClosing)
      .map((lease) => ({ ...lease, spent: this.#dependencies.spentOf(lease.jti) }))
  }

  exhaustedDay(): string | null {
    const today = tradingDayOf(this.#dependencies.now())
    return this.#refusals.has(today) || this.#dependencies.isDayUsedUp() ? today : null
  }

  isElsewhere(): boolean {
    return this.#refusals.isElsewhere()
  }

  hasInvalid(): boolean {
    return this.#hasInvalid
  }

  slotsLeft(): number {
    return slotsLeftNow(this.leases(), this.#dependencies.now())
  }

  /** What may be placed without asking the server, and until when. */
  reserved(): Reserved {
    const nowMs = this.#dependencies.now()
    const held = this.leases().filter((lease) => isInForce(lease, nowMs) && slotsLeft(lease) > 0)
    const ends = held.map(({ n, day, expiresAtMs }) =>
      n === 'unlimited' ? expiresAtMs : Math.min(expiresAtMs, dayEndMs(day)),
    )
    const left = held.some(({ n }) => n === 'unlimited') ? 'unlimited' : slotsLeftNow(held, nowMs)
    return { left, untilMs: held.length === 0 ? null : Math.max(...ends) }
  }

  /** Loads the stored leases, after checking each token. */
  async load(): Promise<void> {
    for (const kept of this.#dependencies.shelf.all()) {
      // The time can no longer verify a lease that is over; it only waits for its last report.
      const nowMs = Math.min(this.#dependencies.now(), kept.expiresAtMs - 1_000)
      await this.#hold(kept.token, kept, nowMs)
    }
  }

  /**
   * Another device waits for trades: the next sync returns what is unused; a moment later this device takes its share
   * again.
   */
  recall(): void {
    const nowMs = this.#dependencies.now()
    this.askAgain()
    for (const lease of this.#held.values()) {
      this.#keep({ ...lease, isClosing: true })
      if (lease.n !== 'unlimited') this.#refusals.giveWay(lease.day, nowMs)
    }
  }

  /** Forgets that the day is used up and that a lease was overused: the plan may have changed. */
  askAgain(): void {
    this.#refusals.clear()
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
    if (today !== undefined && this.#refusals.mayAsk(today, nowMs) && this.#needsMore(today, nowMs))
      await this.#take(today)
    const hasTomorrow = [...this.#held.values()].some(({ day, n, expiresAtMs }) => {
      return day === tomorrow || (n === 'unlimited' && expiresAtMs - nowMs > renewUnlimitedMs)
    })
    if (tomorrow !== undefined && !hasTomorrow && this.#refusals.mayAskAhead(tomorrow, nowMs))
      await this.#take(tomorrow)
  }

  /** Reports to the server what has been used and closes leases that are over. Throws a ServerError. */
  async sync(): Promise<void> {
    const nowMs = this.#dependencies.now()
    for (const lease of this.#held.values()) {
      const isOver = lease.expiresAtMs <= nowMs || lease.isClosing
      const settled = await this.#settle(lease)
      // An order without an answer may still become a trade, even while the server is being asked: as long as there is
      // one, its slot must not be returned to the day.
      if (isOver && this.#dependencies.spentOf(lease.jti) <= settled) await this.#close(lease)
    }
  }

  /**
   * The app ends: what others may use is returned. Trades of a plan without a limit are needed by nobody else, so they
   * stay, and the next start may use them without the server. Throws a ServerError.
   */
  async returnCounted(): Promise<void> {
    for (const lease of this.#held.values()) if (lease.n !== 'unlimited') this.#keep({ ...lease, isClosing: true })
    await this.sync()
  }

  /** Gives everything back. From now on nothing is spent, even if the server is unreachable. Throws a ServerError. */
  async returnAll(): Promise<void> {
    this.recall()
    await this.sync()
  }

  /** Says once a day why nothing is left of it. */
  notifyLimit(): void {
    if (this.slotsLeft() === 0) this.#refusals.notify()
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
      this.#refusals.delete(day)
      if (isHeld)
        log.info(`${answer.granted === -1 ? 'Unlimited' : answer.granted} trades reserved for ${answer.day} (UTC).`)
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      if (error.code === 'limit_reached' || error.code === 'lease_overused') this.#refusals.take(day, error)
      else if (error.code === 'no_entitlement') this.#refusals.clear()
      else throw error
    }
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
    // The number is on disk before it is sent: a report whose answer was lost is never followed by a lower number.
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
