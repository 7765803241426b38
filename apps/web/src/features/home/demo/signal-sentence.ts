import type { RefusalCode } from '@stratomate/contracts'
import { gateCheckOf, gateChecks } from '@stratomate/contracts/trading/gate-checks'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import type { PlacedSignal } from './demo-state.ts'

/** What happened, as one sentence for those who do not see it. */
export function signalSentence(signal: PlacedSignal): string {
  const { side } = signal
  const price = formatPrice(signal.price)
  if (signal.kind === 'placed') {
    const text =
      side === 'buy'
        ? 'Buy signal at {price}: all checks passed, CALL order open.'
        : 'Sell signal at {price}: all checks passed, PUT order open.'
    return t(text, { price })
  }
  const refused = t(side === 'buy' ? 'Buy signal at {price} refused.' : 'Sell signal at {price} refused.', { price })
  return `${refused} ${refusalSentence(signal.code)}`
}

/** The market's words for the two sides of a signal. */
export const sideLabels = { buy: 'CALL', sell: 'PUT' } as const

/** How long the checks of a signal took, in the milliseconds of the ruler: `0.0034 ms`. Microseconds in. */
export function formatCheckTime(us: number): string {
  return `${(us / 1_000).toLocaleString(spoken.language, { maximumSignificantDigits: 2 })}\u00A0ms`
}

/** The two reasons that occur in the demo, in a few words; any other by the check that gave it. */
export function refusalLabel(code: RefusalCode): string {
  if (code === 'opposite_open') return t('against an open trade')
  return t(code === 'low_payout' ? 'by your own rule' : gateChecks[gateCheckOf(code)].words)
}

/** The sentence of a refusal; the two that occur in the demo are in the language of the page. */
export function refusalSentence(code: RefusalCode): string {
  if (code === 'opposite_open' || code === 'low_payout') return t(refusalCatalogue[code].sentence)
  return refusalCatalogue[code].sentence
}

/** A made-up price with the digits of its chart. */
export function formatPrice(price: number): string {
  return price.toFixed(5)
}
