import type { Words } from '../say.ts'
import { writePhrase } from './write-phrase.ts'

/** Words as they are stored for pages that are in English; `timeZone` of the reader, null where nobody knows it. */
export function writeEnglish(words: Words, timeZone: string | null = null): string {
  return writePhrase(words, { origin: '', language: 'en', timeZone })
}
