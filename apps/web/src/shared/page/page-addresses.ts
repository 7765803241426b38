import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/** The library, and the page of one of its indicators. The ids come as types alone, so a link loads no texts. */
export const libraryPage = '/strategies-library'

export function indicatorPage(id: IndicatorId): string {
  return `${libraryPage}/${id}`
}

/** The page of one post. */
export function postPath(id: string): string {
  return `/community/${id}`
}
