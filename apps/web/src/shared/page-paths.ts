import { explainedCodes } from '@stratomate/contracts/explained-codes'
import { errorPage, personalPages, publicPages, signedInPages } from '@stratomate/contracts/pages'

/** Every page search engines may list. */
export const listedPaths: readonly string[] = [...publicPages, ...explainedCodes.map(errorPage)]

/** The pages of this site that are built; `routes.ts` gives each its screen. */
export const pagePaths: readonly string[] = [...listedPaths, ...personalPages, ...signedInPages]
