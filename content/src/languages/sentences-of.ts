import { type ErrorCode, errorCatalogue } from '@stratomate/contracts/errors'
import { type RefusalCode, refusalCatalogue } from '@stratomate/contracts/trading/refusals'

/** What the service and the app say, by their codes: a language has every one of them. */
export type CodeSentences = {
  errors: Readonly<Record<ErrorCode, string>>
  refusals: Readonly<Record<RefusalCode, { sentence: string; fix: string }>>
}

/** The sentences by their English words, because that is how they come from the service. */
export function sentencesOf({ errors, refusals }: CodeSentences): Readonly<Record<string, string>> {
  // Safe: exactly the keys of the tables.
  const errorCodes = Object.keys(errorCatalogue) as ErrorCode[]
  const refusalCodes = Object.keys(refusalCatalogue) as RefusalCode[]
  return Object.fromEntries([
    ...errorCodes.map((code) => [errorCatalogue[code].message, errors[code]] as const),
    ...refusalCodes.flatMap((code) => [
      [refusalCatalogue[code].sentence, refusals[code].sentence] as const,
      [refusalCatalogue[code].fix, refusals[code].fix] as const,
    ]),
  ])
}
