import { catalogue } from './catalogue.ts'

const names: ReadonlyMap<string, string> = new Map(catalogue.map(({ id, name }) => [id, name]))

/** The name that people know an indicator by; an id that the catalogue does not hold is shown as it is. */
export function indicatorName(indicatorId: string): string {
  return names.get(indicatorId) ?? indicatorId
}

/** Whether the indicator of a chart is one of the catalogue, whose rule can be read and tested. */
export function isKnownIndicator(indicatorId: string): boolean {
  return names.has(indicatorId)
}
