import { z } from 'zod'
import { explainedCodes } from '../errors.ts'
import { errorPage, legalIds, legalPage, publicPages } from '../site/pages.ts'

/** The pages whose visits are counted: those that everybody may read. */
const countedPaths: readonly string[] = [...publicPages, ...explainedCodes.map(errorPage), ...legalIds.map(legalPage)]

const known: ReadonlySet<string> = new Set(countedPaths)

export const VisitPath = z
  .string()
  .max(200)
  .refine((path) => known.has(path), 'Visits are counted for the public pages of this site only.')

export const VisitInput = z.strictObject({ path: VisitPath })
export const VisitQuery = z.object({ path: VisitPath })
export const ThresholdInput = z.strictObject({ path: VisitPath, threshold: z.int().min(0).max(1_000_000_000) })

/** What the badge of a page needs: it shows when the count has reached the threshold. */
export const VisitCount = z.object({
  count: z.int().min(0),
  shouldDisplay: z.boolean(),
  displayThreshold: z.int().min(0),
})
export type VisitCount = z.infer<typeof VisitCount>
