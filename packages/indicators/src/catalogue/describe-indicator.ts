import type { IndicatorFacts, RecommendedSetting } from './indicator-facts.ts'
import { writeInstallGuide } from './install-guide.ts'

export const majorPairs: readonly string[] = ['EUR/USD', 'GBP/USD', 'USD/JPY', 'AUD/USD']
export const otcPairs: readonly string[] = ['EUR/USD OTC', 'GBP/USD OTC', 'AUD/CAD OTC', 'USD/JPY OTC']
export const gold = 'XAU/USD'
export const bitcoin = 'BTC/USD'

/** Said of every rule whose name belongs to no published formula (DECISIONS, Catalogue). */
export const ownDefinition = 'Our own definition from standard building blocks.'

export function setting(parameter: string, value: string, description?: string): RecommendedSetting {
  return description === undefined ? { parameter, value } : { parameter, value, description }
}

/** How long a trade runs when nothing else is set, in candles of its chart. */
export function expirySetting(candles: number): RecommendedSetting {
  return setting('Expiry', candles === 1 ? '1 candle' : `${candles} candles`, 'How long a trade runs by default')
}

/** Completes a description with its guide, which follows from the rest. */
export function describeIndicator(facts: Omit<IndicatorFacts, 'installGuide'>): IndicatorFacts {
  return { ...facts, installGuide: writeInstallGuide(facts) }
}
