import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** From how many characters before the limit on a field says what is left. */
const nearLimit = 500

const tooMany = ['{count} character too many', '{count} characters too many'] as const
const rest = ['{count} character left', '{count} characters left'] as const

/** The text as it will be stored, so that what is counted here is what is counted there. */
export function storedText(text: string): string {
  return text.replaceAll('\r\n', '\n').normalize('NFC').trim()
}

/** What to say of the length: nothing while the limit is far. */
export function lengthHint(text: string, lengthMax: number): string | undefined {
  const left = lengthMax - storedText(text).length
  if (left > nearLimit) return undefined
  const [one, many] = left < 0 ? tooMany : rest
  return t(Math.abs(left) === 1 ? one : many, { count: count(Math.abs(left)) })
}

/** What is wrong with a text of several lines, or nothing. */
export function checkText(
  text: string,
  { lengthMax, empty }: { lengthMax: number; empty: string },
): string | undefined {
  return storedText(text) === '' ? empty : checkLength(text, lengthMax)
}

/** What is wrong with the length of a text that may be empty, or nothing. */
export function checkLength(text: string, lengthMax: number): string | undefined {
  const isTooLong = storedText(text).length > lengthMax
  return isTooLong ? t('Use at most {count} characters', { count: count(lengthMax) }) : undefined
}

function count(characters: number): string {
  return characters.toLocaleString(spoken.language)
}
