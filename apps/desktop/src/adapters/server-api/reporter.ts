import type { DesktopState, Refusal, StateAnswer, Trade } from '@stratomate/contracts'
import type { z } from 'zod'
import type { Log } from '@stratomate/engine/ports'
import type { CandleQueue } from './candle-queue.ts'
import { PageWatch } from './page-watch.ts'
import { isPassing, ServerError } from './server-client.ts'
import type { ServerLink } from './server-link.ts'

/** The outbox: whatever has changed since the last report to the server. */
export type Outbox = {
  tradesToReport(limit: number): { trade: Trade; version: number }[]
  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void
  refusalsToReport(limit: number): Refusal[]
  markRefusalsReported(ids: readonly string[]): void
}

export type ReporterDependencies = {
  link: ServerLink
  outbox: Outbox
  candles: CandleQueue
  log: Log
  now: () => number
}

const perCall = 100

/** Reports events to the server. Every report may be repeated safely; nothing is lost while the server is away. */
export class Reporter {
  readonly #dependencies: ReporterDependencies
  readonly #pages: PageWatch

  constructor(dependencies: ReporterDependencies) {
    this.#dependencies = dependencies
    this.#pages = new PageWatch({ now: dependencies.now, random: Math.random })
  }

  /** Whether a page of the owner is open, as the server said last. */
  isWatched(): boolean {
    return this.#pages.isOpen()
  }

  /** As `reportNews`, but not each time while no page is open. */
  async reportDueNews(): Promise<boolean> {
    return this.#pages.isNewsDue() ? this.reportNews() : false
  }

  /** Reports changed trades and new refusals; answers whether more wait. Throws a ServerError. */
  async reportNews(): Promise<boolean> {
    const trades = await this.#reportTrades()
    const refusals = await this.#reportRefusals()
    return trades === perCall || refusals === perCall
  }

  /**
   * Reports candles while a page is open; answers whether more wait. Throws a ServerError; candles then wait for the next try.
   */
  async reportCandles(): Promise<boolean> {
    const { candles, link } = this.#dependencies
    if (!this.#pages.isOpen()) return false
    const batches = candles.take()
    if (batches.length === 0) return false
    try {
      const { resend } = await link.call('reportCandles', { body: { batches } })
      for (const key of resend) candles.resend(key)
      return candles.hasWaiting()
    } catch (error) {
      if (isPassing(error)) candles.putBack(batches)
      throw error
    }
  }

  async reportState(state: DesktopState): Promise<z.infer<typeof StateAnswer>> {
    const answer = await this.#dependencies.link.call('reportState', { body: state })
    this.#pages.take(answer)
    return answer
  }

  async #reportTrades(): Promise<number> {
    const { outbox, link, log } = this.#dependencies
    const waiting = outbox.tradesToReport(perCall)
    if (waiting.length === 0) return 0
    const answer = await this.#orSayWhy('trades', async () =>
      link.call('reportTrades', { body: { trades: waiting.map(({ trade }) => trade) } }),
    )
    const problems = new Map(answer.rejected.map(({ id, code }) => [id, code]))
    const accepted = new Set(answer.accepted)
    for (const [id, code] of problems)
      log.error('The server does not accept the report of a trade.', { trade: id, code })
    const done = waiting.filter(({ trade: { id } }) => accepted.has(id) || problems.has(id))
    outbox.markTradesReported(
      done.map(({ trade: { id }, version }) => ({ id, version, problem: problems.get(id) ?? null })),
    )
    return waiting.length
  }

  async #reportRefusals(): Promise<number> {
    const { outbox, link } = this.#dependencies
    const refusals = outbox.refusalsToReport(perCall)
    if (refusals.length === 0) return 0
    await this.#orSayWhy('refusals', async () => link.call('reportRefusals', { body: { refusals } }))
    outbox.markRefusalsReported(refusals.map(({ id }) => id))
    return refusals.length
  }

  async #orSayWhy<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ServerError && !isPassing(error)) {
        this.#dependencies.log.error(`The server refuses our report of ${what}; it is kept and tried again.`, {
          code: error.code,
        })
      }
      throw error
    }
  }
}
