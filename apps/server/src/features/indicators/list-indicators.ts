import type { IndicatorView } from '@stratomate/contracts'
import { catalogue } from '@stratomate/indicators/catalogue/catalogue'

/** The indicators of the library, in the order of their names. */
export function listIndicators(): IndicatorView[] {
  return catalogue.map((facts) => ({
    id: facts.id,
    name: facts.name,
    category: facts.category,
    description: facts.description,
    bestConditions: [...facts.bestConditions],
    tradingPairs: [...facts.tradingPairs],
    timeframes: [...facts.timeframes],
    imageUrl: null,
    recommendedSettings: facts.recommendedSettings.map(({ parameter, value, description = null }) => ({
      parameter,
      value,
      description,
    })),
    installGuide: facts.installGuide,
  }))
}
