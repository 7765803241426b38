import type { ErrorCode } from '@stratomate/contracts/errors'
import type { refusalExplanations, Explanation } from '../codes/refusal-explanations.ts'
import type { Question } from '../blocks.ts'
import type { Reason } from '../reasons.ts'

/** Why each code happens and what to do, as the English texts have it. */
export type ErrorExplanations = Readonly<Record<ErrorCode, Explanation>>
export type RefusalExplanations = Readonly<Record<keyof typeof refusalExplanations, Explanation>>

/** Written content that has a sibling of the same shape in every language, by its name. */
export type TranslatedContent = {
  billingQuestions: readonly Question[]
  homeQuestions: readonly Question[]
  reasons: readonly Reason[]
}
