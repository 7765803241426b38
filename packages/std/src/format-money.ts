import { onFirstUse } from './on-first-use.ts'

const ledger = onFirstUse(() => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const whole = onFirstUse(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }))

/** A stake of the ledger: `$10.00`. Other currencies are written by their code. Whole cents in. */
export function formatStake(cents: number, currency: string): string {
  return `${signOf(currency)}${ledger().format(Math.abs(cents) / 100)}`
}

/** A result with its sign, a true minus included: `+$8.60`, `−$10.00`, `$0.00`. Whole cents in. */
export function formatResult(cents: number, currency: string): string {
  const sign = cents === 0 ? '' : cents > 0 ? '+' : '−'
  return `${sign}${formatStake(cents, currency)}`
}

/** The price of a plan, without decimals when there are none: `$29`. Whole US cents in. */
export function formatPrice(cents: number): string {
  return `$${(cents % 100 === 0 ? whole() : ledger()).format(cents / 100)}`
}

function signOf(currency: string): string {
  return currency === 'USD' ? '$' : `${currency} `
}
