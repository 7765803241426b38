import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { MarkedText, type MarkedTextProps } from '@stratomate/ui/language/marked-text'
import { type Slots, textInLanguage } from '@stratomate/ui/language/text-in-language'
import type { ReactNode } from 'react'
import { spoken } from './spoken.ts'

/** A text of a screen in the language of the document. The type accepts only texts that have a translation. */
export const t: (text: TranslatedText, slots?: Slots) => string = textInLanguage

/** A sentence with links or marks inside. The type accepts only texts that have a translation. */
export const TextWithMarks: (props: MarkedTextProps<TranslatedText>) => ReactNode = MarkedText

/** A sentence from the service, in the language of the document if its catalogue has it. */
export function translated(sentence: string): string {
  return spoken.texts[sentence] ?? sentence
}

/** Written content in the language of the document, or in English where it is not translated. */
export function inLanguage<Name extends keyof TranslatedContent>(
  name: Name,
  english: TranslatedContent[Name],
): TranslatedContent[Name] {
  return spoken.content[name] ?? english
}
