import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { type Slots, textInLanguage } from '@stratomate/ui/language/text-in-language'
import { spoken } from './spoken.ts'

/** A text of a screen in the language of the document. Only texts that have a translation are taken. */
export const t: (text: TranslatedText, slots?: Slots) => string = textInLanguage

/** A sentence that the service has sent, in the language of the document where its catalogue has it. */
export function translated(sentence: string): string {
  return spoken.texts[sentence] ?? sentence
}
