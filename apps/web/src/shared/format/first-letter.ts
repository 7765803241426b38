/** The first letter of a text, whole: no character is cut in half. Empty for an empty text. */
export function firstLetter(text: string): string {
  const code = text.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** The letters of an avatar for a shown name such as `Ann L.`: of its first two words. */
export function lettersOf(name: string): string {
  return name.trim().split(/\s+/u).slice(0, 2).map(firstLetter).join('').toUpperCase()
}
