import { type DesktopState, type Refusal, reportLengthMax, type StateAnswer, type Trade } from '@stratomate/contracts'
import type { z } from 'zod'
import type { Log } from '@stratomate/engine/ports'
import type { CandleQueue } from './candle-queue.ts'
import { PageWatch } from './page-watch.ts'
import { isPassing, ServerError } from './server-client.ts'
import type { ServerLink } from './server-link.ts'

/** The outbox: everything that changed since the last report to the server. */
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

/**
 * The least milliseconds between two reports of a kind, so that all of them together stay within `reportsPerMinuteMax`:
 * somebody who looks at the dashboard waits for the trades. After a quiet time the first report is sent at once.
 */
export const reportPausesMs = { trades: 32, refusals: 500, state: 500, candles: 300 } as const

/**
 * Reports events to the server. Every report may be repeated safely; nothing is lost while the server cannot be
 * reached.
 */
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

  /** Reports changed trades, but not each time while no page is open; answers whether more wait. Throws a ServerError. */
  async reportTrades(): Promise<boolean> {
    return this.#reportDue('trades', () => this.#reportTrades())
  }

  /** The same for new refusals. */
  async reportRefusals(): Promise<boolean> {
    return this.#reportDue('refusals', () => this.#reportRefusals())
  }

  /** Reports all changes and all new refusals, before the app ends. Throws a ServerError. */
  async reportAll(): Promise<void> {
    while (await this.#reportTrades());
    while (await this.#reportRefusals());
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

  async #reportDue(news: 'trades' | 'refusals', report: () => Promise<boolean>): Promise<boolean> {
    if (!this.#pages.isDue(news)) return false
    const hasMore = await report()
    if (!hasMore) this.#pages.reported(news)
    return hasMore
  }

  async #reportTrades(): Promise<boolean> {
    const { outbox, link, log } = this.#dependencies
    const waiting = outbox.tradesToReport(reportLengthMax)
    if (waiting.length === 0) return false
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
    return waiting.length === reportLengthMax
  }

  async #reportRefusals(): Promise<boolean> {
    const { outbox, link } = this.#dependencies
    const refusals = outbox.refusalsToReport(reportLengthMax)
    if (refusals.length === 0) return false
    await this.#orSayWhy('refusals', async () => link.call('reportRefusals', { body: { refusals } }))
    outbox.markRefusalsReported(refusals.map(({ id }) => id))
    return refusals.length === reportLengthMax
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
