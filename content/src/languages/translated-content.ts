import type { ErrorCode } from '@stratomate/contracts/errors'
import type { refusalExplanations, Explanation } from '../codes/refusal-explanations.ts'
import type { Block, Question, Step, Text } from '../blocks.ts'
import type { Changelog } from '../changelog.ts'
import type { Guideline } from '../community-texts.ts'
import type { SearchTerms } from '../search-terms.ts'
import type { documentation } from '../documentation/documentation.ts'
import type { Guide } from '../guides/guides.ts'
import type { Reason } from '../reasons.ts'

/** Why each code happens and what to do, as the English texts have it. */
export type ErrorExplanations = Readonly<Record<ErrorCode, Explanation>>
export type RefusalExplanations = Readonly<Record<keyof typeof refusalExplanations, Explanation>>

/** Written content that has a sibling of the same shape in every language, by its name. */
export type TranslatedContent = {
  /** By every code. */
  codeExplanations: Readonly<Record<string, Explanation>>
  billingQuestions: readonly Question[]
  changelog: Changelog
  communityAbout: Text
  communityGuidelines: readonly Guideline[]
  documentation: typeof documentation
  /** By the paths of the English ones. */
  searchTerms: SearchTerms
  /** In the order of the English ones. */
  guides: readonly Guide[]
  homeQuestions: readonly Question[]
  /** The way from the ZIP file to the first chart; `begin` and `start` by what the package holds. */
  installation: {
    begin: Readonly<Record<'script' | 'others', Step>>
    start: Readonly<Record<'setup' | 'program' | 'script' | 'unknown', Step>>
    warning: Readonly<Record<'signed' | 'unsigned', Block>>
    steps: (begin: Step, start: Step) => readonly Step[]
  }
  /** Around what is known of the brokers on the internet. */
  releaseNote: (brokersText: string) => Block
  reasons: readonly Reason[]
  supportQuestions: readonly Question[]
}
