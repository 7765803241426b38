import { spokenTexts } from './spoken-texts.ts'

/** What stands in the place of `{name}` in a text. */
export type Slots = Readonly<Record<string, string | number>>

/**
 * A text of a screen in the language of the document, by its English words; `{name}` in it is replaced. An app gives it
 * the type of the texts that its catalogues have, so that none of its screens gains an English sentence.
 */
export function textInLanguage(text: string, slots?: Slots): string {
  return fillSlots(spokenTexts.texts[text] ?? text, slots)
}

/** A text with its values in the places of their names. */
export function fillSlots(text: string, slots?: Slots): string {
  return slots === undefined ? text : text.replace(/\{(\w+)\}/gu, (_, name: string) => String(slots[name]))
}
