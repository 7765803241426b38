import type { TranslatedContent } from '../../translated-content.ts'
import { errorExplanations } from './error-explanations.data.ts'
import { refusalExplanations } from './refusal-explanations.data.ts'

export const texts = {}

export const content: Pick<TranslatedContent, 'codeExplanations'> = {
  codeExplanations: { ...errorExplanations, ...refusalExplanations },
}
