import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/** The element id of the list of cards. */
export const indicatorGridId = 'indicator-cards'

/** The id of the link of a card: where the focus returns when its dialog closes. */
export function cardId(id: IndicatorId): string {
  return `indicator-${id}`
}
