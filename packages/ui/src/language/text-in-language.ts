/** What replaces `{name}` in a text. */
export type Slots = Readonly<Record<string, string | number>>

type SpokenTexts = {
  /** As `lang` attributes and `Intl` name it. */
  language: string
  /** Translations by the English text; none in English. */
  texts: Readonly<Record<string, string>>
}

/** The language of the document. Changing it must draw the document again. */
export const spokenTexts: SpokenTexts = { language: 'en', texts: {} }

/**
 * A text of a screen in the language of the document, by its English words; `{name}` in it is replaced. An app gives it
 * the type of the texts in its catalogues, so that no screen can have an untranslated sentence.
 */
export function textInLanguage(text: string, slots?: Slots): string {
  return fillSlots(spokenTexts.texts[text] ?? text, slots)
}

/** A text with its values in the places of their names. */
export function fillSlots(text: string, slots?: Slots): string {
  return slots === undefined ? text : text.replace(/\{(\w+)\}/gu, (_, name: string) => String(slots[name]))
}
