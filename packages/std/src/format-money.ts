import { formatCount } from './format-count.ts'

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
