import type { TranslatedText } from '@stratomate/content/languages/translated-text'
import { spoken } from './spoken.ts'

/** What stands in the place of `{name}` in a text. */
export type Slots = Readonly<Record<string, string | number>>

/**
 * A text of a screen in the language of the document, by its English words; `{name}` in it is replaced. Only texts that
 * have a translation are taken, so a page that is translated cannot gain an English sentence.
 */
export function t(text: TranslatedText, slots?: Slots): string {
  const shown = spoken.texts[text] ?? text
  return slots === undefined ? shown : shown.replace(/\{(\w+)\}/gu, (_, name: string) => String(slots[name]))
}

/** A sentence that the service has sent, in the language of the document where its catalogue has it. */
export function translated(sentence: string): string {
  return spoken.texts[sentence] ?? sentence
}
