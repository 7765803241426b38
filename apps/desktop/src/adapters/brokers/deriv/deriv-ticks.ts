import { SpotPrices } from '../remote/spot-prices.ts'
import type { DerivCalls } from './deriv-calls.ts'
import { type DerivAnswer, DerivTick } from './deriv-messages.ts'

/** The prices of the assets that charts trade: subscribed to once per connection, then sent by the broker. */
export class DerivTicks {
  readonly #calls: DerivCalls
  readonly #prices: SpotPrices

  constructor(calls: DerivCalls, now: () => number) {
    this.#calls = calls
    this.#prices = new SpotPrices(now)
  }

  watch(asset: string): void {
    if (!this.#prices.follow(asset)) return
    // Without a price from the broker, signals are not refused for their price; the next connection asks again.
    this.#calls.ask({ ticks: asset, subscribe: 1 }, DerivTick).then(
      ({ tick }) => this.#prices.take(asset, tick.quote),
      () => undefined,
    )
  }

  take(answer: DerivAnswer): void {
    const tick = DerivTick.safeParse(answer).data?.tick
    const asset = tick?.underlying_symbol ?? tick?.symbol
    if (tick !== undefined && asset !== undefined) this.#prices.take(asset, tick.quote)
  }

  field(asset: string): { spot?: number } {
    return this.#prices.field(asset)
  }
}
