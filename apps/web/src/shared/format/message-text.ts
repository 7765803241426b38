/** From how many characters before the limit on a field says what is left. */
const nearLimit = 500

/** The text as it will be stored, so that what is counted here is what is counted there. */
export function storedText(text: string): string {
  return text.replaceAll('\r\n', '\n').normalize('NFC').trim()
}

/** What to say of the length: nothing while the limit is far. */
export function lengthHint(text: string, lengthMax: number): string | undefined {
  const left = lengthMax - storedText(text).length
  if (left > nearLimit) return undefined
  if (left < 0) return `${count(-left)} too many`
  return `${count(left)} left`
}

/** What is wrong with a text of several lines, or nothing. */
export function checkText(
  text: string,
  { lengthMax, empty }: { lengthMax: number; empty: string },
): string | undefined {
  const { length } = storedText(text)
  if (length === 0) return empty
  return length > lengthMax ? `Use at most ${lengthMax.toLocaleString('en-US')} characters` : undefined
}

function count(characters: number): string {
  return `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`
}
