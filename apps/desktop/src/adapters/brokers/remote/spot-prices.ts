/** An older price says nothing about the one that an order would get. */
export const spotMsMax = 5_000

/** The last price of each followed asset, valid for a moment only. */
export class SpotPrices {
  readonly #now: () => number
  readonly #prices = new Map<string, { price: number; atMs: number } | null>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** How many assets are followed. */
  count(): number {
    return this.#prices.size
  }

  /** Follows an asset; false when it is followed already. */
  follow(asset: string): boolean {
    if (this.#prices.has(asset)) return false
    this.#prices.set(asset, null)
    return true
  }

  /** Takes a price from the broker; prices of other assets and values that are not prices change nothing. */
  take(asset: string, price: unknown): void {
    if (!this.#prices.has(asset) || typeof price !== 'number' || !Number.isFinite(price) || price <= 0) return
    this.#prices.set(asset, { price, atMs: this.#now() })
  }

  /** The price as a field of a quote, which is left out while none is fresh. */
  field(asset: string): { spot?: number } {
    const known = this.#prices.get(asset) ?? null
    const ageMs = known === null ? Number.POSITIVE_INFINITY : Math.abs(this.#now() - known.atMs)
    return known === null || ageMs > spotMsMax ? {} : { spot: known.price }
  }
}
