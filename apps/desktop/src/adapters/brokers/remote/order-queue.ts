import type { OrderRequest } from '@stratomate/engine/ports'
import type { SentOrder } from './deal.ts'

export type HeldOrder = { readonly request: OrderRequest; readonly order: SentOrder }

/**
 * Orders that wait until another one of the same asset and stake is answered, because the broker's refusals do not say
 * which order they mean. None waits longer than its signal is valid.
 */
export class OrderQueue {
  readonly #held: HeldOrder[] = []

  add(held: HeldOrder): void {
    this.#held.push(held)
  }

  /** Takes out those that have waited too long. */
  takeLate(nowMs: number): HeldOrder[] {
    return this.#take(({ request }) => nowMs >= request.sendByMs)
  }

  /** Takes out the first that may go now. */
  takeNext(isBusy: (order: SentOrder) => boolean): HeldOrder | null {
    const next = this.#held.find(({ order }) => !isBusy(order))
    if (next === undefined) return null
    this.#held.splice(this.#held.indexOf(next), 1)
    return next
  }

  takeAll(): HeldOrder[] {
    return this.#take(() => true)
  }

  has(id: string): boolean {
    return this.#held.some(({ order }) => order.id === id)
  }

  /** When the first of them is too late; null when none waits. */
  nextLateMs(): number | null {
    return this.#held.length === 0 ? null : Math.min(...this.#held.map(({ request }) => request.sendByMs))
  }

  #take(isWanted: (held: HeldOrder) => boolean): HeldOrder[] {
    const wanted = this.#held.filter(isWanted)
    for (const held of wanted) this.#held.splice(this.#held.indexOf(held), 1)
    return wanted
  }
}
