import type { Question } from '../blocks.ts'
import type { Reason } from '../reasons.ts'

/** Written content that has a sibling of the same shape in every language, by its name. */
export type TranslatedContent = {
  homeQuestions: readonly Question[]
  reasons: readonly Reason[]
}
