import { formatResult, formatStake } from '@stratomate/std/format-number'

/** A share as percent with one decimal: `53.5 %`. */
export function percentText(share: number): string {
  return `${(100 * share).toFixed(1)}\u00A0%`
}

/** A difference of shares in points, with its sign: `+1.2`, `−0.8`. */
export function pointsText(difference: number): string {
  const points = (100 * Math.abs(difference)).toFixed(1)
  return `${difference < 0 && points !== '0.0' ? '−' : '+'}${points}`
}

/** Results of the lab are in the dollars of the paper account; no line ends after the minus. Whole cents in. */
export function resultText(cents: number, currency = 'USD'): string {
  return formatResult(Math.round(cents), currency).replace('−', '−\u2060')
}

export function stakeText(cents: number, currency = 'USD'): string {
  return formatStake(cents, currency)
}

/** A count with its thousands apart. */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** As the terminal writes a timeframe: `M1`, `H4`, `D1`. Seconds in. */
export function timeframeText(seconds: number): string {
  if (seconds % 86_400 === 0) return `D${seconds / 86_400}`
  return seconds % 3_600 === 0 ? `H${seconds / 3_600}` : `M${seconds / 60}`
}

/** A moment on the clock of UTC: `2026-03-02 14:05`. Unix seconds in. */
export function utcText(timeS: number): string {
  return new Date(timeS * 1_000).toISOString().slice(0, 16).replace('T', ' ')
}
