import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** How many characters before the limit a field begins to show what is left. */
const nearLimit = 500

const tooMany = ['{count} character too many', '{count} characters too many'] as const
const rest = ['{count} character left', '{count} characters left'] as const

/** The text as it will be stored, so that the page counts the same characters as the service. */
export function storedText(text: string): string {
  return text.replaceAll('\r\n', '\n').normalize('NFC').trim()
}

/** The hint about the length: none while the limit is far away. */
export function lengthHint(text: string, lengthMax: number): string | undefined {
  const left = lengthMax - storedText(text).length
  if (left > nearLimit) return undefined
  const [one, many] = left < 0 ? tooMany : rest
  return t(Math.abs(left) === 1 ? one : many, { count: count(Math.abs(left)) })
}

/** How long the text is, and how long it may be: `120/5,000`. */
export function lengthOf(text: string, lengthMax: number): string {
  return `${count(storedText(text).length)}/${count(lengthMax)}`
}

/** The error of a text of several lines, if it has one. */
export function checkText(
  text: string,
  { lengthMax, empty }: { lengthMax: number; empty: string },
): string | undefined {
  return storedText(text) === '' ? empty : checkLength(text, lengthMax)
}

/** The error in the length of an optional text, if it has one. */
export function checkLength(text: string, lengthMax: number): string | undefined {
  const isTooLong = storedText(text).length > lengthMax
  return isTooLong ? t('Use at most {count} characters', { count: count(lengthMax) }) : undefined
}

function count(characters: number): string {
  return characters.toLocaleString(spoken.language)
}
