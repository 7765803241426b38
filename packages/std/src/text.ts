/** The part of an id that people name on the phone or in a subject line: its end, because ids begin with their time. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase()
}

/** A count for people: `2,321`. The same in every engine and language, for texts that are compared. */
export function countText(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
}

/** The first letter of a text, whole: no character is cut in half. Empty for an empty text. */
export function firstLetter(text: string): string {
  const code = text.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/**
 * The letters of an avatar for a shown name such as `Ann L.`: from its first two words, leaving out one in brackets.
 */
export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  const named = words.filter((word) => !/^\p{P}/u.test(word))
  return (named.length > 0 ? named : words).slice(0, 2).map(firstLetter).join('').toUpperCase()
}

/** The JSON in a text; undefined for anything else. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
