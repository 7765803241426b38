import { explanations } from '@stratomate/content/codes/explanations'
import { errorCatalogue } from '@stratomate/contracts/errors'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import { inLanguage, translated } from '#web/shared/language/t.ts'

/** A code that a person sees: an answer of the service, or the reason why a signal was not traded. */
export type CodeMeaning = { kind: 'error'; sentence: string; status: number } | { kind: 'refusal'; sentence: string }

export type ExplainedCode = { code: string; cause: string; fix: string; meanings: readonly CodeMeaning[] }

const errors: Readonly<Record<string, { status: number; message: string }>> = errorCatalogue
const refusals: Readonly<Record<string, { sentence: string }>> = refusalCatalogue
const texts: Readonly<Record<string, { cause: string; fix: string }>> = explanations

/** Everything known about a code; `null` for a code that does not exist. A few codes have both meanings. */
export function explainCode(code: string): ExplainedCode | null {
  const explained = inLanguage('codeExplanations', texts)
  const text = Object.hasOwn(explained, code) ? explained[code] : undefined
  if (text === undefined) return null
  const error = Object.hasOwn(errors, code) ? errors[code] : undefined
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  return {
    code,
    ...text,
    meanings: [
      ...(error === undefined
        ? []
        : [{ kind: 'error' as const, sentence: translated(error.message), status: error.status }]),
      ...(refusal === undefined ? [] : [{ kind: 'refusal' as const, sentence: translated(refusal.sentence) }]),
    ],
  }
}
