import { catalogue } from '@stratomate/indicators/catalogue/catalogue'

const names: ReadonlyMap<string, string> = new Map([
  ...catalogue.map(({ id, name }) => [id, name] as const),
  ['by_hand', 'By hand'],
])

/** The same name in a sentence, without underscores: `SuperTrend`. */
export function spokenIndicatorName(indicatorId: string): string {
  return indicatorName(indicatorId).replaceAll('_', '')
}

/** The name by which people know an indicator; a foreign one has the name that its chart gives it. */
export function indicatorName(indicatorId: string): string {
  return names.get(indicatorId) ?? indicatorId
}
