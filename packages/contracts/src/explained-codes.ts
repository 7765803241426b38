import { errorCatalogue } from './errors.ts'
import { refusalCodes } from './trading/refusals.ts'

/** Every code that a person may meet, each with a page of its own. Zod-free. */
export const explainedCodes: readonly string[] = Object.freeze(
  [...new Set([...Object.keys(errorCatalogue), ...refusalCodes])].toSorted(),
)
