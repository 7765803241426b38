const groupedFrom = 1_000

/**
 * A count as a language writes it: `250`, `12,000`. Below a thousand every language of ours writes digits alone, so that
 * a page does not load the browser's formats, the dearest 16 ms of its start, for them. Whole numbers from 0.
 */
export function formatCount(count: number, language = 'en-US'): string {
  return count < groupedFrom ? String(count) : count.toLocaleString(language)
}

/** A stake of the ledger: `$10.00`. Other currencies are written by their code. Whole cents in. */
export function formatStake(cents: number, currency: string): string {
  return `${signOf(currency)}${withCents(Math.abs(cents))}`
}

/** A result with its sign, a true minus included: `+$8.60`, `−$10.00`, `$0.00`. Whole cents in. */
export function formatResult(cents: number, currency: string): string {
  const sign = cents === 0 ? '' : cents > 0 ? '+' : '−'
  return `${sign}${formatStake(cents, currency)}`
}

/** The price of a plan, without decimals when there are none: `$29`. Whole US cents from 0 in. */
export function formatPrice(cents: number): string {
  return `$${cents % 100 === 0 ? formatCount(cents / 100) : withCents(cents)}`
}

function withCents(cents: number): string {
  const whole = Math.round(cents)
  return `${formatCount(Math.trunc(whole / 100))}.${String(whole % 100).padStart(2, '0')}`
}

function signOf(currency: string): string {
  return currency === 'USD' ? '$' : `${currency} `
}
