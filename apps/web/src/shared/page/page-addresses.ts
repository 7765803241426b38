import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

/**
 * The addresses of the library and of its indicators. Only the types of the ids are imported, so a link loads no texts.
 */
export const libraryPage = '/strategies-library'

export function indicatorPage(id: IndicatorId): string {
  return `${libraryPage}/${id}`
}

/** The address of one post. */
export function postPath(id: string): string {
  return `/community/${id}`
}
