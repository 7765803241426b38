/** Letters of other alphabets, and digits, that are written for Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  σ: 'o',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** At least this many single letters in a row, as in `s c a m`, are read as one word. */
const spacedMin = 3

/**
 * A text as words for comparison: without accents, invisible characters and case, and with look-alikes replaced by
 * letters. Digits are read as letters in words that have both.
 */
function foldText(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\u00AD\u115F\u1160\u3164]/gu, '')
    .toLowerCase()
    .replaceAll(/\$(?=\p{L})|(?<=\p{L})\$/gu, 's')
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(foldWord)
}

/** A listed word or phrase as it is compared; empty for one that has no letters. */
export function foldListed(word: string): string {
  return foldText(word).join(' ')
}

/**
 * The listed word or phrase that a text contains, or null. Whole words only: a match inside a longer word does not
 * count. `listed` must come from `foldListed`.
 */
export function findFilteredWord(text: string, listed: ReadonlySet<string>): string | null {
  if (listed.size === 0) return null
  const words = foldText(text)
  const longest = Math.max(...[...listed].map((word) => word.split(' ').length))
  for (let place = 0; place < words.length; place += 1) {
    for (let count = 1; count <= longest; count += 1) {
      const phrase = words.slice(place, place + count).join(' ')
      if (listed.has(phrase)) return phrase
    }
  }
  return joinSpacedLetters(words).find((word) => listed.has(word)) ?? null
}

/** Words that are written letter by letter; a letter before or after may be a separate word, as in `a s c a m`. */
function joinSpacedLetters(words: readonly string[]): string[] {
  const found: string[] = []
  let letters: string[] = []
  for (const word of [...words, '']) {
    if (word.length === 1) {
      letters.push(word)
      continue
    }
    const joined = foldWord(letters.join(''))
    const read = [joined, joined.slice(1), joined.slice(0, -1), joined.slice(1, -1)]
    found.push(...read.filter((run) => run.length >= spacedMin))
    letters = []
  }
  return found
}

function foldWord(word: string): string {
  const latin = Array.from(word, (letter) => lookAlikes[letter] ?? letter).join('')
  if (!/\p{L}/u.test(latin)) return latin
  return Array.from(latin, (letter) => digits[letter] ?? letter).join('')
}
