import { dayMs } from '@stratomate/std/time'
import type { Deal, Listing } from '../remote/deal.ts'

const dealsKept = 1_000
const keptMs = 2 * dayMs

/** The broker's lists of deals: complete when the connection begins, updated by what the broker sends afterwards. */
export class PocketLists {
  readonly #deals = new Map<string, Deal>()
  #newestMs = 0
  #openedAtMs: number | null = null
  #closedAtMs: number | null = null
  #oddCount = 0

  takeOpened(deals: readonly Deal[], nowMs: number): void {
    this.#openedAtMs ??= nowMs
    for (const deal of deals) this.take(deal)
  }

  takeClosed(deals: readonly Deal[], nowMs: number): void {
    this.#closedAtMs ??= nowMs
    for (const deal of deals) this.take(deal)
  }

  /**
   * Deals that could not be read: from now on the lists of this connection no longer prove that an order does not
   * exist.
   */
  noteOdd(count: number): void {
    this.#oddCount += count
  }

  /** An older list never makes an ended deal open again. */
  take(deal: Deal): void {
    const hasEnded = (this.#deals.get(deal.ref)?.settlement ?? null) !== null
    if (!hasEnded || deal.settlement !== null) this.#deals.set(deal.ref, deal)
    this.#newestMs = Math.max(this.#newestMs, deal.openedAtMs)
    if (this.#deals.size > dealsKept) this.#forgetEnded()
  }

  /** Keeps a connection that lasts for weeks from growing: nothing asks for deals that ended days ago. */
  #forgetEnded(): void {
    for (const [ref, { settlement, openedAtMs }] of this.#deals) {
      if (settlement !== null && openedAtMs < this.#newestMs - keptMs) this.#deals.delete(ref)
    }
  }

  isComplete(): boolean {
    return this.#openedAtMs !== null && this.#closedAtMs !== null
  }

  /** Later deals arrive one by one, so the lists as a whole are as old as their first delivery. */
  listing(sinceMs: number): Listing {
    const asOfMs = Math.min(this.#openedAtMs ?? 0, this.#closedAtMs ?? 0)
    const deals = [...this.#deals.values()].filter(({ openedAtMs }) => openedAtMs >= sinceMs)
    return { deals, asOfMs, oddCount: this.#oddCount }
  }
}

/** What the self-test still waits for, as a text; empty when everything has arrived. */
export function missingOf(arrived: Readonly<Record<string, boolean>>): string {
  return Object.entries(arrived)
    .filter(([, hasArrived]) => !hasArrived)
    .map(([what]) => `no ${what}`)
    .join(', ')
}
