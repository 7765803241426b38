import { brand } from '@stratomate/brand'
import { mailSentences } from '@stratomate/content/languages/mail-sentences'
import { type Language, isTranslated, pathIn } from '@stratomate/contracts/site/languages'
import { instantText } from '@stratomate/domain'
import type { Paragraph, Slot, Words } from '../say.ts'

/** `timeZone` is null where it is unknown. */
export type WordsReader = { origin: string; language: Language; timeZone: string | null }

/** Paragraphs as plain text, with an empty line between them. */
export function writeParagraphs(paragraphs: readonly Paragraph[], reader: WordsReader): string {
  return paragraphs
    .map((paragraph) => ('length' in paragraph ? paragraph : [paragraph]))
    .map((lines) => lines.map((line) => writePhrase(line, reader)).join('\n'))
    .join('\n\n')
}

/** A text in the language of its reader. */
export function writePhrase(words: Words, reader: WordsReader): string {
  if ('typed' in words) return words.typed
  const text = mailSentences(reader.language).texts[words.say]
  const slots: Readonly<Record<string, Slot>> = { brand: brand.name, team: brand.email, ...words.slots }
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => writeSlot(slots[name] ?? '', reader))
}

/**
 * Words in the form in which they are stored for the English pages; `timeZone` of the reader, null where it is unknown.
 */
export function writeEnglish(words: Words, timeZone: string | null = null): string {
  return writePhrase(words, { origin: '', language: 'en', timeZone })
}

function writeSlot(slot: Slot, reader: WordsReader): string {
  const { language, origin, timeZone } = reader
  if (typeof slot !== 'object') return String(slot)
  if ('moment' in slot) return instantText(slot.moment, timeZone, language)
  if ('booked' in slot) return instantText(slot.booked, null, language)
  if ('usdCents' in slot) return moneyIn(language).format(slot.usdCents / 100)
  if ('page' in slot) return `${origin}${pageIn(language, slot.page)}`
  if ('refusal' in slot) return mailSentences(language).reasonOf(slot.refusal)
  return writePhrase(slot, reader)
}

/** The page in the language, the English one where it has no other. */
function pageIn(language: Language, page: string): string {
  const [path = page] = page.split(/[?#]/u)
  return isTranslated(path) ? `${pathIn(language, path)}${page.slice(path.length)}` : page
}

function moneyIn(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(language === 'en' ? 'en-US' : language, { style: 'currency', currency: 'USD' })
}
