/** Longer than any name, so that a pasted page does not become a pattern. */
const lengthMax = 80

const separators = /[\s_-]+/gu
const signs = /[\\^$.*+?()[\]{}|]/u

/**
 * Finds a name that is written joined, apart or with an underscore: `supertrend` and `super trend` are `Super_Trend`.
 * It begins where a word begins, so that the end of one word and the start of the next do not match by chance. @returns
 * null where nothing is left to search
 */
export function loosePattern(query: string): RegExp | null {
  const letters = Array.from(query.replaceAll(separators, ''), (letter) => letter.replace(signs, '\\$&'))
  if (letters.length === 0 || letters.length > lengthMax) return null
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[\\s_-]*')}`, 'iu')
}
