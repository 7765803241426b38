import type { Log } from '@stratomate/engine/ports'
import type { BrokerClient, LinkEnd, LinkEvents } from './deal.ts'
import { ReconnectPlan, type ReconnectTimings } from './reconnect-plan.ts'

/** The state of the connection to a broker, for the window. The states of a `LinkEnd` wait for the person. */
export type LineState = 'off' | 'connecting' | 'ready' | 'waiting' | Exclude<LinkEnd['kind'], 'lost'>

export type ConnectionSupervisorDependencies = {
  /** The broker's display name. */
  name: string
  log: Log
  now: () => number
  random: () => number
  timings: ReconnectTimings
  /** Why the person's consent does not cover a connection; null when it does. Asked before each connection. */
  missingConsent: () => string | null
  connect: (events: LinkEvents) => BrokerClient
  /** Whether the outcome of an order is open: then the connection is never left to rest. */
  hasOpenOrders: () => boolean
  events: Omit<LinkEvents, 'down'> & { down(reason: string): void }
}

/** Keeps one connection to a broker: tries again after a loss, and stops when the person has to act. */
export class ConnectionSupervisor {
  readonly #dependencies: ConnectionSupervisorDependencies
  readonly #plan: ReconnectPlan
  #link: BrokerClient | null = null
  #state: LineState = 'off'
  #timer: NodeJS.Timeout | null = null
  #isResync = false

  constructor(dependencies: ConnectionSupervisorDependencies) {
    this.#dependencies = dependencies
    this.#plan = new ReconnectPlan(dependencies.timings, dependencies.random)
  }

  state(): LineState {
    return this.#state
  }

  /** The connection, only while it is ready. */
  ready(): BrokerClient | null {
    return this.#state === 'ready' ? this.#link : null
  }

  /** Connects now, without waiting any longer. */
  open(): void {
    this.#plan.forget()
    const wasReady = this.#state === 'ready'
    this.#end()
    this.#state = 'connecting'
    if (wasReady) this.#dependencies.events.down('it is connected again')
    this.#connect()
  }

  resync(): void {
    this.#isResync = true
    this.#link?.resync()
  }

  close(): void {
    this.#end()
    this.#state = 'off'
  }

  #end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const link = this.#link
    this.#link = null
    link?.close()
  }

  #connect(): void {
    this.#state = 'connecting'
    this.#isResync = false
    const { events } = this.#dependencies
    const missing = this.#dependencies.missingConsent()
    if (missing !== null) return this.#onDown({ kind: 'consent', reason: missing })
    // Reports of a connection that was replaced are ignored.
    const ifCurrent =
      <Arguments extends readonly unknown[]>(work: (...given: Arguments) => void) =>
      (...given: Arguments): void => {
        if (this.#link === link) work(...given)
      }
    const link: BrokerClient = this.#dependencies.connect({
      ready: ifCurrent((account) => {
        this.#state = 'ready'
        this.#plan.onReady()
        events.ready(account)
      }),
      balance: ifCurrent((cents) => events.balance(cents)),
      deal: ifCurrent((deal) => events.deal(deal)),
      refused: ifCurrent((refusal) => events.refused(refusal)),
      down: ifCurrent((end) => this.#onDown(end)),
    })
    this.#link = link
  }

  #onDown({ kind, reason }: LinkEnd): void {
    const { log, name, events, now, hasOpenOrders } = this.#dependencies
    const wasReady = this.#state === 'ready'
    this.#end()
    if (kind === 'lost') {
      const pauseMs = this.#isResync ? 0 : this.#plan.afterLoss(now(), hasOpenOrders() ? 'some_open' : 'none_open')
      this.#state = 'waiting'
      this.#timer = setTimeout(() => this.#connect(), pauseMs)
      if (pauseMs >= 5_000)
        log.warn(
          `${name}: ${reason}. The next try is in ${Math.round(pauseMs / 1_000)} s; connecting by hand is sooner.`,
        )
    } else {
      this.#state = kind
      log.error(`${name}: ${reason}. Trading stops there until you act.`)
    }
    if (wasReady || kind !== 'lost') events.down(reason)
  }
}
