import { explainedCodes } from '@stratomate/contracts/errors'
import {
  errorPage,
  legalIds,
  legalPage,
  personalPages,
  publicPages,
  signedInPages,
} from '@stratomate/contracts/site/pages'
import { isTranslated, otherLanguages, pathIn } from '@stratomate/contracts/site/languages'
import { indicatorIds } from '@stratomate/indicators/catalogue/indicator-ids'
import { indicatorPage } from './page-addresses.ts'

/** Every page that search engines may list. */
export const listedPaths: readonly string[] = [
  ...publicPages,
  ...indicatorIds.map(indicatorPage),
  ...explainedCodes.map(errorPage),
  ...legalIds.map(legalPage),
]

/** The pages that are built; `routes.ts` gives each its screen. */
export const pagePaths: readonly string[] = [...listedPaths, ...personalPages, ...signedInPages]

/**
 * What is served at unknown addresses: one page for the whole site, and one below each page with subpages, because the
 * browser's router takes an unknown guide for a guide.
 */
export const notFoundPaths: readonly string[] = [
  '/404',
  '/how-to/404',
  '/errors/404',
  '/legal/404',
  '/strategies-library/404',
  // Also the page that the server sends for a post that exists.
  '/community/404',
]

/** The pages in other languages; all others are shown in English. */
export const translatedPaths: readonly string[] = otherLanguages.flatMap((language) =>
  [...pagePaths.filter(isTranslated), '/404', '/errors/404', '/how-to/404', '/community/404'].map((path) =>
    pathIn(language, path),
  ),
)
