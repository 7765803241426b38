import { catalogue } from './catalogue.ts'

const names: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]))

/**
 * The name that people know an indicator by; one that the catalogue does not hold has the name that its chart gives it. An
 * order of the person's own stands in the place of an indicator's.
 */
export function indicatorName(indicatorId: string): string {
  return indicatorId === 'by_hand' ? 'By hand' : (names.get(indicatorId) ?? indicatorId)
}

/** Whether the indicator of a chart is one of the catalogue, whose rule can be read and tested. */
export function isKnownIndicator(indicatorId: string): boolean {
  return names.has(indicatorId)
}
