import { indicatorName as nameInCatalogue } from '@stratomate/indicators/catalogue/indicator-name'

/** The same name in a sentence, without underscores: `SuperTrend`. */
export function spokenIndicatorName(indicatorId: string): string {
  return indicatorName(indicatorId).replaceAll('_', '')
}

/** The name by which people know an indicator; the rooms of the features know no more of indicators. */
export function indicatorName(indicatorId: string): string {
  return nameInCatalogue(indicatorId)
}
