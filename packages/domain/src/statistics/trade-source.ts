import { unprovenLabel } from '@stratomate/contracts/desktop-window/outside-values'

/** Whether signals came from outside the charts: an alert, a timed list, a channel. Each source names itself as an indicator. */
export function isOutsideSource(indicatorId: string): boolean {
  return indicatorId.startsWith(`${unprovenLabel}: `)
}

/** Where the signal of a trade came from: `charts`, the person's hand as `by_hand`, or a source from outside by its name. */
export function sourceOf(indicatorId: string): string {
  return isOutsideSource(indicatorId) || indicatorId === 'by_hand' ? indicatorId : 'charts'
}
