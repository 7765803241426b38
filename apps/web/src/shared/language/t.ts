import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { MarkedText, type MarkedTextProps } from '@stratomate/ui/language/marked-text'
import { type Slots, textInLanguage } from '@stratomate/ui/language/text-in-language'
import type { ReactNode } from 'react'
import { spoken } from './spoken.ts'

/** A text of a screen in the language of the document. Only texts that have a translation are taken. */
export const t: (text: TranslatedText, slots?: Slots) => string = textInLanguage

/** A sentence with links or marks inside. Only texts that have a translation are taken. */
export const TextWithMarks: (props: MarkedTextProps<TranslatedText>) => ReactNode = MarkedText

/** A sentence that the service has sent, in the language of the document where its catalogue has it. */
export function translated(sentence: string): string {
  return spoken.texts[sentence] ?? sentence
}

/** A written content in the language of the document, English where it has none. */
export function inLanguage<Name extends keyof TranslatedContent>(
  name: Name,
  english: TranslatedContent[Name],
): TranslatedContent[Name] {
  return spoken.content[name] ?? english
}
