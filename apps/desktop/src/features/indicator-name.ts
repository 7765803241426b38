import { catalogue } from '@stratomate/indicators/catalogue/catalogue'

const names: ReadonlyMap<string, string> = new Map([
  ...catalogue.map(({ id, name }) => [id, name] as const),
  ['by_hand', 'By hand'],
])

/** The same name in a sentence, where no underscore is spoken: `SuperTrend`. */
export function spokenIndicatorName(indicatorId: string): string {
  return indicatorName(indicatorId).replaceAll('_', '')
}

/** The name that people know an indicator by; one of somebody else is called what its chart calls it. */
export function indicatorName(indicatorId: string): string {
  return names.get(indicatorId) ?? indicatorId
}
