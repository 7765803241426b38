/** Whole cents of an amount in units of the currency, such as 19.54. @throws Error when it is not a finite number */
export function centsOf(amount: number): number {
  if (!Number.isFinite(amount)) throw new Error('An amount of the broker is not a number.')
  return Math.round(amount * 100)
}

/** A price from the broker; null for what is not a price, such as the zero of a trade that has not begun. */
export function priceOf(price: number | null | undefined): number | null {
  return typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : null
}

/** The result of a deal that returned `profitCents` beside its stake. */
export function settlementOf(profitCents: number): { result: 'won' | 'lost' | 'tie'; profitCents: number } {
  if (profitCents === 0) return { result: 'tie', profitCents }
  return { result: profitCents > 0 ? 'won' : 'lost', profitCents }
}
