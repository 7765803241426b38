import type { RefusalCode } from '@stratomate/contracts'
import { gateCheckOf, gateChecks } from '@stratomate/contracts/trading/gate-checks'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { PlacedSignal } from './demo-state.ts'

/** What happened, as one sentence for those who do not see it. */
export function signalSentence(signal: PlacedSignal): string {
  const name = `${signal.side === 'buy' ? 'Buy' : 'Sell'} signal at ${formatPrice(signal.price)}`
  return signal.kind === 'placed'
    ? `${name}: all checks passed, ${sideLabels[signal.side]} order open.`
    : `${name} refused. ${refusalCatalogue[signal.code].sentence}`
}

/** The words of the market for the two sides of a signal. */
export const sideLabels = { buy: 'CALL', sell: 'PUT' } as const

/** How long the checks of a signal took: microseconds below a millisecond. Microseconds in. */
export function formatCheckTime(us: number): string {
  if (us >= 1_000) return `${(us / 1_000).toFixed(1)}\u00A0ms`
  return us < 10 ? `${us.toFixed(1)}\u00A0µs` : `${Math.round(us)}\u00A0µs`
}

/** The two reasons that the demo meets, in a few words; any other by the check that gave it. */
export function refusalLabel(code: RefusalCode): string {
  if (code === 'opposite_open') return 'against an open trade'
  return code === 'low_payout' ? 'by your own rule' : gateChecks[gateCheckOf(code)].words
}

/** A made-up price with the digits of its chart. */
export function formatPrice(price: number): string {
  return price.toFixed(5)
}
